import { BONUS_TILES } from './bonusTiles';
import { CATHEDRAL_TILES } from './cathedrals';
import { CHALLENGES } from './challenges';
import { CHARACTER_TILES } from './characters';
import type {
  CathedralTile,
  Challenge,
  CorruptionToken,
  CostTile,
  CrestTile,
  Decree,
  FairTile,
  HouseSpace,
  Tile,
  Town,
  TownTile,
} from './components';
import { COST_TILES } from './constructionCosts';
import { CONTRACT_PILE } from './contracts';
import { CORRUPTION_TOKENS } from './corruption';
import { DECREES } from './decrees';
import { FAIR_TILES, TOWN_TILES } from './fairs';
import { TOWNS } from './map';
import { PROVENANCE } from './provenance';
import type { ListName } from './provenance';
import type { Origin, PlayerMark, Provenance } from './vocabulary';

/** The box: every list of components, and lookups by id. */

export * from './bonusTiles';
export * from './cardinalBoard';
export * from './cathedrals';
export * from './challenges';
export * from './characters';
export * from './components';
export * from './constructionCosts';
export * from './contracts';
export * from './corruption';
export * from './decrees';
export * from './dice';
export * from './fairs';
export * from './kingTrack';
export * from './map';
export * from './playerBoard';
export * from './provenance';
export * from './rulebook';
export * from './vocabulary';
export * from './wheel';

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map(item => [item.id, item]));

/** An unknown id is a bug: ids of components never come from outside unchecked. */
const finder = <T>(items: ReadonlyMap<string, T>, what: string) => {
  return (id: string): T => {
    const item = items.get(id);
    if (item === undefined) throw new Error(`no ${what} '${id}' in the box`);
    return item;
  };
};

const TILES = byId<Tile>([...CONTRACT_PILE, ...BONUS_TILES, ...CHARACTER_TILES]);

export const isTile = (id: string): boolean => TILES.has(id);
export const tileOf: (id: string) => Tile = finder(TILES, 'tile');
export const townOf: (id: string) => Town = finder(byId(TOWNS), 'Town');
export const houseSpaceOf: (id: string) => HouseSpace = finder(
  byId(TOWNS.flatMap(town => town.houses)),
  'House space',
);
export const cathedralTileOf: (id: string) => CathedralTile = finder(byId(CATHEDRAL_TILES), 'Cathedral tile');
export const costTileOf: (id: string) => CostTile = finder(byId(COST_TILES), 'Construction Cost tile');
export const fairOf: (id: string) => FairTile = finder(byId(FAIR_TILES), 'Fair tile');
export const townTileOf: (id: string) => TownTile = finder(byId(TOWN_TILES), 'Town tile');
export const corruptionOf: (id: string) => CorruptionToken = finder(
  byId(CORRUPTION_TOKENS),
  'Corruption token',
);
export const decreeOf: (id: string) => Decree = finder(byId(DECREES), 'Decree');
export const challengeOf: (id: string) => Challenge = finder(byId(CHALLENGES), 'Challenge');

/** Those of the list that are in play with so many players. */
export const inPlay = <T extends { readonly players: PlayerMark }>(
  list: readonly T[],
  players: number,
): readonly T[] => list.filter(item => item.players <= players);

/** The Crests that stay in the box with so many players. */
export const boxedCrests = (players: number): CrestTile[] =>
  [...CONTRACT_PILE, ...BONUS_TILES]
    .filter((tile): tile is CrestTile => tile.kind === 'crest')
    .filter(tile => tile.players > players);

/**
 * Where a printed value is known from. What an item has of its own comes before what its list says. What has
 * no id goes by its position, action or colour; single values are in the list `VALUES`, by name.
 */
export const originOf = (list: ListName, id: string, field = '*'): Origin => {
  const { fields, items }: Provenance = PROVENANCE[list];
  const item = items?.[id];
  const origin = item?.[field] ?? item?.['*'] ?? fields[field] ?? fields['*'];
  if (origin === undefined) throw new Error(`no provenance of ${list} '${id}' ${field}`);
  return origin;
};
