import type { Action, Piece, Price, WheelAction } from '../../content';
import type { Move, Pending, Seat, State } from '../model';
import type { Play } from '../play';
import type { Refusal } from '../refusals';
import type { Kind } from './kinds';

/** What a move can answer: a waiting effect, points of an Action that can be spent, or those by which a piece walks. */
export type MoveQuestion = Pending['do'] | `${WheelAction}Points` | 'walkPoints';

/** What a move asks for: the points of an Action, something to pay, somebody who stands there. */
export interface Terms {
  readonly action?: Action;
  readonly points?: number;
  readonly price?: Price;
  readonly stands?: { readonly piece: Piece; readonly at: string };
}

/** What a seat has that moves of a box need, a bit each: asked once for all of them. */
export type Means = (state: State, seat: Seat) => number;

/** One of these bits has to be there. */
export interface Needs {
  readonly of: Means;
  readonly bits: number;
}

/** A Task is tried where Tasks are let in; what else lets it be done waits on top, whatever a seat has. */
export interface WorthTrying {
  readonly task?: true;
  readonly waits?: readonly Pending['do'][];
}

/** What a move is: its arguments, what may be tried, why it may not be done, and what it does. */
export interface MoveRule<M extends Move> {
  /** In the order in which the notation writes them. */
  args: { readonly [A in Exclude<keyof M, 'type'>]-?: Kind<Exclude<M[A], undefined>> };
  /** What it takes for the move to be worth trying; a Task asks for nothing. */
  answers: readonly MoveQuestion[] | 'anytime';
  /** Of what is possible at any time: when alone it is worth trying. */
  when?: WorthTrying;
  /** What a seat has to have for the move to be worth trying, where it is not one that waits for it (`when`). */
  needs?: Needs;
  /** Everything worth trying where the move is worth trying; `refuse` decides. */
  candidates: (state: State, seat: Seat) => readonly M[];
  /** Where the move is worth trying, all candidates are legal: they need not be asked about again. */
  exact?: true;
  /** Why this may not be done now; `undefined` when it is legal. Never changes anything. */
  refuse: (state: State, seat: Seat, move: M) => Refusal | undefined;
  /** What it asks for where it stands; a move without any costs nothing. */
  terms?: (state: State, seat: Seat, move: M) => Terms;
  /** Whether it turns up something hidden, so that it cannot be undone. Ending a turn never can. */
  reveals?: (state: State) => boolean;
  /** Does it; only ever called for a legal move. */
  apply: (play: Play, seat: Seat, move: M) => void;
}
