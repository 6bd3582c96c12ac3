import { cardSpot } from './cardSpot';

/** What a card never covers, as it stands at the lower edge of the table. */
const BAR = '.table > .bar';
const EDGE = 14;
/** What is looked at as a whole: a card of a part of it stands beside all of it. */
const WHOLE = '.wheel, .king-row';

/** Above everything, whatever it lies in; where it has room is known once it is as large as its words. */
export function showBeside(drawing: Element, card: HTMLElement): void {
  if (!card.matches(':popover-open')) card.showPopover();
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  const thing = drawing.getBoundingClientRect();
  const kept = (drawing.closest(WHOLE) ?? drawing).getBoundingClientRect();
  const isInBar = bar && thing.top >= bar.top - 1;
  const bottom = bar && !isInBar ? bar.top : innerHeight;
  const box = card.getBoundingClientRect();
  const { left, top, side } = cardSpot(kept, box, { left: 0, top: 0, right: innerWidth, bottom });
  const style = { left: Math.round(left), top: Math.round(top) };
  const along =
    side === 'above' || side === 'below'
      ? tail((thing.left + thing.right) / 2 - style.left, box.width)
      : tail((thing.top + thing.bottom) / 2 - style.top, box.height);
  card.dataset['side'] = side;
  card.style.left = `${style.left}px`;
  card.style.top = `${style.top}px`;
  card.style.setProperty('--tail', `${along}px`);
}

/** It points at the middle of its thing, as far as the card reaches. */
const tail = (middle: number, length: number): number =>
  Math.round(Math.max(EDGE, Math.min(length - EDGE, middle)));
