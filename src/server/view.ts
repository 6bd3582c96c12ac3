import type { Seat } from '../rules/model';
import type { TableView } from '../table/online/wire';
import { isFree } from './doc';
import type { Match } from './store';

/** What everybody may know of a table: no secret of a seat, no trace of one. */
export const viewOf = (match: Match, present: ReadonlySet<Seat>): TableView => {
  const { id, status, listed, waits, doc, scores, created, updated } = match;
  const { host, variant, rematch } = doc;
  const seats = doc.seats.map((seat, index) => {
    const { kind, colour, name, standIn } = seat;
    return { kind, colour, name, standIn, free: isFree(seat), present: present.has(index) };
  });
  return { id, status, listed, host, seats, variant, waits, scores, rematch, created, updated };
};
