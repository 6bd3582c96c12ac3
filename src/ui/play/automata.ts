import type { ComponentType } from 'react';
import type { MoveType, Seat, State } from '../../rules/model';
import { onlyMove } from '../../rules/powers';
import { rowsFor } from '../boxes/rows';
import { CardinalBar } from './cardinal/CardinalBar';
import { CardinalPanel } from './cardinal/CardinalPanel';
import { CardinalTurn } from './cardinal/CardinalTurn';

/** How a seat is shown that has only one move: its board, its bar in its turn, and what it decides. */
export interface Automaton {
  readonly Panel: ComponentType<{ readonly seat: Seat }>;
  readonly Bar: ComponentType;
  readonly Turn: ComponentType;
}

/** By this move. */
export const AUTOMATA = rowsFor<Partial<Record<MoveType, Automaton>>>({
  proceed: { Panel: CardinalPanel, Bar: CardinalBar, Turn: CardinalTurn },
});

export function automatonAt(state: State, seat: Seat | undefined): Automaton | undefined {
  const move = seat === undefined ? undefined : onlyMove(state, seat);
  return move && AUTOMATA[move];
}

export const automataOf = (state: State): Automaton[] =>
  state.players.flatMap((_, seat) => automatonAt(state, seat) ?? []);
