import { DIE_SPACES } from '../../content';
import { playerOf, type Seat, type State } from '../model';

/** Who still takes a die before a seat does: whoever has fewer, or as many and an earlier turn (R3.3, R5.9). */
export function diceBefore(state: State, seat: Seat): readonly Seat[] {
  const taken = (each: Seat): number => playerOf(state, each).dice.length;
  if (taken(seat) >= DIE_SPACES) return [];
  const mine = state.order.indexOf(seat);
  return state.order.filter((each, turn) => taken(each) < taken(seat) + (turn < mine ? 1 : 0));
}
