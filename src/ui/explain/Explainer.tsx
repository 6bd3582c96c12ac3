import { useEffect, useRef, useState, type ComponentType } from 'react';
import { whenIdle } from '../pacing/pieces';

/** Of our pages, or of a board on another one: a card may be asked for outside of the table, in a dialog. */
const GROUND = 'body, .tiletum';
const FIRST = ['pointermove', 'pointerdown', 'focusin'] as const;

/** After the table has been drawn it comes when nothing else is to be done: then the first answer need not wait for it. */
const SOON = 4000;

export type ExplainingComponent = ComponentType<ExplainingProps>;

export interface ExplainingProps {
  readonly ground: Element;
  /** The finger that asked for all this, if it still holds what it held. */
  readonly holding: () => PointerEvent | undefined;
}

/** Fetches all that explains things: when somebody first points at something, if it has not come by then. */
export function Explainer() {
  const here = useRef<HTMLSpanElement>(null);
  const [come, setCome] = useState<ExplainingProps & { Explaining: ExplainingComponent }>();
  useEffect(() => {
    const ground = here.current?.closest(GROUND);
    if (!ground || come) return undefined;
    let held: PointerEvent | undefined;
    const release = (): void => {
      held = undefined;
    };
    // every finger that is lifted until it has come, not the first alone
    window.addEventListener('pointerup', release);
    const fetch = (event: Event): void => {
      if (event instanceof PointerEvent && event.type === 'pointerdown') held = event;
      // who is without a line asks again with the next thing
      import('./Explaining').then(
        ({ Explaining }) => setCome({ Explaining, ground, holding: () => held }),
        () => undefined,
      );
    };
    for (const type of FIRST) ground.addEventListener(type, fetch, { passive: true });
    return () => {
      FIRST.forEach(type => ground.removeEventListener(type, fetch));
      window.removeEventListener('pointerup', release);
    };
  }, [come]);
  useEffect(() => {
    const soon = setTimeout(() => whenIdle(() => void import('./Explaining').catch(() => undefined)), SOON);
    return () => clearTimeout(soon);
  }, []);
  return come ? <come.Explaining ground={come.ground} holding={come.holding} /> : <span ref={here} hidden />;
}
