import { MINE_MAPS } from '../../content/silver/maps';
import { TECHNOLOGIES, TIERS } from '../../content/silver/technologies';
import type { MineMap, MineSpace, Tablet, Technology, Tier } from '../../content/silver/words';
import type { Seat, Table } from '../model';
import { silverOf, tierOf } from './miner';

/** What lies in the box, looked up by id. */

const MAPS = new Map(MINE_MAPS.map(map => [map.id, map]));
const SPACES = new Map(MINE_MAPS.flatMap(({ mines }) => mines.map(space => [space.id, space])));
const MINES_IN = new Map<string, readonly MineSpace[]>();
for (const space of SPACES.values()) MINES_IN.set(space.town, [...(MINES_IN.get(space.town) ?? []), space]);
const STARTS = new Map(MINE_MAPS.map(map => [map.start, map]));
const TABLETS_BY_ID = new Map(MINE_MAPS.flatMap(({ tablets }) => tablets).map(tablet => [tablet.id, tablet]));
/** By the place from which they are crossed, then by the one where the path leads. */
const TABLETS_FROM = new Map<string, Map<string, Tablet>>();
for (const tablet of TABLETS_BY_ID.values())
  for (const [from, to] of [tablet.link, tablet.link.toReversed()] as const)
    TABLETS_FROM.set(from, (TABLETS_FROM.get(from) ?? new Map<string, Tablet>()).set(to, tablet));
/** The tiers of each Technology, in their order. */
const TIERS_OF = new Map(
  TECHNOLOGIES.map(technology => [technology, TIERS.filter(tier => tier.technology === technology)]),
);

export function mineMap(id: string): MineMap {
  const map = MAPS.get(id);
  if (!map) throw new Error(`no Underground map '${id}' in the box`);
  return map;
}

/** The sides that lie on a table never change: the maps of the table that was asked about last are known. */
let last: { readonly sides: readonly string[]; readonly maps: readonly MineMap[] } | undefined;

/** The Underground maps on the table. */
export function mineMapsOf(table: Pick<Table, 'boxes'>): readonly MineMap[] {
  const { maps: sides } = silverOf(table);
  if (last?.sides !== sides) last = { sides, maps: sides.map(mineMap) };
  return last.maps;
}

export const MINE_SPACES: readonly string[] = [...SPACES.keys()];
export const mineSpace = (id: string): MineSpace | undefined => SPACES.get(id);
/** The town of a Mine space; a start Mine lies in none (SQ4.1). */
export const townOfMine = (id: string): string => SPACES.get(id)?.town ?? '';
/** The map that starts at this place, if one does. */
export const mapStartingAt = (place: string): MineMap | undefined => STARTS.get(place);

const NO_MINES: readonly MineSpace[] = [];

/** The Mine spaces of a town. */
export const minesIn = (town: string): readonly MineSpace[] => MINES_IN.get(town) ?? NO_MINES;

/** The tablet on the path between two places. */
export const tabletBetween = (from: string, to: string): Tablet | undefined =>
  TABLETS_FROM.get(from)?.get(to);

/** A tablet by its id. */
export function tabletOf(id: string): Tablet {
  const tablet = TABLETS_BY_ID.get(id);
  if (!tablet) throw new Error(`no tablet '${id}' in the box`);
  return tablet;
}

/** The tier of a Technology that comes after so many. */
const tierAfter = (technology: Technology, tier: number): Tier | undefined =>
  TIERS_OF.get(technology)?.[tier];

/** The tier that comes next for a seat, if it has not reached the last one. */
export const nextTier = (table: Pick<Table, 'boxes'>, seat: Seat, technology: Technology): Tier | undefined =>
  tierAfter(technology, tierOf(table, seat, technology));
