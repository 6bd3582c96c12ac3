import type { Edges } from './mapCards/spot';

/** Where a tip stands: beside its thing, never over it, and within the field. */

const GAP = 8;

type Size = Pick<DOMRect, 'width' | 'height'>;
interface Corner {
  readonly left: number;
  readonly top: number;
}

const between = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high));

/** Right of it, else left, above or below: the first side where it has room, else the one with most. */
export function tipSpot(thing: Edges, { width, height }: Size, field: Edges): Corner {
  const left = between(field.left + GAP, thing.left, field.right - GAP - width);
  const top = between(field.top + GAP, thing.top, field.bottom - GAP - height);
  const sides = [
    { left: thing.right + GAP, top, room: field.right - thing.right - 2 * GAP - width },
    { left: thing.left - GAP - width, top, room: thing.left - field.left - 2 * GAP - width },
    { left, top: thing.top - GAP - height, room: thing.top - field.top - 2 * GAP - height },
    { left, top: thing.bottom + GAP, room: field.bottom - thing.bottom - 2 * GAP - height },
  ];
  const roomiest = sides.toSorted((a, b) => b.room - a.room)[0];
  const side = sides.find(({ room }) => room >= 0) ?? roomiest;
  return side ? { left: side.left, top: side.top } : { left, top };
}
