import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { LogEntry } from 'boardgame.io';
import type { Piece } from '../../content';
import type { Move, Seat, State } from '../../rules/model';
import type { Refusal } from '../../rules/refusals';
import type { FairOnShow } from '../pictures/map/FairGains';
import { ReadingsContext } from '../readings/context';
import { keeper } from '../session/keep';
import type { Chapter } from '../text/telling';
import { afterPaint } from '../session/soon';
import { useKept } from './useKept';

/** What every part of the table is given: the game, whose eyes look at it, what may be done, and how. */
export interface TableView {
  /** Of the match, as in its address, if it has one. */
  id: string | undefined;
  G: State;
  /** What happened before the first move. */
  opening: Chapter;
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
  | { kind: 'buy' };

/** Keeps the view for those who ask for it, and tells them of another one. */
class Shown {
  private readonly listeners = new Set<() => void>();

  constructor(private shown: TableView) {}

  readonly view = (): TableView => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(view: TableView): void {
    if (view === this.shown) return;
    this.shown = view;
    for (const listener of [...this.listeners]) listener();
  }
}

const TableContext = createContext<Shown | undefined>(undefined);

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
  const now = useShown();
  const [later] = useState(() => new Shown(now.view()));
  useLayoutEffect(() => {
    later.show(now.view());
    return now.subscribe(() => afterPaint(later, () => later.show(now.view())));
  }, [now, later]);
  return <TableContext value={later}>{children}</TableContext>;
}

const ComesLate = createContext(false);

/**
 * Comes back to the table in a task of its own, after the next picture: for what is large, where several come. One in
 * another comes a picture after it, and at once where the other did.
 */
export function InOwnTask({ back, children }: { back?: boolean; children: ReactNode }) {
  const around = useContext(ComesLate);
  const [late] = useState(back ?? around);
  const [here, come] = useState(!late);
  useEffect(() => {
    // drawn within its task: else several that come are drawn together
    if (late) afterPaint(come, () => flushSync(() => come(true)), true);
  }, [late]);
  return <ComesLate value={late}>{here && children}</ComesLate>;
}

/** For those who want nothing but the game: what is picked on the screen does not concern them. */
export const theGame = ({ G }: TableView): State => G;

function useShown(): Shown {
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
