import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import type { MoveType, Seat, State } from '../../rules/model';
import { onlyMove } from '../../rules/powers';
import { rowsFor } from '../boxes/rows';

/** How a seat is shown that has only one move: its board, its bar in its turn, and what it decides. */
export interface Automaton {
  readonly Panel: ComponentType<{ readonly seat: Seat }>;
  readonly Bar: ComponentType;
  readonly Turn: ComponentType;
}

/** Most tables are without one: it comes with those that have it, and the rest of the table does not wait for it. */
function fetched(load: () => Promise<{ readonly default: ComponentType }>): () => ReactNode {
  const Part = lazy(load);
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  );
}

const cardinal: Automaton = {
  Panel: fetched(() => import('./cardinal/CardinalPanel')),
  Bar: fetched(() => import('./cardinal/CardinalBar')),
  Turn: fetched(() => import('./cardinal/CardinalTurn')),
};

/** By this move. */
export const AUTOMATA = rowsFor<Partial<Record<MoveType, Automaton>>>({
  proceed: cardinal,
});

export function automatonAt(state: State, seat: Seat | undefined): Automaton | undefined {
  const move = seat === undefined ? undefined : onlyMove(state, seat);
  return move && AUTOMATA[move];
}

export const automataOf = (state: State): Automaton[] =>
  state.players.flatMap((_, seat) => automatonAt(state, seat) ?? []);
