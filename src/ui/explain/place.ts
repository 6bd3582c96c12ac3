import { groundAround } from '../parts/groundAround';
import type { Edges } from '../play/mapCards/spot';
import { cardSpot, GAP } from './cardSpot';

/** What a card never covers, as it stands at the lower edge of the table. */
const BAR = '.table > .bar';
const EDGE = 14;
const ROAD = '.map-preview > .preview-road';
/** What is looked at as a whole: a card of a part of it stands beside all of it. */
const WHOLE = '.wheel, .king-row';

/** Above everything, whatever it lies in; where it has room is known once it is as large as its words. */
export function showBeside(drawing: Element, card: HTMLElement): void {
  if (!card.matches(':popover-open')) card.showPopover();
  if (matchMedia(HAND).matches) showSheet(drawing, card);
  else showAtThing(drawing, card);
}

/** As the table folds for a phone, and a finger hides what it holds. */
const HAND = '(pointer: coarse) and (width < 760px)';
/** A phone on its side: a card may be as high as all that lies between head and bar. */
const LOW = '(pointer: coarse) and (height < 500px)';
const HEAD = '.table-head';
const headEnd = (ground: Element): number => ground.querySelector(HEAD)?.getBoundingClientRect().bottom ?? 0;

/** A sheet on the bar, or below the head of the table where there is more room beside the thing. */
function showSheet(drawing: Element, card: HTMLElement): void {
  const ground = groundAround(drawing);
  const bar = ground.querySelector(BAR)?.getBoundingClientRect().top ?? innerHeight;
  const head = headEnd(ground);
  const thing = drawing.getBoundingClientRect();
  const below = bar - thing.bottom - 2 * SHEET_GAP;
  const above = thing.top - head - 2 * SHEET_GAP;
  card.dataset['side'] = 'sheet';
  card.style.maxHeight = `${Math.max(LEAST_HEIGHT, Math.min(innerHeight / 2, Math.max(above, below)))}px`;
  const { height } = card.getBoundingClientRect();
  const top = below >= height || below >= above ? bar - height - SHEET_GAP : head + SHEET_GAP;
  card.style.left = '';
  card.style.top = `${Math.round(top)}px`;
}

const LEAST_HEIGHT = 96;
const SHEET_GAP = 6;

function showAtThing(drawing: Element, card: HTMLElement): void {
  const ground = groundAround(drawing);
  const bar = ground.querySelector(BAR)?.getBoundingClientRect();
  const road = ground.querySelector(ROAD)?.getBoundingClientRect();
  const thing = drawing.getBoundingClientRect();
  const kept = (drawing.closest(WHOLE) ?? drawing).getBoundingClientRect();
  const isInBar = bar && thing.top >= bar.top - 1;
  const bottom = bar && !isInBar ? bar.top : innerHeight;
  const top = matchMedia(LOW).matches ? headEnd(ground) : 0;
  card.style.maxHeight = top > 0 ? `${bottom - top - 2 * GAP}px` : '';
  const box = card.getBoundingClientRect();
  // what lies below the wheel matters less than the map beside it
  const first = drawing.closest(WHOLE) ? 'below' : undefined;
  const field = { left: 0, top, right: innerWidth, bottom };
  const spot = cardSpot([around(kept, road), kept], box, field, first);
  const { side } = spot;
  const style = { left: Math.round(spot.left), top: Math.round(spot.top) };
  const along =
    side === 'above' || side === 'below'
      ? tail((thing.left + thing.right) / 2 - style.left, box.width)
      : tail((thing.top + thing.bottom) / 2 - style.top, box.height);
  card.dataset['side'] = side;
  card.style.left = `${style.left}px`;
  card.style.top = `${style.top}px`;
  card.style.setProperty('--tail', `${along}px`);
}

/** With the road to it that is shown. */
function around({ left, top, right, bottom }: Edges, road: Edges | undefined): Edges {
  if (!road) return { left, top, right, bottom };
  return {
    left: Math.min(left, road.left),
    top: Math.min(top, road.top),
    right: Math.max(right, road.right),
    bottom: Math.max(bottom, road.bottom),
  };
}

/** It points at the middle of its thing, as far as the card reaches. */
const tail = (middle: number, length: number): number =>
  Math.round(Math.max(EDGE, Math.min(length - EDGE, middle)));
