import { BUILDINGS, tileOf } from '../content';
import type { CountName, WordsOf } from '../content/vocabulary';
import { isCompleted, isFilled } from './buildings';
import { playerOf, type Seat, type State } from './model';
import { readingOf } from './readings';
import { allTogether, boxOf, rowOf } from './shelf';

export type Count = (state: State, seat: Seat) => number;

/** The numbers that Fairs and the final scoring multiply. */
export const COUNTS_OF_BASE: Readonly<Record<WordsOf<'base', 'count'>, Count>> = {
  houses: (state, seat) => playerOf(state, seat).houses.length,
  pillars: (state, seat) => playerOf(state, seat).pillars.length,
  contracts: (state, seat) => playerOf(state, seat).contracts.length,
  cathedrals: (state, seat) => playerOf(state, seat).cathedrals.length,
  crests: (state, seat) => playerOf(state, seat).buildings.filter(building => building.crest !== null).length,
  upperFloors: (state, seat) =>
    playerOf(state, seat).buildings.reduce(
      (sum, building) => sum + building.rooms.slice(1).filter(room => room !== null).length,
      0,
    ),
  filledBuildings: (state, seat) =>
    playerOf(state, seat).buildings.filter(
      (building, index) => isFilled(building) && (BUILDINGS[index]?.rooms ?? 0) > 0,
    ).length,
};

/** What is counted, in the boxes at hand. */
export const countNames = (): readonly CountName[] => Object.keys(allTogether().counts) as CountName[];

/** How many of these a seat has. */
export const countOf = (state: State, seat: Seat, name: CountName): number =>
  rowOf(boxOf(state).counts, name)(state, seat);

export const completedBuildings: Count = (state, seat) =>
  playerOf(state, seat).buildings.filter(isCompleted).length;

/** What a Fair counts besides where a table reads it so: waiting Crests, the rightmost Building (Q11.3, Q11.4). */
const MORE: Partial<Record<CountName, Count>> = {
  crests: (state, seat) =>
    readingOf(state, 'fairCrests') === 'owned'
      ? playerOf(state, seat).storehouse.filter(tile => tileOf(tile).kind === 'crest').length
      : 0,
  filledBuildings: (state, seat) =>
    readingOf(state, 'rightmostBuilding') === 'filled'
      ? playerOf(state, seat).buildings.filter(({ rooms }) => rooms.length === 0).length
      : 0,
};

/** A number as a Fair counts it. */
export const fairCount = (state: State, seat: Seat, name: CountName): number =>
  countOf(state, seat, name) + (MORE[name]?.(state, seat) ?? 0);
