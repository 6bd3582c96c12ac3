import { BUILDINGS } from '../content';
import type { CountName } from '../content/components';
import { isCompleted, isFilled } from './buildings';
import { tileOf } from '../content';
import { playerOf, type Seat, type State } from './model';
import { readingOf } from './readings';

type Count = (state: State, seat: Seat) => number;

/** The numbers that Fairs and the final scoring multiply. */
export const COUNT: Record<CountName, Count> = {
  houses: (state, seat) => playerOf(state, seat).houses.length,
  pillars: (state, seat) => playerOf(state, seat).pillars.length,
  contracts: (state, seat) => playerOf(state, seat).contracts.length,
  cathedrals: (state, seat) => playerOf(state, seat).cathedrals.length,
  crests: (state, seat) => {
    const { buildings, storehouse } = playerOf(state, seat);
    const placed = buildings.filter(building => building.crest !== null).length;
    const waiting = storehouse.filter(tile => tileOf(tile).kind === 'crest').length;
    return readingOf(state, 'fairCrests') === 'owned' ? placed + waiting : placed;
  },
  upperFloors: (state, seat) =>
    playerOf(state, seat).buildings.reduce(
      (sum, building) => sum + building.rooms.slice(1).filter(room => room !== null).length,
      0,
    ),
  filledBuildings: (state, seat) =>
    playerOf(state, seat).buildings.filter(
      (building, index) =>
        isFilled(building) &&
        (readingOf(state, 'rightmostBuilding') === 'filled' || (BUILDINGS[index]?.rooms ?? 0) > 0),
    ).length,
};

export const completedBuildings: Count = (state, seat) =>
  playerOf(state, seat).buildings.filter(isCompleted).length;
