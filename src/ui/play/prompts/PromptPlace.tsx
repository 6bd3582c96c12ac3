import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWholeTable } from '../TableContext';
import { freeCorner } from './corner';

/** Lays the questions into the corner of the map where they hide nothing that may be chosen. */
export function PromptPlace({ children }: { children: ReactNode }) {
  const { G, picked } = useWholeTable();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cards = place.current;
    const field = cards?.parentElement;
    if (!cards || !field) return undefined;
    const lay = (): void => {
      const boxes = (selector: string): DOMRect[] =>
        [...field.querySelectorAll(selector)].map(element => element.getBoundingClientRect());
      cards.dataset['corner'] = freeCorner({
        card: cards.getBoundingClientRect(),
        field: field.getBoundingClientRect(),
        candidates: boxes('.place-possible, .place-chosen'),
        others: boxes('.map-town, .map-plate, .map-zoom'),
      });
    };
    // looks once at first: between the layout of the coming frame and its painting, so that nothing is laid out twice
    const observer = new ResizeObserver(lay);
    observer.observe(cards);
    return () => observer.disconnect();
  }, [G, picked]);
  return (
    <div className="prompts" ref={place}>
      {children}
    </div>
  );
}
