import type { Seat, Table } from '../model';
import type { Draft } from './draft';
import type { Rows } from './row';

/** The markers on the King track, and the order that follows from them. */

export interface KingHappenings {
  /** A marker moves so many spaces, back if they are negative, and ends at this position. */
  king: { readonly steps: number; readonly to: number };
  /** Markers are put where they start a round, one after the other, each at its position. */
  reset: { readonly seats: readonly Seat[]; readonly to: readonly number[] };
  order: { readonly order: readonly Seat[] };
}

export const KING_ROWS: Rows<KingHappenings> = {
  king: (table, { to }, seat) => {
    if (seat !== undefined) putMarker(table, seat, to);
  },
  reset: (table, { seats, to }) => seats.forEach((seat, index) => putMarker(table, seat, to[index] ?? 0)),
  order: (table, { order }) => {
    table.order = order;
  },
};

/** The marker comes to lie on top of the stack at this position. */
function putMarker(table: Draft<Table>, seat: Seat, to: number): void {
  const track = table.king.track.map((stack, at) => {
    const others = stack.includes(seat) ? stack.filter(each => each !== seat) : stack;
    return at === to ? [...others, seat] : others;
  });
  table.king = { track, tile: table.king.tile };
}
