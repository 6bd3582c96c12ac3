import { LINKS, MAP_SIZE, ROADS, TOWNS } from '../../src/content';

/** The map can be drawn from its coordinates alone. */

interface Point {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const points: readonly Point[] = [...TOWNS, ...ROADS];
const lines = LINKS.map(([a, b]) => [at(a), at(b)] as const);

test('every space is well inside the picture', () => {
  const outside = ({ x, y }: Point): boolean =>
    x < 30 || y < 30 || x > MAP_SIZE.width - 30 || y > MAP_SIZE.height - 30;
  expect(points.filter(outside)).toEqual([]);
});

test('no two spaces touch', () => {
  const touching = points.flatMap((a, index) =>
    points
      .slice(index + 1)
      .filter(b => Math.hypot(a.x - b.x, a.y - b.y) < 45)
      .map(b => `${a.id} ${b.id}`),
  );
  expect(touching).toEqual([]);
});

test('no two links cross', () => {
  const crossing = lines.flatMap(([p, q], index) =>
    lines
      .slice(index + 1)
      .filter(([r, s]) => ![r, s].includes(p) && ![r, s].includes(q))
      .filter(([r, s]) => turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0)
      .map(([r, s]) => `${p.id}–${q.id} and ${r.id}–${s.id}`),
  );
  expect(crossing).toEqual([]);
});

test('no link runs over a space that it does not join', () => {
  const running = lines.flatMap(([p, q]) =>
    points
      .filter(point => point !== p && point !== q && gap(point, p, q) < 24)
      .map(point => `${p.id}–${q.id} over ${point.id}`),
  );
  expect(running).toEqual([]);
});

test.each([
  'london brugge koeln praha wien',
  'paris troyes strasbourg nuernberg',
  'milano verona venezia',
  'genova firenze',
])('from west to east: %s', towns => {
  const xs = towns.split(' ').map(id => at(id).x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
});

test.each([
  'tiletum paris lyon arles',
  'hamburg frankfurt',
  'strasbourg basel milano genova',
  'nuernberg verona',
  'venezia firenze',
])('from north to south: %s', towns => {
  const ys = towns.split(' ').map(id => at(id).y);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
});

function at(id: string): Point {
  const point = points.find(space => space.id === id);
  if (point === undefined) throw new Error(`no space ${id}`);
  return point;
}

/** On which side of the line p–q the point lies. */
function turn(p: Point, q: Point, point: Point): number {
  return (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x);
}

/** How far the point is from the line p–q. */
function gap(point: Point, p: Point, q: Point): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const along = ((point.x - p.x) * dx + (point.y - p.y) * dy) / (dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(p.x + share * dx - point.x, p.y + share * dy - point.y);
}
