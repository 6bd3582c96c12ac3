import type { Edges } from '../play/mapCards/spot';

/** Where a card stands: beside its thing, never over it, and within the field. */

const GAP = 10;

type Size = Pick<DOMRect, 'width' | 'height'>;

export interface CardSpot {
  readonly left: number;
  readonly top: number;
  /** On which side of its thing it stands. */
  readonly side: 'right' | 'left' | 'above' | 'below';
}

const between = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high));

/** Right of it, else left, above or below: the first side where it has room, else the one with most. */
export function cardSpot(thing: Edges, { width, height }: Size, field: Edges): CardSpot {
  const left = between(field.left + GAP, thing.left, field.right - GAP - width);
  const top = between(field.top + GAP, thing.top, field.bottom - GAP - height);
  const right: Side = [
    { side: 'right', left: thing.right + GAP, top },
    field.right - thing.right - 2 * GAP - width,
  ];
  const sides: readonly Side[] = [
    right,
    [{ side: 'left', left: thing.left - GAP - width, top }, thing.left - field.left - 2 * GAP - width],
    [{ side: 'above', left, top: thing.top - GAP - height }, thing.top - field.top - 2 * GAP - height],
    [{ side: 'below', left, top: thing.bottom + GAP }, field.bottom - thing.bottom - 2 * GAP - height],
  ];
  const roomiest = sides.reduce((best, each) => (each[1] > best[1] ? each : best), right);
  return (sides.find(([, room]) => room >= 0) ?? roomiest)[0];
}

type Side = readonly [spot: CardSpot, room: number];
