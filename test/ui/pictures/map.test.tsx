import { LINKS, ROADS, TOWNS } from '../../../src/content';
import { FIELDS, FIRS, HILLS, PEAKS, TREES } from '../../../src/ui/pictures/map/land';
import { curvePoints } from '../../../src/ui/pictures/map/curve';
import { MapPicture } from '../../../src/ui/pictures/map/MapPicture';
import { MAP_VIEW, placeAt, roadBetween } from '../../../src/ui/pictures/map/places';
import { platesFor } from '../../../src/ui/pictures/map/plates';
import { MAP_OF_FOUR, MAP_OF_THREE } from '../../../src/ui/pictures/gallery/moment';
import { rendered } from './rendered';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LETTER = 9.4;
/** Bounding boxes of slanted things may touch a little. */
const TOUCH = 16;

const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  );

const platesOf = (players: number): Box[] =>
  platesFor(players).flatMap(({ town, housePlate, cathedralPlate }) => [
    { name: `${town.id} houses`, ...housePlate },
    ...(cathedralPlate ? [{ name: `${town.id} cathedral`, ...cathedralPlate }] : []),
  ]);

const roadSpaces: Box[] = ROADS.map(({ id }) => {
  const { x, y } = placeAt(id);
  return { name: id, x: x - 11, y: y - 11, width: 22, height: 22 };
});

const names: Box[] = TOWNS.map(({ id, name }) => {
  const { x, y } = placeAt(id);
  return { name, x: x - (name.length * LETTER) / 2, y: y + 22, width: name.length * LETTER, height: 15 };
});

const pieces: Box[] = TOWNS.map(({ id }) => {
  const { x, y } = placeAt(id);
  return { name: `piece in ${id}`, x: x - 50, y: y - 16, width: 30, height: 30 };
});

const vignettes: Box[] = TOWNS.map(({ id }) => {
  const { x, y } = placeAt(id);
  return { name: `town ${id}`, x: x - 35, y: y - 40, width: 70, height: 54 };
});

describe.each([2, 3, 4])('with %i players', players => {
  const plates = platesOf(players);

  test('no plate covers a road space, a piece, a name or another plate', () => {
    const others = [
      ...roadSpaces,
      ...pieces,
      ...names.map(box => ({ ...box, x: box.x + 4, width: box.width - 8 })),
    ];
    const wrong = plates.flatMap((plate, index) =>
      [...others, ...plates.slice(index + 1)]
        .filter(other => overlap(plate, other) > 1)
        .map(other => `${plate.name} covers ${other.name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no plate hides a town', () => {
    const wrong = plates.flatMap(plate =>
      vignettes.filter(town => overlap(plate, town) > TOUCH).map(({ name }) => name),
    );
    expect(wrong).toEqual([]);
  });

  test('every plate is on the sheet', () => {
    const { x, y, width, height } = MAP_VIEW;
    const off = plates.filter(
      p => p.x < x || p.y < y || p.x + p.width > x + width || p.y + p.height > y + height,
    );
    expect(off).toEqual([]);
  });
});

test('every road is drawn, both ways', () => {
  for (const [from, to] of LINKS) {
    expect(roadBetween(from, to)).toBeDefined();
    expect(roadBetween(to, from)).toBe(roadBetween(from, to));
  }
  expect(roadBetween('london', 'wien')).toBeUndefined();
});

test('scenery stands on the sheet and off the road spaces', () => {
  const lists = [PEAKS, FIRS, ...Object.values(FIELDS), ...Object.values(HILLS), ...Object.values(TREES)];
  const points = lists.flatMap(curvePoints);
  expect(points.length).toBeGreaterThan(200);
  const wrong = points.filter(([x, y]) =>
    roadSpaces.some(space => overlap(space, { ...space, x: x - 2, y: y - 2, width: 4, height: 4 }) > 0),
  );
  expect(wrong).toEqual([]);
});

test.each([MAP_OF_THREE, MAP_OF_FOUR])('the map draws a moment of play', moment => {
  const asked = new Set<string>();
  const markup = rendered(
    <svg>
      <MapPicture
        {...moment}
        placeProps={id => {
          asked.add(id);
          return { glow: 'possible', distance: 2, tabIndex: 0, 'aria-label': id };
        }}
      />
    </svg>,
  );
  for (const { id, name } of TOWNS) {
    expect(markup).toContain(`aria-label="${id}"`);
    expect(markup).toContain(`>${name}<`);
  }
  for (const { id } of ROADS) expect(asked).toContain(id);
  expect(asked).toContain('koeln.h1');
  expect(asked).toContain('koeln.cathedral');
  expect(asked).toContain('hamburg.b1');
  expect(asked).toContain('piece.plum.merchant');
});

test('an unavailable Cathedral shows planks and no plate', () => {
  const markup = rendered(
    <svg>
      <MapPicture {...MAP_OF_THREE} />
    </svg>,
  );
  expect(markup.match(/#i-closed/g)).toHaveLength(1);
});
