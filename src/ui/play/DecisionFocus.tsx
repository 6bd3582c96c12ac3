import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { firstCandidate, isCandidate } from '../keys/candidates';
import { afterPaint } from '../pacing/pieces';
import { groundAround } from '../parts/groundAround';
import { useWholeTable } from './TableContext';

/** Where somebody is who went there himself: a part of the table by its key, undo and redo. */
const GONE_TO = '[aria-keyshortcuts]:not(button, a), .bar-history *';

/**
 * For who plays by keys, or clicks without a hand as a screen reader does: a new decision takes the focus when it is
 * free, a card that is opened takes it from what opened it and gives it back. Who plays by hand is left alone.
 */
export function DecisionFocus() {
  const { G, mine, picked, pick } = useWholeTable();
  const here = useRef<HTMLSpanElement>(null);
  const byKeys = useRef(false);
  const opener = useRef<Element | null>(null);

  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    byKeys.current = isOnGroundOf(here, target);
    if (!byKeys.current) return;
    if (key !== 'Escape' || !picked || document.querySelector('dialog[open]')) return;
    pick(undefined);
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(event);
    const hand = (): void => {
      byKeys.current = false;
    };
    // what has the focus when it goes makes the browser lay out the page in the middle of the answer
    const answered = ({ target, detail }: MouseEvent): void => {
      if (detail === 0) byKeys.current = isOnGroundOf(here, target);
      const table = target instanceof Element ? target.closest('.prompt-card')?.closest('.table') : null;
      if (!byKeys.current) table?.querySelector<HTMLElement>(':scope > .bar')?.focus({ preventScroll: true });
    };
    // before anything answers to them
    const first = { capture: true };
    window.addEventListener('keydown', key, first);
    window.addEventListener('pointerdown', hand, first);
    window.addEventListener('click', answered, first);
    return () => {
      window.removeEventListener('keydown', key, first);
      window.removeEventListener('pointerdown', hand, first);
      window.removeEventListener('click', answered, first);
    };
  }, []);

  useEffect(() => {
    if (!picked || !byKeys.current) return;
    opener.current = document.activeElement;
    goToFirst(here);
  }, [picked]);
  useEffect(() => {
    // once all that can be chosen has been drawn
    afterPaint(byKeys, () => {
      const { activeElement } = document;
      if (!byKeys.current || !mine || document.querySelector('dialog[open]')) return;
      // whoever is elsewhere on a page that is not ours stays there
      if (activeElement !== document.body && !isOnGroundOf(here, activeElement)) return;
      if (!isCandidate(activeElement) && !activeElement?.matches(GONE_TO)) goToFirst(here);
    });
  }, [G, mine, picked]);
  return <span ref={here} hidden />;
}

type Here = RefObject<HTMLSpanElement | null>;

const isOnGroundOf = ({ current }: Here, target: EventTarget | null): boolean =>
  current !== null && target instanceof Node && groundAround(current).contains(target);

function goToFirst({ current }: Here): void {
  if (current) firstCandidate(groundAround(current))?.focus();
}
