import { MINE_MAPS } from '../../../src/content/silver/maps';
import type { MineMap } from '../../../src/content/silver/words';
import { shelveForCommands } from '../../../src/tools/shelf';
import { layoutOf, type MapLayout } from '../../../src/ui/silver/map/layout';
import { sizeFor } from '../../../src/ui/silver/map/mapSize';
import { nameOfStart, nameOfTown } from '../../../src/ui/silver/map/room';
import { overlap, type Area } from '../../../src/ui/silver/map/spots';

shelveForCommands();

/** The room of a map below in the eleven windows: three at once, one on a desk, a tablet, a phone, a phone on its side. */
const FRAMES = [
  [332, 293],
  [350, 327],
  [346, 389],
  [709, 424],
  [678, 374],
  [638, 381],
  [754, 417],
  [390, 419],
  [360, 316],
  [774, 216],
] as const;
const PLAYERS = [2, 3, 4];

/** Pixels of the sheet, squared: edges may touch. */
const TOUCHING = 6;
/** Of a name and its edge: less than a letter. */
const COVERING = 24;

const signsOf = ({ towns, tablets }: MapLayout): (Area & { readonly name: string })[] => [
  ...towns.map(({ town, plate }) => ({ name: town.id, ...plate })),
  ...tablets.map(({ tablet, at, width }) => ({
    name: tablet.id,
    x: at.x - width / 2,
    y: at.y - 12,
    width,
    height: 24,
  })),
];

type Named = Area & { readonly name: string };

/** The names of the towns and of the start, as they are drawn. */
const namesOn = (map: MineMap, { at, towns }: MapLayout): Named[] => [
  ...towns.map(({ town, at: spot }) => ({ ...nameOfTown(town.name, spot), name: town.id })),
  ...map.roads
    .filter(({ id }) => id === map.start)
    .map(({ id, name }) => ({ ...nameOfStart(name, at(id)), name: id })),
];

const cases = FRAMES.flatMap(([width, height]) =>
  PLAYERS.map(players => [players, `${width}×${height}`, { width, height }] as const),
);

test.each(cases)(
  '%i at %s: no plate or tablet lies on another one, and all on the map',
  (players, _, frame) => {
    const size = sizeFor(frame);
    const amiss = MINE_MAPS.flatMap(map => {
      const signs = signsOf(layoutOf(map, players, size));
      const meeting = signs.flatMap((one, at) =>
        signs
          .slice(at + 1)
          .flatMap(two => (overlap(one, two) > TOUCHING ? [`${one.name} on ${two.name}`] : [])),
      );
      const outside = signs.filter(
        ({ x, y, width, height }) => x < 0 || y < 0 || x + width > size.width || y + height > size.height,
      );
      return [...meeting, ...outside.map(({ name }) => `${name} outside`)];
    });
    expect(amiss).toEqual([]);
  },
);

test.each(cases)('%i at %s: no plate or tablet lies on a name', (players, _, frame) => {
  const size = sizeFor(frame);
  const covered = MINE_MAPS.flatMap(map => {
    const layout = layoutOf(map, players, size);
    return namesOn(map, layout).flatMap(name =>
      signsOf(layout).flatMap(one => (overlap(one, name) > COVERING ? [`${one.name} on ${name.name}`] : [])),
    );
  });
  expect(covered).toEqual([]);
});

test('signs have the same size in every room that is large enough, and are never drawn tiny', () => {
  for (const [width, height] of FRAMES) {
    const size = sizeFor({ width, height });
    const scale = width / size.width;
    expect(scale).toBeGreaterThan(0.75);
    expect(scale).toBeLessThan(1.35);
    // as the frame is shaped
    expect(size.height * scale).toBeCloseTo(height, -1.5);
  }
});
