import type { Move, MoveOf, Player } from '../../rules/model';
import { crestPlace, roomPlace } from '../pictures/board/streetPlaces';
import { movesOf } from './tasks';

/** What can be done on my street, each move at the place that shows it. */

/** Brings a tile of the Storehouse to a place of the street. */
export type TileMove = MoveOf<'placeCharacter'> | MoveOf<'placeCrest'>;

export const tileMoves = (legal: readonly Move[]): TileMove[] => [
  ...movesOf(legal, 'placeCharacter'),
  ...movesOf(legal, 'placeCrest'),
];

/** Where the tile goes. */
export const placeOfTile = (move: TileMove): string =>
  move.type === 'placeCharacter' ? roomPlace(move.building, move.floor) : crestPlace(move.building);

/** Where the Character lives whose bonus is received. */
export function homeOf({ buildings }: Player, tile: string): { building: number; floor: number } | undefined {
  const building = buildings.findIndex(({ rooms }) => rooms.includes(tile));
  const floor = (buildings[building]?.rooms.indexOf(tile) ?? -1) + 1;
  return building < 0 ? undefined : { building, floor };
}
