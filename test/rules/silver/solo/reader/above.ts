import { TOWNS, cathedralStack, houseSpaceOf, type Town } from '../../../../../src/content';
import { distance } from '../../../../../src/rules/map';
import type { State } from '../../../../../src/rules/model';
import { YOU, bestBy, costAt, player } from './table';

/** Where Architect and Merchant have to go and build on the main map: R16.10–R16.31. */

const tilesLeft = (state: State, town: string) =>
  cathedralStack(town).filter(({ id }) => !state.players.some(each => each.cathedrals.includes(id)));

/** Cathedrals with room for a Pillar of his, whether or not he has one left (R16.13, R16.14, Q16.4, Q16.5). */
const cathedrals = (state: State): Town[] =>
  TOWNS.filter(({ id, pillars = 0 }) => {
    const standing = state.players.filter(each => each.pillars.includes(id)).length;
    const isThere = costAt(state, id) !== undefined;
    return pillars > standing && isThere && !player(state).pillars.includes(id);
  });

const freeSpaces = (state: State, { houses }: Town): string[] =>
  houses
    .filter(({ id, players }) => players <= 2 && !state.players.some(each => each.houses.includes(id)))
    .map(({ id }) => id);

/** Towns with a free House space and no House of his (R16.21, Q16.7). */
const towns = (state: State): Town[] =>
  TOWNS.filter(
    town =>
      freeSpaces(state, town).length > 0 && !town.houses.some(({ id }) => player(state).houses.includes(id)),
  );

const vpOf = (space: string): number =>
  houseSpaceOf(space).bonus.reduce((sum, effect) => sum + (effect.do === 'score' ? effect.points : 0), 0);

const bonusOf = (space: string): number =>
  houseSpaceOf(space).bonus.some(effect => effect.do !== 'score') ? 1 : 0;

type Preference = (town: Town) => number;

const PREFERENCES: Readonly<Record<'architect' | 'merchant', (state: State) => Preference[]>> = {
  architect: state => [
    ({ id }) => (costAt(state, id)?.points ?? 0) + (tilesLeft(state, id)[0]?.points ?? 0),
    ({ id }) => (cathedralStack(id).some(tile => player(state, YOU).cathedrals.includes(tile.id)) ? 0 : 1),
    ({ id }) => -(costAt(state, id)?.pay.stone ?? 0),
  ],
  merchant: state => [
    ({ id }) => (state.fairs[state.round - 1]?.town === id ? 1 : 0),
    town => Math.max(...freeSpaces(state, town).map(vpOf)),
    town => Math.max(...freeSpaces(state, town).map(bonusOf)),
  ],
};

/** Where the piece goes on to with so many points, or so much Gold. */
export function bestTowns(state: State, piece: 'architect' | 'merchant', reach: number): string[] {
  const from = player(state)[piece];
  const all = piece === 'architect' ? cathedrals(state) : towns(state);
  const near = all.filter(({ id }) => distance(from, id) <= reach);
  const closest: Preference = ({ id }) => -distance(from, id);
  const preferences = PREFERENCES[piece](state);
  const best = near.length > 0 ? bestBy(near, ...preferences, closest) : bestBy(all, closest, ...preferences);
  return best.map(({ id }) => id);
}

/** The House spaces with the most VP, then with another bonus (R16.22b, R16.22c, SQ14.3). */
export const bestOf = (spaces: readonly string[]): string[] => bestBy(spaces, vpOf, bonusOf);

/** The House spaces where the Merchant stands, the best of them (R16.26, Q16.27). */
export function housesHere(state: State): string[] {
  const here = towns(state).find(({ id }) => id === player(state).merchant);
  return here && player(state).supply.houses > 0 ? bestOf(freeSpaces(state, here)) : [];
}

/** Whether a Pillar goes to the Architect's Cathedral (R16.11). */
export const takesPillarHere = (state: State): boolean =>
  player(state).supply.pillars > 0 && cathedrals(state).some(({ id }) => id === player(state).architect);

/** The Bonus tiles of the main map within so many steps. */
export const tilesAbove = (state: State, piece: 'architect' | 'merchant', reach: number): string[] =>
  Object.keys(state.map.tiles).filter(space =>
    TOWNS.some(
      ({ id, tiles }) => tiles.some(tile => tile.id === space) && distance(player(state)[piece], id) <= reach,
    ),
  );
