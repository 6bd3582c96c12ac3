import { useEffect, useRef, useState, type ComponentType } from 'react';

/** Of our pages, or of a board on another one: a card may be asked for outside of the table, in a dialog. */
const GROUND = 'body, .tiletum';
const FIRST = ['pointermove', 'pointerdown', 'focusin'] as const;

export type ExplainingComponent = ComponentType<{ readonly ground: Element }>;

/** Fetches all that explains things when somebody first points at something. */
export function Explainer() {
  const here = useRef<HTMLSpanElement>(null);
  const [come, setCome] = useState<{ Explaining: ExplainingComponent; ground: Element }>();
  useEffect(() => {
    const ground = here.current?.closest(GROUND);
    if (!ground || come) return undefined;
    const fetch = (): void => {
      // who is without a line asks again with the next thing
      import('./Explaining').then(
        ({ Explaining }) => setCome({ Explaining, ground }),
        () => undefined,
      );
    };
    for (const type of FIRST) ground.addEventListener(type, fetch, { passive: true });
    return () => FIRST.forEach(type => ground.removeEventListener(type, fetch));
  }, [come]);
  return come ? <come.Explaining ground={come.ground} /> : <span ref={here} hidden />;
}
