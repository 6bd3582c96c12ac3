import { MINE_MAPS } from '../../../src/content/silver/maps';
import { shelveForCommands } from '../../../src/tools/shelf';
import { layoutOf, type MapLayout } from '../../../src/ui/silver/map/layout';
import { sizeFor } from '../../../src/ui/silver/map/mapSize';
import { overlap, type Area } from '../../../src/ui/silver/map/spots';

shelveForCommands();

/** The room of a map below: three and four at once, one on a desk, a tablet, a phone, and a phone on its side. */
const FRAMES = [
  [345, 380],
  [345, 330],
  [336, 290],
  [706, 426],
  [640, 440],
  [756, 430],
  [380, 440],
  [774, 216],
] as const;
const PLAYERS = [2, 4];

/** Pixels of the sheet, squared: edges may touch. */
const TOUCHING = 6;

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
