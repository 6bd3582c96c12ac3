import { BUILDINGS, tileOf } from '../content';
import type { CountName } from '../content/components';
import { isCompleted, isFilled } from './buildings';
import { playerOf, type Seat, type State } from './model';
import { readingOf } from './readings';

type Count = (state: State, seat: Seat) => number;

/** The numbers that Fairs and the final scoring multiply. */
export const COUNT: Record<CountName, Count> = {
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
  COUNT[name](state, seat) + (MORE[name]?.(state, seat) ?? 0);
