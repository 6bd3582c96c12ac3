import type { CardinalLevel } from '../../content/cardinalCards';
import type { Player, Seat, State, Table } from '../model';
import type { CardinalState } from './model';
import { playerOf } from '../model';

/** The human player sits at the first seat, the Cardinal at the second. */
export const YOU: Seat = 0;
export const CARDINAL: Seat = 1;

/** The Cardinal's own board; asking for it in another game is a bug. */
export function cardinalOf(state: Table): CardinalState {
  if (!state.cardinal) throw new Error('the Cardinal is not in play');
  return state.cardinal;
}

export const isCardinal = (state: State, seat: Seat): boolean =>
  state.cardinal !== undefined && seat === CARDINAL;

/** The level that was chosen; chosen Challenges are none (R22.1–R22.4). */
export const levelOf = ({ options: { cardinal } }: State): CardinalLevel['id'] | undefined =>
  cardinal && 'level' in cardinal ? cardinal.level : undefined;

export const itsPlayer = (state: State): Player => playerOf(state, CARDINAL);
