import type { TableView } from '../table/online/wire';
import { isFree } from './doc';
import type { Present } from './presenceReports';
import type { Match } from './store';

/** What everybody may know of a table: no secret of a seat, no trace of one. */
export const viewOf = (match: Match, { present, left }: Present): TableView => {
  const { id, status, listed, waits, doc, scores, created, updated, damaged } = match;
  const { host, variant, rematch } = doc;
  const seats = doc.seats.map((seat, index) => {
    const { kind, colour, name, standIn, ready } = seat;
    const isPresent = present.has(index);
    const gone = isPresent ? undefined : left.get(index);
    return { kind, colour, name, standIn, ready, free: isFree(seat), present: isPresent, gone };
  });
  return { id, status, listed, host, seats, variant, waits, scores, rematch, created, updated, damaged };
};
