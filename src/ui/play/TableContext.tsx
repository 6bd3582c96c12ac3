import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { LogEntry } from 'boardgame.io';
import type { Piece } from '../../content';
import type { Move, MoveType, Seat, State } from '../../rules/model';
import type { Refusal } from '../../rules/refusals';
import type { FairOnShow } from '../pictures/map/FairGains';
import { ReadingsContext } from '../readings/context';
import { keeper } from '../session/keep';
import type { Chapter } from '../text/telling';
import { useLater } from '../pacing/useLater';
import { Shown } from '../session/shown';
import type { Mark } from './marking';
import { useKept } from './useKept';

/** What every part of the table is given: the game, whose eyes look at it, what may be done, and how. */
export interface TableView {
  /** Of the match, as in its address, if it has one. */
  id: string | undefined;
  G: State;
  /** What happened before the first move. */
  opening: Chapter;
  log: readonly LogEntry[];
  /** As it was then, where a table of the past is looked at. */
  then?: readonly LogEntry[] | undefined;
  /** Whose board lies in front: the person at this device who decides, or decided last. */
  me: Seat;
  /** Whether the person in front may act now. */
  mine: boolean;
  /** Every move that may be made now, empty when it is not mine to decide. */
  legal: readonly Move[];
  /** Why a move may not be made, by the same function that refuses it. */
  why: (move: Move) => Refusal | undefined;
  /** Makes moves; those that a finger taps are marked first. */
  make: (...moves: Move[]) => void;
  /** What a finger has tapped and not yet done. */
  mark: Mark | undefined;
  /** What a finger taps now; nothing where something else acts. */
  touch: (thing: Element | undefined) => void;
  /** The tap is over: what it has not marked is marked no more. */
  touched: () => void;
  /** Lets the Cardinal play on until somebody else has to decide; absent where the house plays him. */
  toMyTurn: (() => void) | undefined;
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
  /** The Fair that is being told, with what it has paid so far. */
  fair?: FairOnShow | undefined;
}

export type Picked =
  | { kind: 'die'; colour: string; value: number }
  | { kind: 'tile'; tile: string }
  | { kind: 'place'; place: string }
  /** A place of the street for which several tiles are possible. */
  | { kind: 'street'; place: string }
  /** Which of the moves of a kind, where nothing on the table can be clicked for it. */
  | { kind: 'moves'; type: MoveType }
  | { kind: 'buy' };

const TableContext = createContext<Shown<TableView> | undefined>(undefined);

/**
 * Gives the view to every part inside. The context itself never changes: React need not search the whole table for
 * who is concerned, and whoever asked for a part of the view is only drawn again when that part has changed.
 */
export function TableProvider({ value, children }: { value: TableView; children: ReactNode }) {
  const [shown] = useState(() => new Shown(value));
  useLayoutEffect(() => shown.show(value), [shown, value]);
  const readings = useKept(value.G.options.readings);
  return (
    <ReadingsContext value={readings}>
      <TableContext value={shown}>{children}</TableContext>
    </ReadingsContext>
  );
}

/** What may follow a frame later, each of these by itself: first of all somebody is to see what he has just done. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return <TableContext value={useLater(useShown())}>{children}</TableContext>;
}

/** For those who want nothing but the game: what is picked on the screen does not concern them. */
export const theGame = ({ G }: TableView): State => G;

function useShown(): Shown<TableView> {
  const shown = useContext(TableContext);
  if (!shown) throw new Error('nothing of the table stands outside of it');
  return shown;
}

/** All of the view; who asks for it is drawn again at every change. */
export function useWholeTable(): TableView {
  const { subscribe, view } = useShown();
  return useSyncExternalStore(subscribe, view, view);
}

/** What is chosen of the view, or made of it: the same object as long as it says the same. */
export function useTable<T>(choose: (view: TableView) => T): T {
  const { subscribe, view } = useShown();
  const [kept] = useState(keeper<T>);
  const read = (): T => kept(choose(view()));
  return useSyncExternalStore(subscribe, read, read);
}
