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

export const PIECE_ROWS: Rows<PieceHappenings> = {
  house: (table, { space }, seat) =>
    changePlayer(table, seat, player => {
      const { houses, pillars } = player.supply;
      player.supply = { houses: houses - 1, pillars };
      player.houses = [...player.houses, space];
    }),
  pillar: (table, { town }, seat) =>
    changePlayer(table, seat, player => {
      const { houses, pillars } = player.supply;
      player.supply = { houses, pillars: pillars - 1 };
      player.pillars = [...player.pillars, town];
    }),
  walk: (table, { piece, to }, seat) => rowOf(boxOf(table).pieces, piece).put(table, seat, to),
};
