import type { Point } from '../../pictures/map/places';

/** Finds a place for each plate beside its town: no two may meet, and names, places and ways stay free. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  readonly at: Point;
  readonly width: number;
}

const HEIGHT = 30;
const ROUNDS = 6;

const shared = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

/** How much of them lies on each other. */
export const overlap = (a: Area, b: Area): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

/** How long a way runs through a box: as many of its twentieths. */
function runsThrough([a, b]: readonly [Point, Point], box: Area): number {
  let inside = 0;
  for (let share = 0; share <= 1; share += 0.05) {
    const x = a.x + (b.x - a.x) * share;
    const y = a.y + (b.y - a.y) * share;
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) inside += 1;
  }
  return inside;
}

/** Above, below and at both sides, nearer and farther. */
function around({ at: { x, y }, width }: Wanted): Area[] {
  const heights = [-62, -54, -40, -24, -10, 4, 26, 34];
  return heights.flatMap(dy => {
    const beside = dy > -46 && dy < 22;
    const lefts = beside
      ? [x + 32, x + 44, x - 32 - width, x - 44 - width]
      : [x - width / 2, x - width * 0.75, x - width * 0.25, x - width + 10, x - 10];
    return lefts.map(left => ({ x: left, y: y + dy, width, height: HEIGHT }));
  });
}

/** One after the other takes the best place that the others leave it, several times. */
export function bestSpots(
  wanted: readonly Wanted[],
  solid: readonly Area[],
  ways: readonly (readonly [Point, Point])[],
  size: { readonly width: number; readonly height: number },
): Area[] {
  const candidates = wanted.map(each =>
    around(each).map(box => ({ box, cost: costOf(box, solid, ways, size) })),
  );
  const chosen = candidates.map(each => each[0]);
  for (let round = 0; round < ROUNDS; round++)
    candidates.forEach((each, index) => {
      const others = chosen.flatMap((other, at) => (other && at !== index ? [other.box] : []));
      const total = ({ box, cost }: (typeof each)[number]): number =>
        cost + others.reduce((sum, other) => sum + overlap(grown(box), other) * 3, 0);
      chosen[index] = each.toSorted((one, other) => total(one) - total(other))[0];
    });
  return chosen.flatMap(spot => (spot ? [spot.box] : []));
}

const grown = ({ x, y, width, height }: Area): Area => ({
  x: x - 3,
  y: y - 3,
  width: width + 6,
  height: height + 6,
});

function costOf(
  box: Area,
  solid: readonly Area[],
  ways: readonly (readonly [Point, Point])[],
  size: { readonly width: number; readonly height: number },
): number {
  const out =
    Math.max(0, 4 - box.x) +
    Math.max(0, box.x + box.width + 4 - size.width) +
    Math.max(0, 32 - box.y) +
    Math.max(0, box.y + box.height + 4 - size.height);
  const covered = solid.reduce((sum, other) => sum + overlap(box, other), 0);
  const crossed = ways.reduce((sum, way) => sum + runsThrough(way, box), 0);
  return out * 200 + covered * 2 + crossed * 12;
}
