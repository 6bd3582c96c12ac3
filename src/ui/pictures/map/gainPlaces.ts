import { ROADS, TOWNS } from '../../../content';
import { MAP_VIEW, placeAt, type Point } from './places';
import { platesFor, type Plate } from './plates';

/** Where the gains of a Fair hang: near its town, never over it, where they cover least of the rest. */

export const GAIN = { width: 82, height: 32 } as const;
const STEP = { x: GAIN.width + 4, y: GAIN.height + 4 } as const;
/** How far from its town, and what that counts beside an area that is covered. */
const APART = [0, 14, 28, 42];
const REACH = 42 + 4 * STEP.x;
const FARNESS = 7;
/** How far from the edge of the map. */
const EDGE = 8;

/** A town with its name, its pennant and the ring around it. */
export const groundOf = (town: string): Plate => {
  const { x, y } = placeAt(town);
  return { x: x - 62, y: y - 58, width: 124, height: 102 };
};

/** The upper left corner of the card of each player who takes part. */
export function gainPlaces(town: string, takers: number, players: number): readonly Point[] {
  const near = wider(groundOf(town), REACH);
  const inTheWay = [
    ...platesFor(players).flatMap(({ housePlate, cathedralPlate = [] }) =>
      [housePlate].concat(cathedralPlate),
    ),
    ...TOWNS.map(({ id }) => groundOf(id)),
    ...ROADS.map(({ id }) => roadSpace(id)),
  ].filter(plate => shared(plate, near) > 0);
  const covered = (block: Plate): number => inTheWay.reduce((sum, plate) => sum + shared(block, plate), 0);
  const ways = APART.flatMap(apart =>
    arrangements(takers).flatMap(columns =>
      blocksAround(wider(groundOf(town), apart), columns, Math.ceil(takers / columns))
        .filter(isOnMap)
        .map(block => ({ block, columns, cost: covered(block) + apart * FARNESS })),
    ),
  );
  const [best] = ways.sort((a, b) => a.cost - b.cost);
  if (best === undefined) throw new Error(`no room for ${takers} gains beside ${town}`);
  const { block, columns } = best;
  return Array.from({ length: takers }, (_, at) => ({
    x: block.x + (at % columns) * STEP.x,
    y: block.y + Math.floor(at / columns) * STEP.y,
  }));
}

/** In how many columns: best in one, else in several or all in a row. */
const arrangements = (takers: number): number[] =>
  [1, 2, takers].filter(n => n > 0 && n <= Math.max(1, takers));

/** All places close around a town for a block of cards, the dearest first. */
function blocksAround(town: Plate, columns: number, rows: number): Plate[] {
  const width = columns * STEP.x;
  const height = rows * STEP.y;
  const [left, right] = [town.x - width, town.x + town.width];
  const [above, below] = [town.y - height, town.y + town.height];
  const across = [0.5, 1, 0, 0.75, 0.25].map(share => town.x + share * (town.width - width));
  const along = [0.5, 0, 1, 0.25, 0.75].map(share => town.y + share * (town.height - height));
  const corners: Point[] = [
    ...across.map(x => ({ x, y: above })),
    ...[right, left].flatMap(x => along.map(y => ({ x, y }))),
    ...[right, left].map(x => ({ x, y: above })),
    ...across.map(x => ({ x, y: below })),
  ];
  return corners.map(corner => ({ ...corner, width, height }));
}

const wider = ({ x, y, width, height }: Plate, by: number): Plate => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const roadSpace = (id: string): Plate => {
  const { x, y } = placeAt(id);
  return { x: x - 14, y: y - 14, width: 28, height: 28 };
};

const isOnMap = ({ x, y, width, height }: Plate): boolean =>
  x >= MAP_VIEW.x + EDGE &&
  y >= MAP_VIEW.y + EDGE &&
  x + width <= MAP_VIEW.x + MAP_VIEW.width - EDGE &&
  y + height <= MAP_VIEW.y + MAP_VIEW.height - EDGE;

/** The area that two rectangles share. */
const shared = (a: Plate, b: Plate): number =>
  span(a.x, a.width, b.x, b.width) * span(a.y, a.height, b.y, b.height);

const span = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.max(0, Math.min(a + lengthA, b + lengthB) - Math.max(a, b));
