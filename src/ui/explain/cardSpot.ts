import type { Edges } from '../play/mapCards/spot';

/** Where a card stands: beside its thing, never over it, and within the field. */

export const GAP = 10;

type Size = Pick<DOMRect, 'width' | 'height'>;

export interface CardSpot {
  readonly left: number;
  readonly top: number;
  /** On which side of its thing it stands. */
  readonly side: 'right' | 'left' | 'above' | 'below';
}

const between = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high));

/**
 * Right of it, else left, above or below, unless another side comes first, wherever it has room: best beside all of the first area, else of the next.
 * Where it has room beside none, on the side of the last that has most.
 */
export function cardSpot(
  areas: readonly [Edges, ...Edges[]],
  size: Size,
  field: Edges,
  first?: CardSpot['side'],
): CardSpot {
  const last = ([{ side }]: Side): number => (side === first ? 0 : 1);
  const sides = areas.flatMap(area => sidesOf(area, size, field).toSorted((a, b) => last(a) - last(b)));
  const roomiest = sides.slice(-SIDES).toSorted((a, b) => b[1] - a[1]);
  const [spot] = sides.find(([, room]) => room >= 0) ?? roomiest[0] ?? [];
  return spot ?? { side: 'below', left: field.left, top: field.top };
}

const SIDES = 4;
type Side = readonly [spot: CardSpot, room: number];

function sidesOf(thing: Edges, { width, height }: Size, field: Edges): Side[] {
  const left = between(field.left + GAP, thing.left, field.right - GAP - width);
  const top = between(field.top + GAP, thing.top, field.bottom - GAP - height);
  return [
    [{ side: 'right', left: thing.right + GAP, top }, field.right - thing.right - 2 * GAP - width],
    [{ side: 'left', left: thing.left - GAP - width, top }, thing.left - field.left - 2 * GAP - width],
    [{ side: 'above', left, top: thing.top - GAP - height }, thing.top - field.top - 2 * GAP - height],
    [{ side: 'below', left, top: thing.bottom + GAP }, field.bottom - thing.bottom - 2 * GAP - height],
  ];
}
