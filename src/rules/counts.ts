import { BUILDINGS } from '../content';
import type { CountName } from '../content/components';
import { SWITCHES } from '../content/switches';
import { isCompleted, isFilled } from './buildings';
import { playerOf, type Seat, type State } from './model';

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
      (building, index) =>
        isFilled(building) && (SWITCHES.rightmostCountsForFilledFair || (BUILDINGS[index]?.rooms ?? 0) > 0),
    ).length,
};

export const completedBuildings: Count = (state, seat) =>
  playerOf(state, seat).buildings.filter(isCompleted).length;
