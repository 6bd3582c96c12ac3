import { mapOf, townOfSpace } from '../../../content';
import { FOUNDED, type Founded } from '../../../content/silver/solo/words';
import { CARDINAL, YOU } from '../../cardinal/board';
import type { Criterion } from '../../cardinal/choice';
import type { PlaceCriterion } from '../../cardinal/passing';
import { isNewCrest } from '../../cardinal/tiles';
import { distance } from '../../map';
import type { State } from '../../model';
import { standsFor, standsOf } from '../../pieces';
import { mineMap } from '../known';
import { isOnMapOf } from '../underground/prospectors';
import { FOUNDING } from './founding';
import type { Search } from './words';

/** Where the Cardinal's Prospectors look for a place, and which place he likes best (S14.2–S14.4). */

/** A piece and the town for it. */
export type Site = `${Founded}:${string}`;

export const EVERYTHING: Search = { for: FOUNDED };

export function readSite(site: Site): { what: Founded; town: string } {
  const [word, town = ''] = site.split(':');
  const what = FOUNDED.find(each => each === word);
  if (!what) throw new Error(`nothing is founded at '${site}'`);
  return { what, town };
}

/** His Prospector on the map of a town. */
export const prospectorFor = (state: State, town: string): string =>
  standsFor(state, CARDINAL, 'prospector', town) ?? town;

export const stepsTo = (state: State, town: string): number => distance(prospectorFor(state, town), town);

/** Whether a Crest that he lacks lies within so many steps on the map of this Prospector (S15.3). */
export const hasCrestNear = (state: State, from: string, points: number): boolean =>
  Object.entries(state.map.tiles).some(
    ([space, tile]) => distance(from, townOfSpace(space)) <= points && isNewCrest(state, tile),
  );

/** The towns where one of his Prospectors could go, and what he can place there. */
function sites(state: State, search: Search, points: number): Site[] {
  return standsOf(state, CARDINAL, 'prospector')
    .filter(from => !search.atCrest || hasCrestNear(state, from, points))
    .flatMap(from => mapOf(from).towns)
    .flatMap(({ id }) =>
      search.for.filter(what => FOUNDING[what].isLegal(state, id)).map((what): Site => `${what}:${id}`),
    );
}

/** Whether any place is left, in reach or beyond. */
export const canFind = (state: State, search: Search): boolean => sites(state, search, Infinity).length > 0;

/** Whether a Crest that he lacks is in reach with so many points. */
export const reachesCrest = (state: State, points: number): boolean =>
  standsOf(state, CARDINAL, 'prospector').some(from => hasCrestNear(state, from, points));

/** What decides between towns: a map that you share, a bonus that is shown, the higher map (S14.4, SQ14.4). */
function preferences(state: State): PlaceCriterion<Site>[] {
  const withTown = (of: (town: string, what: Founded) => number) => (site: Site) => {
    const { what, town } = readSite(site);
    return of(town, what);
  };
  return [
    { by: 'withYou', rule: 'S14.4', of: withTown(town => (isOnMapOf(state, YOU, town) ? 1 : 0)) },
    {
      by: 'showsBonus',
      rule: 'SQ14.4',
      of: withTown((town, what) => (FOUNDING[what].showsBonus(state, town) ? 1 : 0)),
    },
    { by: 'higherMap', rule: 'S14.4', of: withTown(town => mineMap(mapOf(town).id).level) },
  ];
}

/** How many steps a place is beyond reach. */
export const extensionTo = (state: State, site: Site, points: number): number =>
  Math.max(0, stepsTo(state, readSite(site).town) - points);

/** What decides between places in reach: the kinds in their order, then the towns (SQ14.2, S14.4). */
export const wishes = (state: State, search: Search): readonly PlaceCriterion<Site>[] => [
  { by: 'kindOrder', rule: 'SQ14.2', of: site => -search.for.indexOf(readSite(site).what) },
  ...preferences(state),
];

/** The places between which he chooses: those within reach, else all; and by what (S14.4, SQ14.2). */
export function sitesFor(
  state: State,
  search: Search,
  points: number,
): { candidates: Site[]; criteria: Criterion<Site>[] } {
  const all = sites(state, search, points);
  const near = all.filter(site => extensionTo(state, site, points) === 0);
  const criteria = wishes(state, search);
  if (near.length > 0) return { candidates: near, criteria: [...criteria] };
  const leastExtension: Criterion<Site> = {
    by: 'leastExtension',
    rule: 'S14.4',
    of: site => -extensionTo(state, site, points),
  };
  return { candidates: all, criteria: [leastExtension, ...criteria] };
}
