import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { theGame, useTable } from '../TableContext';
import { freeSpot, type Edges } from './spot';
import './mapCards.css';

/**
 * Lays cards upon the map, the first ones first: each where it hides nothing of the others, nor of what may be chosen.
 * On a phone they stand above and below instead.
 */
export function MapCards({ children }: { children: ReactNode }) {
  const G = useTable(theGame);
  const picked = useTable(view => view.picked);
  const cards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = cards.current;
    const field = all?.parentElement;
    if (!all || !field) return undefined;
    // looks once at first: between the layout of the coming frame and its painting, so that nothing is laid out twice
    const sizes = new ResizeObserver(() => lay(all, field, [...all.children]));
    const observe = (): void => [all, ...all.children].forEach(element => sizes.observe(element));
    observe();
    const comings = new MutationObserver(observe);
    comings.observe(all, { childList: true });
    return () => {
      sizes.disconnect();
      comings.disconnect();
    };
  }, [G, picked]);
  return (
    <div className="map-cards" ref={cards}>
      {children}
    </div>
  );
}

/** Upon `ground`, which is the field or as much of it as nothing else lies upon. */
function lay(ground: Element, field: Element, all: readonly Element[]): void {
  const cards = all.flatMap(card => {
    const size = card.getBoundingClientRect();
    return card instanceof HTMLElement && size.width > 0 ? [{ card, size }] : [];
  });
  if (cards.length === 0) return;
  const boxes = (selector: string): DOMRect[] =>
    [...field.querySelectorAll(selector)].map(element => element.getBoundingClientRect());
  const frame = ground.getBoundingClientRect();
  const candidates = boxes('.place-possible, .place-chosen');
  const others = boxes('.map-town, .map-plate, .standing');
  const taken: Edges[] = boxes('.map-zoom');
  for (const { card, size } of cards) {
    const spot = freeSpot({ card: size, field: frame, taken, candidates, others });
    card.style.setProperty('--map-card-x', `${Math.round(spot.left - frame.left)}px`);
    card.style.setProperty('--map-card-y', `${Math.round(spot.top - frame.top)}px`);
    taken.push(spot);
  }
}
