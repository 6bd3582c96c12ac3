import { LINKS, ROADS, TOWNS, type Link } from '../../../content';
import { tenth } from '../numbers';

/** The part of the sheet that is shown. */
export const MAP_VIEW = { x: 4, y: 20, width: 1192, height: 778 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map is stretched sideways to fill a space of 3:2; what stands on it is not. */
export const stretched = (x: number): number => tenth(64 + 1.165 * x);

const PLACES: ReadonlyMap<string, Point> = new Map(
  [...TOWNS, ...ROADS].map(({ id, x, y }) => [id, { x: stretched(x), y }]),
);

/** Where a town or road space is drawn. */
export function placeAt(id: string): Point {
  const place = PLACES.get(id);
  if (place === undefined) throw new Error(`no place '${id}' on the map`);
  return place;
}

const SEA: ReadonlySet<string> = new Set(ROADS.filter(({ kind }) => kind === 'sea').map(({ id }) => id));

export interface DrawnLink {
  readonly link: Link;
  readonly path: string;
  readonly sea: boolean;
}

/** All roads, slightly bent. */
export const DRAWN_LINKS: readonly DrawnLink[] = LINKS.map(link => ({
  link,
  path: bent(link),
  sea: link.some(id => SEA.has(id)),
}));

/** The road between two neighbours, in whichever direction. */
export const roadBetween = (one: string, other: string): string | undefined =>
  DRAWN_LINKS.find(({ link: [from, to] }) => (from === one && to === other) || (from === other && to === one))
    ?.path;

function bent([from, to]: Link): string {
  const a = placeAt(from);
  const b = placeAt(to);
  const across = { x: b.x - a.x, y: b.y - a.y };
  const length = Math.hypot(across.x, across.y);
  const side = (from.charCodeAt(0) + to.charCodeAt(2)) % 2 ? 1 : -1;
  const bend = (side * Math.min(9, length * 0.06)) / length;
  const middle = { x: (a.x + b.x) / 2 - across.y * bend, y: (a.y + b.y) / 2 + across.x * bend };
  return `M${a.x} ${a.y}Q${tenth(middle.x)} ${tenth(middle.y)} ${b.x} ${b.y}`;
}
