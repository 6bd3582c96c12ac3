import type { Play } from '../events';
import type { Move, Seat, State } from '../model';
import type { Refusal } from '../refusals';
import type { Kind } from './kinds';

/** What a move is: its arguments, what may be tried, why it may not be done, and what it does. */
export interface MoveRule<M extends Move> {
  /** In the order in which the notation writes them. */
  args: { readonly [A in Exclude<keyof M, 'type'>]-?: Kind<Exclude<M[A], undefined>> };
  /** Everything worth trying now; `refuse` decides. Empty where nothing asks for such a move. */
  candidates: (state: State, seat: Seat) => readonly M[];
  /** Why this may not be done now; `undefined` when it is legal. Never changes anything. */
  refuse: (state: State, seat: Seat, move: M) => Refusal | undefined;
  /** Does it; only ever called for a legal move. */
  apply: (play: Play, seat: Seat, move: M) => void;
}
