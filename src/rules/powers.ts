import { CONTRACT_SPACES, KING_START, STOREHOUSE_SPACES } from '../content';
import type { Action } from '../content/vocabulary';
import { buildingOf, characterIn, isCompleted } from './buildings';
import { isCardinal } from './cardinal/board';
import { kingPosition } from './cardinal/challenges';
import { playerOf, type MoveType, type Pending, type Seat, type SourceKind, type State } from './model';

/** Numbers and lists that rules ask for and that boards change: asked, never branched on. */

/** The Bonus AP marker of a Building: as many points as it has Rooms, or what lies on the column (R9.2, R14.4). */
export const markerOf = (state: State, seat: Seat, building: number): number =>
  (isCardinal(state, seat) ? state.cardinal?.markers[building] : undefined) ??
  buildingOf(state, seat, building).rooms.length;

/** The Bonus AP markers that lie on an Action. */
export const bonusPoints = (state: State, seat: Seat, action: Action): number =>
  playerOf(state, seat).buildings.reduce(
    (sum, building, index) =>
      isCompleted(building) && characterIn(building) === action ? sum + markerOf(state, seat, index) : sum,
    0,
  );

/** With what a turn begins (R5.8, R15.1). */
export const firstEffect = (state: State, seat: Seat): Pending =>
  isCardinal(state, seat) ? { do: 'cardinal', step: 'roll' } : { do: 'takeDie' };

/** What the leader does about the Bonus tile at the King track (R10.2, R20.5). */
export const leaderEffect = (state: State, seat: Seat): Pending =>
  isCardinal(state, seat) ? { do: 'cardinal', step: 'kingTile' } : { do: 'kingTile' };

/** The only move that a seat ever makes, if it has but one (R15.1, R17.17). */
export const onlyMove = (state: State, seat: Seat): MoveType | undefined =>
  isCardinal(state, seat) ? 'proceed' : undefined;

/** How many tiles and Contracts fit on a board (R1.20, R1.21, Q19.2). */
export const spacesOf = (state: State, seat: Seat): { storehouse: number; contracts: number } =>
  isCardinal(state, seat)
    ? { storehouse: Infinity, contracts: Infinity }
    : { storehouse: STOREHOUSE_SPACES, contracts: CONTRACT_SPACES.length };

/** The position on the King track below which a marker never starts a round (R10.8, R20.2). */
export const resetPosition = (state: State, seat: Seat): number =>
  isCardinal(state, seat) ? kingPosition(state) : KING_START;

/** Seats that are level with each other, those that win every tie before the others (R20.3, R23.2). */
export const winnersOfTies = (state: State, seats: readonly Seat[]): Seat[] => [
  ...seats.filter(seat => isCardinal(state, seat)),
  ...seats.filter(seat => !isCardinal(state, seat)),
];

/** Whether a seat scores every Fair (R20.6). */
export const scoresEveryFair = (state: State, seat: Seat): boolean => isCardinal(state, seat);

/** The parts of the final scoring in which a seat does not share (R20.15). */
export const unscored = (state: State, seat: Seat): readonly SourceKind[] =>
  isCardinal(state, seat) ? ['completedBuildings'] : [];
