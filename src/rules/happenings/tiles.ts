import { lay, leavePlace } from './places';
import type { Rows } from './row';

/** Tiles on their way from place to place, before somebody uses them. */

export interface TileHappenings {
  /** A tile appears face up: in an offer, on the wheel, the map or the King track. */
  reveal: { readonly tile: string; readonly from: string; readonly at: string };
  /** Somebody takes a tile: into the Storehouse, onto the Cardinal's board, or in hand. */
  take: { readonly tile: string; readonly from: string; readonly to: string };
  /** Removed from the game: used, refused or superfluous. */
  remove: { readonly tile: string; readonly from: string };
  /** An offered tile moves on to another space. */
  slide: { readonly tile: string; readonly from: string; readonly to: string };
  /** The Character offer is cleared; its tiles lie aside until they are mixed in again. */
  discardOffer: { readonly tiles: readonly string[] };
  mixIn: { readonly tiles: readonly string[] };
}

export const TILE_ROWS: Rows<TileHappenings> = {
  reveal: (table, { tile, from, at }) => {
    leavePlace(table, tile, from);
    lay(table, tile, at);
  },
  take: (table, { tile, from, to }, seat) => {
    leavePlace(table, tile, from, seat);
    lay(table, tile, to, seat);
  },
  remove: (table, { tile, from }, seat) => leavePlace(table, tile, from, seat),
  slide: (table, { tile, from, to }) => {
    leavePlace(table, tile, from);
    lay(table, tile, to);
  },
  discardOffer: table => {
    const { contract, character } = table.offers;
    table.offers = { contract, character: character.map(() => null) };
  },
  mixIn: (table, { tiles }) => {
    for (const tile of tiles) lay(table, tile, 'pile:character');
  },
};
