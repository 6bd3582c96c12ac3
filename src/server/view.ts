import type { PublicTable } from '../table/online/wire';
import { isFree } from './doc';
import { awaySince, isOverdue, leaderOf, type Presently } from './patience';
import type { Match } from './store';

/** What everybody may know of a table: no secret of a seat, no trace of one. */
export const viewOf = (match: Match, presently: Presently): PublicTable => {
  const { id, status, listed, waits, doc, scores, created, updated, damaged } = match;
  const { host, variant, rematch, patience, notes = [] } = doc;
  const leader = leaderOf(match, presently);
  const seats = doc.seats.map((seat, index) => {
    const { kind, colour, name, standIn, standInBy, ready } = seat;
    const isPresent = presently.present.has(index);
    const away = awaySince(seat);
    const gone = isPresent || away === Infinity ? undefined : away;
    const overdue = isOverdue(match, index, presently);
    const shown = { kind, colour, name, standIn, standInBy, ready, free: isFree(seat) };
    return { ...shown, present: isPresent, gone, overdue };
  });
  const agreed = { listed, host, leader, patience, variant };
  return { id, status, ...agreed, seats, notes, waits, scores, rematch, created, updated, damaged };
};
