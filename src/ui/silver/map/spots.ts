/** Finds a place for each of many signs: no two may meet, and what stands there already stays free. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a sign could lie, and how bad that is by itself. */
export interface Spot {
  readonly box: Area;
  readonly cost: number;
}

const ROUNDS = 5;
const STARTS = 10;
const MARGIN = 3;
const MEETING = 3;

const shared = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

/** How much of them lies on each other. */
export const overlap = (a: Area, b: Area): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

const grown = ({ x, y, width, height }: Area): Area => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

const sumOf = <T>(all: readonly T[], of: (each: T, at: number) => number): number =>
  all.reduce((sum, each, at) => sum + of(each, at), 0);

/** The same numbers in every run. */
function numbers(): (below: number) => number {
  let last = 11;
  return below => {
    last = (last * 16807) % 2147483647;
    return last % below;
  };
}

/**
 * One after the other takes the best spot that the others leave it, several times, from several beginnings; the best of
 * all ends is taken.
 */
export function bestSpots(signs: readonly (readonly Spot[])[]): Area[] {
  const next = numbers();
  const meets = meetingsOf(signs);
  const meeting = (sign: number, spot: number, picked: readonly number[]): number =>
    sumOf(picked, (other, at) => (at === sign ? 0 : meets(sign, spot, at, other)));
  const own = (sign: number, spot: number): number => signs[sign]?.[spot]?.cost ?? 0;
  let best: { picked: readonly number[]; cost: number } = { picked: [], cost: Infinity };
  for (let start = 0; start < STARTS; start++) {
    const picked = signs.map(spots => (start === 0 ? 0 : next(spots.length)));
    for (let round = 0; round < ROUNDS; round++)
      signs.forEach((spots, sign) => {
        const costs = spots.map((_, spot) => own(sign, spot) + meeting(sign, spot, picked));
        picked[sign] = costs.indexOf(Math.min(...costs));
      });
    const cost = sumOf(picked, (spot, sign) => own(sign, spot) + meeting(sign, spot, picked) / 2);
    if (cost < best.cost) best = { picked, cost };
  }
  return signs.flatMap((spots, sign) => spots[best.picked[sign] ?? 0]?.box ?? []);
}

/** How much two spots of two signs lie on each other, worked out when it is first asked. */
function meetingsOf(
  signs: readonly (readonly Spot[])[],
): (sign: number, spot: number, other: number, its: number) => number {
  const around = signs.map(spots => spots.map(({ box }) => grown(box)));
  const first = signs.map((_, sign) => signs.slice(0, sign).reduce((sum, { length }) => sum + length, 0));
  const all = signs.reduce((sum, { length }) => sum + length, 0);
  const known = new Float64Array(all * all).fill(-1);
  return (sign, spot, other, its) => {
    const at = ((first[sign] ?? 0) + spot) * all + (first[other] ?? 0) + its;
    const before = known[at] ?? -1;
    if (before >= 0) return before;
    const one = around[sign]?.[spot];
    const two = signs[other]?.[its];
    const both = one && two ? overlap(one, two.box) * MEETING : 0;
    known[at] = both;
    return both;
  };
}
