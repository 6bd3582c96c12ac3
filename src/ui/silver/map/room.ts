import type { Town } from '../../../content';
import type { MineMap, Tablet } from '../../../content/silver/words';
import type { Point } from '../../pictures/map/places';
import type { MapSize } from './mapSize';
import { overlap, type Area, type Spot } from './spots';

/** What stands on a map below before any sign, and where signs could lie beside it. */

export const PLATE_HEIGHT = 30;
const TABLET_HEIGHT = 24;
const HEAD = 30;

/** The line on which a name stands. */
export const NAME_BELOW = { town: 22, start: 26 };

/** Letters of names are about so wide. */
const LETTER = 7.4;
const widthOf = (name: string): number => name.length * LETTER + 6;

interface Kept extends Area {
  /** How much it matters that nothing lies on it. */
  readonly weight: number;
}

const kept = (x: number, y: number, width: number, height: number, weight = 2): Kept => ({
  x,
  y,
  width,
  height,
  weight,
});

/** A name and its edge, below the middle of its place by so much. */
const nameBelow = (name: string, { x, y }: Point, below: number): Kept =>
  kept(x - widthOf(name) / 2, y + below - 13, widthOf(name), 17, 40);

export const nameOfTown = (name: string, at: Point): Kept => nameBelow(name, at, NAME_BELOW.town);
export const nameOfStart = (name: string, at: Point): Kept => nameBelow(name, at, NAME_BELOW.start);

/** A town with its name, and beside it who stands there and how far it is. */
export const roomOfTown = ({ name, pillars }: Town, { x, y }: Point): Kept[] => [
  kept(x - 24, y - (pillars === undefined ? 24 : 32), 48, pillars === undefined ? 34 : 42),
  nameOfTown(name, { x, y }),
  kept(x - 44, y - 26, 22, 28, 0.8),
  kept(x + 12, y - 26, 24, 24, 0.8),
];

export const roomOfGallery = ({ x, y }: Point): Kept[] => [kept(x - 13, y - 13, 26, 26)];

/** With its name and the Mines of the start. */
export const roomOfStart = (name: string, { x, y }: Point): Kept[] => [
  kept(x - 22, y - 24, 44, 36),
  nameOfStart(name, { x, y }),
  kept(x - 22, y + 29, 44, 42),
  kept(x - 44, y - 26, 22, 28, 0.8),
];

/** The title, and what a Prospector costs. */
export const roomOfHead = ({ fee }: MineMap, { width }: MapSize): Kept[] => [
  kept(0, 0, 230, HEAD, 4),
  ...(fee > 0 ? [kept(width - 124, 0, 124, 32, 4)] : []),
];

/** What a sign has to leave free. */
export interface Surroundings {
  readonly kept: readonly Kept[];
  readonly ways: readonly (readonly [Point, Point])[];
  readonly towns: readonly Point[];
  readonly sheet: MapSize;
}

const out = ({ x, y, width, height }: Area, sheet: MapSize): number =>
  Math.max(0, 3 - x) +
  Math.max(0, x + width + 3 - sheet.width) +
  Math.max(0, 4 - y) +
  Math.max(0, y + height + 4 - sheet.height);

const covered = (box: Area, { kept: all, sheet }: Surroundings): number =>
  all.reduce((sum, each) => sum + overlap(box, each) * each.weight, out(box, sheet) * 200);

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

const far = ({ x, y, width, height }: Area, to: Point): number =>
  Math.hypot(Math.max(x - to.x, 0, to.x - x - width), Math.max(y - to.y, 0, to.y - y - height));

const SIDES = [-26, -18, -8, 2, 10];
const SHIFTS = [0, -0.25, 0.25, -0.45, 0.45];

/** Around a town, nearer and farther: never nearer to another one. */
export function plateSpots(at: Point, tall: boolean, width: number, room: Surroundings): Spot[] {
  const { x, y } = at;
  const above = y - (tall ? 34 : 27) - PLATE_HEIGHT;
  const boxes = [
    ...SHIFTS.flatMap(shift =>
      [y + 27, y + 36, above, above - 10].map(top => [x - width / 2 + shift * width, top]),
    ),
    ...SIDES.flatMap(dy => [x + 27, x + 40, x - 27 - width, x - 46 - width].map(left => [left, y + dy])),
  ].map(([left = 0, top = 0]) => ({ x: left, y: top, width, height: PLATE_HEIGHT }));
  return boxes.map(box => {
    const own = far(box, at);
    const nearer = room.towns.reduce(
      (sum, town) => (town === at ? sum : sum + Math.max(0, own + 12 - far(box, town)) * 6),
      0,
    );
    const crossed = room.ways.reduce((sum, way) => sum + runsThrough(way, box), 0);
    return { box, cost: covered(box, room) + nearer + crossed * 12 + own * 0.5 };
  });
}

const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];
/** A little beside its path, where two paths are close. */
const ASIDE = [0, -9, 9, -16, 16];

/** How wide each kind of tablet is. */
export const tabletWidth = ({ kind }: Tablet): number =>
  kind.includes('king') ? 70 : kind.startsWith('gold') ? 56 : 32;

export const tabletSpots = ([a, b]: readonly [Point, Point], width: number, room: Surroundings): Spot[] =>
  SHARES.flatMap(share =>
    ASIDE.map(aside => {
      const x = a.x + (b.x - a.x) * share;
      const y = a.y + (b.y - a.y) * share + aside;
      const box = { x: x - width / 2, y: y - TABLET_HEIGHT / 2, width, height: TABLET_HEIGHT };
      return { box, cost: covered(box, room) + Math.abs(share - 0.5) * 60 + Math.abs(aside) * 4 };
    }),
  );

export const middleOfArea = ({ x, y, width, height }: Area): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
