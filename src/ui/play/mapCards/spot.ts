/** Where a card covers least of a picture. */

export type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** In the order of their weight: what a card must not cover, should not, and would rather not. */
export interface Sight {
  card: Pick<DOMRect, 'width' | 'height'>;
  field: Edges;
  taken: readonly Edges[];
  candidates: readonly Edges[];
  others: readonly Edges[];
}

const TAKEN = 10_000;
const CANDIDATE = 100;
const MARGIN = 8;
const STEP = 12;

/** The first place along the edges that hides least: from the lower left up, then the right edge, below and above. */
export function freeSpot({ card, field, taken, candidates, others }: Sight): Edges {
  let best = { spot: field, cost: Infinity };
  for (const spot of spotsAlong(field, card)) {
    const hidden = (boxes: readonly Edges[]): number => boxes.filter(box => overlap(spot, box)).length;
    const cost = hidden(taken) * TAKEN + hidden(candidates) * CANDIDATE + hidden(others);
    if (cost < best.cost) best = { spot, cost };
    if (cost === 0) break;
  }
  return best.spot;
}

function spotsAlong(field: Edges, { width, height }: Sight['card']): Edges[] {
  const xs = range(field.left + MARGIN, field.right - MARGIN - width);
  const ys = range(field.top + MARGIN, field.bottom - MARGIN - height).toReversed();
  const at = (left = 0, top = 0): Edges => ({ left, top, right: left + width, bottom: top + height });
  return [
    ...ys.map(y => at(xs[0], y)),
    ...ys.map(y => at(xs.at(-1), y)),
    ...xs.map(x => at(x, ys[0])),
    ...xs.map(x => at(x, ys.at(-1))),
  ];
}

/** From the first to the last in small steps; what has no room begins at the first. */
function range(first: number, last: number): number[] {
  const steps = Math.max(0, Math.ceil((last - first) / STEP));
  return Array.from({ length: steps + 1 }, (_, at) => Math.max(first, Math.min(last, first + at * STEP)));
}

const overlap = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
