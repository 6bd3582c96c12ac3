import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTable } from '../TableContext';
import { freeCorner } from './corner';

/** Lays the questions into the corner of the map where they hide nothing that may be chosen. */
export function PromptPlace({ children }: { children: ReactNode }) {
  const { G, picked } = useTable();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cards = place.current;
    const field = cards?.parentElement;
    if (!cards || !field) return;
    const boxes = (selector: string): DOMRect[] =>
      [...field.querySelectorAll(selector)].map(element => element.getBoundingClientRect());
    cards.dataset['corner'] = freeCorner({
      card: cards.getBoundingClientRect(),
      field: field.getBoundingClientRect(),
      candidates: boxes('.place-possible, .place-chosen'),
      others: boxes('.map-town, .map-plate, .map-zoom'),
    });
  }, [G, picked]);
  return (
    <div className="prompts" ref={place}>
      {children}
    </div>
  );
}
