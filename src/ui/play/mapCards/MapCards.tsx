import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { AfterPaint, theGame, useTable } from '../TableContext';
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
    const sizes = new ResizeObserver(() => layAll(all));
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
    <>
      <div className="map-cards" ref={cards}>
        {children}
      </div>
      <AfterPaint>
        <OnceDrawn cards={cards} />
      </AfterPaint>
    </>
  );
}

/** What holds maps, of which one comes after the other, or takes its place. */
const MAPS = '.maps, .maps-all';

/** Maps come later than cards do, and change: what may be chosen then lies elsewhere. */
function OnceDrawn({ cards }: { cards: RefObject<HTMLDivElement | null> }) {
  const G = useTable(theGame);
  useLayoutEffect(() => {
    const all = cards.current;
    const field = all?.parentElement;
    if (!all || !field) return undefined;
    const observe = (): void => {
      for (const holder of [field, ...field.querySelectorAll(MAPS)])
        changes.observe(holder, { childList: true, attributeFilter: ['data-front'] });
    };
    const changes = new MutationObserver(() => {
      observe();
      layAll(all);
    });
    observe();
    layAll(all);
    return () => changes.disconnect();
  }, [G, cards]);
  return null;
}

/** Where no card is open nothing is measured: the page need not be laid out in the middle of an answer. */
function layAll(all: Element): void {
  const cards = [...all.children].filter(card => card.childElementCount > 0);
  if (all.parentElement && cards.length > 0) lay(all, all.parentElement, cards);
}

/** What it asks about lies on the wheel: there it stands, at the edge of the map. */
const OF_WHEEL = '.die-ways';

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
  const taken: Edges[] = boxes('.map-zoom, .map-tabs');
  for (const { card, size } of cards) {
    const hides = card.querySelector(OF_WHEEL) ? [] : others;
    const spot = freeSpot({ card: size, field: frame, taken, candidates, others: hides });
    card.style.translate = `${Math.round(spot.left - frame.left)}px ${Math.round(spot.top - frame.top)}px`;
    taken.push(spot);
  }
}
