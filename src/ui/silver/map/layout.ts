import { inPlay, type HouseSpace, type Link, type TileSpace, type Town } from '../../../content';
import type { MineMap, MineSpace, Tablet } from '../../../content/silver/words';
import type { Point } from '../../pictures/map/places';
import { bestSpots, overlap, type Area } from './spots';

/** Where everything of a map stands when it is drawn so wide: signs keep their size, the ways between them don't. */

/** Wide beside other things, narrow on a phone. */
export const SIZES = { wide: { width: 720, height: 410 }, narrow: { width: 400, height: 460 } } as const;
export type MapSize = keyof typeof SIZES;

const TOP = 30;
export const STEP = 22;
export const TILE_WIDTH = 28;
export const PILLAR_STEP = 16;
/** Its tiles and its price. */
export const CHURCH_WIDTH = 80;
export const PLATE_HEIGHT = 30;

export interface TownOnMap {
  readonly town: Town;
  readonly at: Point;
  readonly mines: readonly MineSpace[];
  readonly houses: readonly HouseSpace[];
  readonly tiles: readonly TileSpace[];
  readonly plate: Area;
}

export interface TabletOnMap {
  readonly tablet: Tablet;
  readonly at: Point;
  readonly width: number;
}

export interface MapLayout {
  readonly at: (place: string) => Point;
  readonly towns: readonly TownOnMap[];
  readonly tablets: readonly TabletOnMap[];
}

const KNOWN = new Map<string, MapLayout>();

/** Worked out once for a map, so many players and a size. */
export function layoutOf(map: MineMap, players: number, size: MapSize): MapLayout {
  const key = `${map.id} ${players} ${size}`;
  const known = KNOWN.get(key) ?? lay(map, players, SIZES[size]);
  KNOWN.set(key, known);
  return known;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
}

function lay(map: MineMap, players: number, sheet: Sheet): MapLayout {
  const places = new Map([...map.towns, ...map.roads].map(place => [place.id, spotOf(map, place, sheet)]));
  const at = (place: string): Point => places.get(place) ?? { x: 0, y: 0 };
  const filled = map.towns.map(town => {
    const mines = inPlay(
      map.mines.filter(space => space.town === town.id),
      players,
    );
    const houses = inPlay(town.houses, players);
    const tiles = inPlay(town.tiles, players);
    const width =
      (mines.length + houses.length) * STEP +
      tiles.length * TILE_WIDTH +
      (town.pillars === undefined ? 0 : town.pillars * PILLAR_STEP + CHURCH_WIDTH) +
      6;
    return { town, at: at(town.id), mines, houses, tiles, width };
  });
  const solid = [...map.towns, ...map.roads].map(({ id, name }) => solidAt(at(id), name));
  const ways = map.links.map(([from, to]): [Point, Point] => [at(from), at(to)]);
  const plates = bestSpots(filled, solid, ways, sheet);
  const towns = filled.map((town, index) => ({ ...town, plate: plates[index] ?? EMPTY }));
  const taken = [...solid, ...plates];
  const tablets = map.tablets.map(tablet => {
    const spot = alongPath(tablet.link, at, tabletWidth(tablet), [...taken], sheet);
    taken.push({ x: spot.at.x - spot.width / 2, y: spot.at.y - 12, width: spot.width, height: 24 });
    return { tablet, ...spot };
  });
  return { at, towns, tablets };
}

const EMPTY: Area = { x: 0, y: 0, width: 0, height: 0 };

const spotOf = ({ size }: MineMap, { x, y }: Point, sheet: Sheet): Point => ({
  x: 34 + (x / size.width) * (sheet.width - 56),
  y: TOP + 8 + (y / size.height) * (sheet.height - TOP - 34),
});

/** A place with its name below it, and room for who stands beside it. */
function solidAt({ x, y }: Point, name: string): Area {
  const width = Math.max(58, name.length * 7);
  return { x: x - width / 2, y: y - 26, width, height: 52 };
}

/** How wide each kind of tablet is. */
const tabletWidth = ({ kind }: Tablet): number =>
  kind.includes('king') ? 70 : kind.startsWith('gold') ? 56 : 32;

const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.28, 0.72];

/** On its path where it covers least. */
function alongPath(
  [from, to]: Link,
  at: MapLayout['at'],
  width: number,
  taken: readonly Area[],
  sheet: Sheet,
): Omit<TabletOnMap, 'tablet'> {
  const [a, b] = [at(from), at(to)];
  const spots = SHARES.map(share => {
    const x = a.x + (b.x - a.x) * share;
    const y = a.y + (b.y - a.y) * share;
    const box = { x: x - width / 2, y: y - 12, width, height: 24 };
    const out = Math.max(0, 2 - box.x) + Math.max(0, box.x + width + 2 - sheet.width);
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    return { at: { x, y }, cost: covered + out * 60 + Math.abs(share - 0.5) * 30 };
  });
  const [best] = spots.toSorted((one, other) => one.cost - other.cost);
  return { at: best?.at ?? a, width };
}
