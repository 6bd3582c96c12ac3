import type { Tablet } from '../../../content/silver/words';
import { distance, neighbours } from '../../map';
import type { State } from '../../model';
import { tabletBetween } from '../known';
import { silverOf } from '../miner';

/** The shortest ways between two places of a map, and the tablets on them. */

type Way = readonly string[];

const shortestWays = (from: string, to: string): Way[] =>
  from === to
    ? [[to]]
    : neighbours(from)
        .filter(next => distance(next, to) < distance(from, to))
        .flatMap(next => shortestWays(next, to).map(way => [from, ...way]));

/** The open tablets that somebody covers who goes this way, from its first place on. */
export const covered = (state: State, way: Way = []): Tablet[] =>
  way.slice(1).flatMap((place, index) => {
    const tablet = tabletBetween(way[index] ?? place, place);
    return tablet && !silverOf(state).crossed.includes(tablet.id) ? [tablet] : [];
  });

/** The shortest ways by their places; of those that cover the same tablets, one. */
export function waysTo(state: State, from: string, to: string): ReadonlyMap<string, Way> {
  const byTablets = new Map<string, Way>();
  for (const way of shortestWays(from, to)) {
    const key = covered(state, way)
      .map(({ id }) => id)
      .join(' ');
    if (!byTablets.has(key)) byTablets.set(key, way);
  }
  return new Map([...byTablets.values()].map(way => [way.join('>'), way]));
}
