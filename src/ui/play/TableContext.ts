import { createContext, useContext } from 'react';
import type { LogEntry } from 'boardgame.io';
import type { Piece } from '../../content';
import type { Move, Seat, State } from '../../rules/model';
import type { Refusal } from '../../rules/refusals';

/** What every part of the table is given: the game, whose eyes look at it, what may be done, and how. */
export interface TableView {
  G: State;
  log: readonly LogEntry[];
  /** Whose board lies in front: the person at this device who decides, or decided last. */
  me: Seat;
  /** Whether the person in front may act now. */
  mine: boolean;
  /** Every move that may be made now, empty when it is not mine to decide. */
  legal: readonly Move[];
  /** Why a move may not be made, by the same function that refuses it. */
  why: (move: Move) => Refusal | undefined;
  make: (...moves: Move[]) => void;
  /** Lets the Cardinal play on until somebody else has to decide. */
  toMyTurn: () => void;
  undo: () => void;
  undoTurn: () => void;
  redo: () => void;
  canRedo: boolean;
  /** What is chosen on the screen but not yet done: a die, a tile, a place. */
  picked: Picked | undefined;
  pick: (picked: Picked | undefined) => void;
  /** Which piece walks when both may. */
  walker: Piece;
  walkWith: (piece: Piece) => void;
}

export type Picked =
  | { kind: 'die'; colour: string; value: number }
  | { kind: 'tile'; tile: string }
  | { kind: 'place'; place: string }
  | { kind: 'buy' };

const TableContext = createContext<TableView | undefined>(undefined);
export const TableProvider = TableContext.Provider;

export function useTable(): TableView {
  const table = useContext(TableContext);
  if (!table) throw new Error('nothing of the table stands outside of it');
  return table;
}
