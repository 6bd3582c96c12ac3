import { BUILDINGS, tileOf } from '../content';
import type { Action } from '../content/vocabulary';
import { playerOf, type BuildingState, type Seat, type State } from './model';

export function buildingOf(state: State, seat: Seat, index: number): BuildingState {
  const building = playerOf(state, seat).buildings[index];
  if (!building) throw new Error(`no Building ${index}`);
  return building;
}

/** Every Room holds a Character; the sixth Building has none to fill (R1.33, Q1.2). */
export const isFilled = (building: BuildingState): boolean => !building.rooms.includes(null);

export const isCompleted = (building: BuildingState): boolean =>
  building.crest !== null && isFilled(building);

export const tilesIn = (building: BuildingState): string[] => building.rooms.filter(tile => tile !== null);

/** The one Character that lives in a Building (R6.37). */
export function characterIn(building: BuildingState): Action | undefined {
  const tile = building.rooms.find(room => room !== null);
  return tile ? characterOf(tile) : undefined;
}

export function characterOf(id: string): Action | undefined {
  const tile = tileOf(id);
  return tile.kind === 'character' ? tile.character : undefined;
}

/** How many Houses still stand on roofs: one on every Building with empty Rooms (R1.18, R6.39). */
export const housesOnRoofs = (state: State, seat: Seat): number =>
  playerOf(state, seat).buildings.filter(
    (building, index) => BUILDINGS[index]?.roofHouse && !isFilled(building),
  ).length;
