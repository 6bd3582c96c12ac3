import type { Seat } from '../rules/model';
import { without } from '../rules/without';
import type { FreeBot } from '../table/bots';
import type { Note } from '../table/online/wire';
import type { Doc, SeatDoc } from './doc';
import { isOverdue, type Presently } from './patience';
import { Problem } from './problem';
import type { Match } from './store';
import { seatOf, seatWith, withSeat } from './tables';

/** Who plays a seat during the game: its person or a stand-in, never both. On plain documents. */

const NOTES_KEPT = 50;

const noted = (doc: Doc, note: Note): Doc => ({
  ...doc,
  notes: [...(doc.notes ?? []), note].slice(-NOTES_KEPT),
});

const alone = (sitting: SeatDoc): SeatDoc => without(without(sitting, 'standIn'), 'standInBy');

/** The person plays again. */
const takeBack = (doc: Doc, seat: Seat, at: number): Doc =>
  noted(withSeat(doc, seat, alone(seatOf(doc, seat))), { at, seat, what: 'back' });

/**
 * A bot plays on: for whoever asks, at any time, or at anybody's wish for a person whom the table has waited for too
 * long. Only the person takes the seat back.
 */
export function standIn(
  match: Match,
  seat: Seat,
  { token, bot }: { token: string | undefined; bot: FreeBot | undefined },
  presently: Presently,
): Doc {
  const { doc } = match;
  const by = seatWith(doc, token);
  const sitting = seatOf(doc, seat);
  if (by === undefined || (by !== seat && bot === undefined)) throw new Problem('notYours');
  if (sitting.kind !== 'person') throw new Problem('noSuchSeat');
  if (bot === undefined) return sitting.standIn ? takeBack(doc, seat, presently.at) : doc;
  // it plays already: whose wish it was stays, unless the person wants it now
  if (sitting.standIn && (by !== seat || sitting.standInBy === seat)) return doc;
  if (by !== seat && presently.present.has(seat)) throw new Problem('isHere');
  if (by !== seat && !isOverdue(match, seat, presently)) throw new Problem('hasTime');
  const played = withSeat(doc, seat, { ...sitting, standIn: bot, standInBy: by });
  return noted(played, { at: presently.at, seat, what: 'standIn', by });
}

/** Who has come and who has left since it was looked at; who was stood in for at another's wish has his seat again. */
export const attended = (doc: Doc, presently: Presently): Doc =>
  doc.seats.reduce(
    (before, { token }, seat) => (token === undefined ? before : seenAt(before, seat, presently)),
    doc,
  );

function seenAt(doc: Doc, seat: Seat, { present, at }: Presently): Doc {
  const here = present.has(seat);
  const { seen, standIn: bot, standInBy } = seatOf(doc, seat);
  const back = here && bot !== undefined && standInBy !== seat ? takeBack(doc, seat, at) : doc;
  return seen?.here === here
    ? back
    : withSeat(back, seat, { ...seatOf(back, seat), seen: { here, since: at } });
}
