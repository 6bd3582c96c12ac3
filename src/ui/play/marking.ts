import { useMemo, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { Move, MoveType, State } from '../../rules/model';
import { write } from '../../rules/notation';
import type { Session } from '../session/session';
import { makeAll } from './makeAll';
import { useTable } from './TableContext';

/**
 * A finger hides what it taps: its first tap on what can be done only marks it, wherever it is drawn. The same again
 * does it, and so does the button of the bar that says what it is. Who has a mouse or keys has seen it before.
 */
export interface Mark {
  readonly moves: readonly Move[];
  /** What was tapped. */
  readonly thing: Element;
}

export interface Marking {
  readonly mark: Mark | undefined;
  /** What a finger taps now; nothing where something else than a finger acts. */
  readonly touch: (thing: Element | undefined) => void;
  /** The tap is over: what it has not marked is marked no more. */
  readonly touched: () => void;
  readonly make: (...moves: Move[]) => void;
}

/** They have questions of their own, or answer none. */
const AT_ONCE: ReadonlySet<MoveType> = new Set(['endTurn', 'pass', 'proceed']);

const written = (moves: readonly Move[] | undefined): string | undefined => moves?.map(write).join('; ');

/** What is marked belongs to one state of the game, as what is picked. */
interface Kept extends Mark {
  readonly of: State;
}

/** `show` is told what is marked now. */
function marksOf(session: Session, show: (kept: Kept | undefined) => void): Omit<Marking, 'mark'> {
  let tapped: Element | undefined;
  let kept: Kept | undefined;
  let isNew = false;
  const keep = (next: Kept | undefined): void => {
    kept = next;
    isNew = next !== undefined;
    show(next);
  };
  return {
    touch: thing => {
      tapped = thing;
      isNew = false;
    },
    touched: () => {
      if (!isNew) keep(undefined);
    },
    make: (...moves) => {
      const { G } = session.moment();
      const again = kept?.of === G && written(kept.moves) === written(moves);
      if (!tapped || again || moves.every(({ type }) => AT_ONCE.has(type))) makeAll(session, moves);
      else keep({ of: G, moves, thing: tapped });
    },
  };
}

export function useMarking(session: Session, G: State): Marking {
  const [kept, show] = useState<Kept>();
  const acts = useMemo(() => marksOf(session, show), [session]);
  const mark = kept?.of === G ? kept : undefined;
  return useMemo(() => ({ mark, ...acts }), [mark, acts]);
}

const BUTTON = 'button, [role="button"]';

/** For the whole table: notices whether a finger taps, and what. */
export function useFinger() {
  const touch = useTable(view => view.touch);
  const touched = useTable(view => view.touched);
  const isFinger = useRef(false);
  return useMemo(
    () => ({
      onPointerDownCapture: ({ pointerType }: PointerEvent): void => {
        isFinger.current = pointerType === 'touch';
      },
      onKeyDownCapture: (): void => touch(undefined),
      onClick: touched,
      // a click that no hand has made counts none: a screen reader says everything before
      onClickCapture: ({ target, detail }: MouseEvent): void => {
        const thing = target instanceof Element ? target.closest(BUTTON) : null;
        touch(isFinger.current && detail > 0 ? (thing ?? undefined) : undefined);
      },
    }),
    [touch, touched],
  );
}
