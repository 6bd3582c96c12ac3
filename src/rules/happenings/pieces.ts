import type { Piece } from '../../content/vocabulary';
import { boxOf, rowOf } from '../shelf';
import { changePlayer } from './draft';
import type { Rows } from './row';

/** Wooden pieces on the map. */

export interface PieceHappenings {
  house: { readonly space: string };
  pillar: { readonly town: string };
  walk: { readonly piece: Piece; readonly to: string };
}

export const PIECES: Rows<PieceHappenings> = {
  house: (table, { space }, seat) =>
    changePlayer(table, seat, player => {
      player.supply = { ...player.supply, houses: player.supply.houses - 1 };
      player.houses = [...player.houses, space];
    }),
  pillar: (table, { town }, seat) =>
    changePlayer(table, seat, player => {
      player.supply = { ...player.supply, pillars: player.supply.pillars - 1 };
      player.pillars = [...player.pillars, town];
    }),
  walk: (table, { piece, to }, seat) => rowOf(boxOf(table).pieces, piece).put(table, seat, to),
};
