import { inPlay, TOWNS, type Town } from '../../../content';
import { placeAt, type Point } from './places';

type Offset = readonly [dx: number, dy: number];

interface Offsets {
  /** House spaces and the Bonus tile. */
  readonly houses: Offset;
  /** Pillars, Cathedral tiles and the price. */
  readonly cathedral?: Offset;
}

/** The upper left corner of the plates beside each town, set by hand: never over a road space or a name. */
const OFFSETS: Readonly<Record<string, Offsets>> = {
  london: { houses: [-120, -64], cathedral: [-138, -14] },
  brugge: { houses: [-130, -46] },
  tiletum: { houses: [38, -14] },
  antwerpen: { houses: [36, -62] },
  paris: { houses: [-124, -46], cathedral: [-136, -10] },
  troyes: { houses: [48, 4] },
  koeln: { houses: [-38, 44], cathedral: [38, -34] },
  hamburg: { houses: [36, -32] },
  frankfurt: { houses: [36, -60] },
  strasbourg: { houses: [50, 9], cathedral: [-136, -58] },
  nuernberg: { houses: [-122, 14] },
  praha: { houses: [36, -82], cathedral: [36, -38] },
  wien: { houses: [-28, -90] },
  basel: { houses: [52, -30] },
  lyon: { houses: [34, -50], cathedral: [-136, -16] },
  arles: { houses: [-134, -24] },
  genova: { houses: [-136, -50], cathedral: [-42, 43] },
  milano: { houses: [-122, -36], cathedral: [30, -82] },
  verona: { houses: [-70, 44] },
  venezia: { houses: [38, -14] },
  firenze: { houses: [122, -22], cathedral: [36, -28] },
};

/** With four players some plates grow and move. */
const OFFSETS_OF_FOUR: Readonly<Record<string, Offsets>> = {
  tiletum: { houses: [37, -14] },
  paris: { houses: [-146, -62], cathedral: [-136, -8] },
  koeln: { houses: [-72, 51], cathedral: [38, -34] },
  frankfurt: { houses: [34, -66] },
  strasbourg: { houses: [52, 15], cathedral: [-136, -58] },
  nuernberg: { houses: [-154, 16] },
  praha: { houses: [8, -96], cathedral: [36, -46] },
  lyon: { houses: [30, -70], cathedral: [-136, -16] },
  genova: { houses: [-166, -53], cathedral: [-42, 43] },
  milano: { houses: [-162, -26], cathedral: [30, -82] },
  venezia: { houses: [36, -16] },
  firenze: { houses: [121, -20], cathedral: [36, -28] },
};

export const HOUSE_STEP = 30;
const TILE_WIDTH = 45;
export const CATHEDRAL_PLATE = { width: 84, height: 58 } as const;

export interface Plate extends Point {
  readonly width: number;
  readonly height: number;
}

export interface TownPlates {
  readonly town: Town;
  readonly at: Point;
  /** Only the spaces that are in play. */
  readonly houses: Town['houses'];
  readonly tiles: Town['tiles'];
  readonly housePlate: Plate;
  readonly cathedralPlate?: Plate;
}

/** The towns from north to south with their plates for a number of players. */
export const platesFor = (players: number): readonly TownPlates[] =>
  TOWNS.map(town => townPlates(town, players)).sort((a, b) => a.at.y - b.at.y);

function townPlates(town: Town, players: number): TownPlates {
  const at = placeAt(town.id);
  const offsets = (players > 3 ? OFFSETS_OF_FOUR[town.id] : undefined) ?? OFFSETS[town.id];
  if (offsets === undefined) throw new Error(`no place for the plates of ${town.id}`);
  const houses = inPlay(town.houses, players);
  const tiles = inPlay(town.tiles, players);
  const width = houses.length * HOUSE_STEP + tiles.length * TILE_WIDTH + 6;
  const plates = {
    town,
    at,
    houses,
    tiles,
    housePlate: plateAt(at, offsets.houses, width, tiles.length > 0 ? 45 : 34),
  };
  if (offsets.cathedral === undefined) return plates;
  const { width: cathedralWidth, height } = CATHEDRAL_PLATE;
  return { ...plates, cathedralPlate: plateAt(at, offsets.cathedral, cathedralWidth, height) };
}

const plateAt = (at: Point, [dx, dy]: Offset, width: number, height: number): Plate => ({
  x: at.x + dx,
  y: at.y + dy,
  width,
  height,
});
