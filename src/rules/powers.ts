import type { Action } from '../content/vocabulary';
import { characterIn, isCompleted } from './buildings';
import { playerOf, type Seat, type State } from './model';

/** Numbers that rules ask for and that boards change: asked, never branched on. */

/** The Bonus AP marker that lies on an Action: as many points as the completed Building has Rooms (R9.2). */
export const bonusPoints = (state: State, seat: Seat, action: Action): number =>
  playerOf(state, seat).buildings.reduce(
    (sum, building) =>
      isCompleted(building) && characterIn(building) === action ? sum + building.rooms.length : sum,
    0,
  );
