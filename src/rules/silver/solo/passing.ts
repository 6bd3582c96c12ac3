import { mapOf } from '../../../content';
import { CARDINAL } from '../../cardinal/board';
import { passedOver } from '../../cardinal/passing';
import type { PassedOver, Passing } from '../../cardinal/words';
import type { State } from '../../model';
import { standsOf } from '../../pieces';
import { FOUNDING } from './founding';
import { hasCrestNear, readSite, stepsTo, wishes, type Site } from './search';
import type { Search } from './words';

/** The places of a Prospector Action, and what he did not choose of them. */
interface Looked {
  readonly search: Search;
  readonly points: number;
  readonly candidates: readonly Site[];
}

/** The towns nearer than the one that he chose, on the maps of all his Prospectors, and why none of them (S14.4). */
export function passedBelow(
  state: State,
  { search, points, candidates }: Looked,
  chosen: Site,
): PassedOver[] {
  const closed = (from: string, town: string): Passing | undefined => {
    const reasons = search.for.map(what => FOUNDING[what].closed(state, town));
    const isPlace = search.for.some((what, at) => reasons[at] ?? FOUNDING[what].isLegal(state, town));
    if (isPlace && search.atCrest && !hasCrestNear(state, from, points)) return 'noCrest';
    return reasons.find(reason => reason !== undefined);
  };
  const towns = standsOf(state, CARDINAL, 'prospector').flatMap(from =>
    mapOf(from).towns.map(({ id: town }) => ({
      town,
      steps: stepsTo(state, town),
      candidates: candidates.filter(site => readSite(site).town === town),
      closed: closed(from, town),
    })),
  );
  return passedOver(chosen, stepsTo(state, readSite(chosen).town), towns, wishes(state, search));
}
