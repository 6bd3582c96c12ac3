import { inPlay, type HouseSpace, type TileSpace, type Town } from '../../../content';
import type { MineMap, MineSpace, Tablet } from '../../../content/silver/words';
import type { Point } from '../../pictures/map/places';
import {
  middleOfArea,
  plateSpots,
  roomOfGallery,
  roomOfHead,
  roomOfStart,
  roomOfTown,
  tabletSpots,
  tabletWidth,
  type Surroundings,
} from './room';
import type { MapSize } from './mapSize';
import { bestSpots, type Area } from './spots';

/** Where everything of a map stands when it is drawn so wide: signs keep their size, the ways between them don't. */

export const STEP = 22;
export const TILE_WIDTH = 28;
export const PILLAR_STEP = 16;
/** Its tiles and its price. */
export const CHURCH_WIDTH = 80;

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

/** Worked out once for a map, so many players and a sheet. */
export function layoutOf(map: MineMap, players: number, sheet: MapSize): MapLayout {
  const key = `${map.id} ${players} ${sheet.width}x${sheet.height}`;
  const known = KNOWN.get(key) ?? lay(map, players, sheet);
  KNOWN.set(key, known);
  return known;
}

function lay(map: MineMap, players: number, sheet: MapSize): MapLayout {
  const places = spread(map, sheet);
  const at = (place: string): Point => places.get(place) ?? { x: 0, y: 0 };
  const filled = map.towns.map(town => filledOf(map, town, players));
  const room: Surroundings = {
    kept: [
      ...roomOfHead(map, sheet),
      ...map.towns.flatMap(town => roomOfTown(town, at(town.id))),
      ...map.roads.flatMap(({ id, name }) =>
        id === map.start ? roomOfStart(name, at(id)) : roomOfGallery(at(id)),
      ),
    ],
    ways: map.links.map(([from, to]) => [at(from), at(to)]),
    towns: map.towns.map(({ id }) => at(id)),
    sheet,
  };
  const spots = bestSpots([
    ...filled.map(({ town, width }) => plateSpots(at(town.id), town.pillars !== undefined, width, room)),
    ...map.tablets.map(tablet => {
      const [from, to] = tablet.link;
      return tabletSpots([at(from), at(to)], tabletWidth(tablet), room);
    }),
  ]);
  return {
    at,
    towns: filled.map((each, index) => ({
      ...each,
      at: at(each.town.id),
      plate: spots[index] ?? EMPTY,
    })),
    tablets: map.tablets.map((tablet, index) => ({
      tablet,
      at: middleOfArea(spots[filled.length + index] ?? EMPTY),
      width: tabletWidth(tablet),
    })),
  };
}

const EMPTY: Area = { x: 0, y: 0, width: 0, height: 0 };

/** What lies on the plate of a town, and how wide that is. */
function filledOf(map: MineMap, town: Town, players: number) {
  const mines = inPlay(
    map.mines.filter(space => space.town === town.id),
    players,
  );
  const houses = inPlay(town.houses, players);
  const tiles = inPlay(town.tiles, players);
  const church = town.pillars === undefined ? 0 : town.pillars * PILLAR_STEP + CHURCH_WIDTH;
  const width = (mines.length + houses.length) * STEP + tiles.length * TILE_WIDTH + church + 6;
  return { town, mines, houses, tiles, width };
}

/** Around the outermost places: half a name and a plate below, a tower and the head above. */
const EDGE = { side: 48, top: 62, bottom: 52 };

/** The places of a map over all of the sheet. */
function spread({ towns, roads }: MineMap, { width, height }: MapSize): Map<string, Point> {
  const all = [...towns, ...roads];
  const across = spanOf(all.map(({ x }) => x));
  const down = spanOf(all.map(({ y }) => y));
  return new Map(
    all.map(({ id, x, y }) => [
      id,
      {
        x: EDGE.side + across(x) * (width - 2 * EDGE.side),
        y: EDGE.top + down(y) * (height - EDGE.top - EDGE.bottom),
      },
    ]),
  );
}

/** How far something lies between the first and the last. */
function spanOf(all: readonly number[]): (each: number) => number {
  const first = Math.min(...all);
  const length = Math.max(...all) - first || 1;
  return each => (each - first) / length;
}
