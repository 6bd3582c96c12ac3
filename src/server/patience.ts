import type { Seat } from '../rules/model';
import { botOf, type Doc, type SeatDoc } from './doc';
import type { Match } from './store';

/**
 * How long a table waits for somebody who is away, and what may be done then: a bot plays for him, and another one
 * acts for the host. Told from what is kept with the match, so that no process forgets it.
 */

/** Who is at the table just now. */
export interface Presently {
  readonly present: ReadonlySet<Seat>;
  readonly at: number;
}

/** Since when somebody has been away; for ever to come, as long as nobody has noticed it. */
export const awaySince = ({ seen }: SeatDoc): number => (seen && !seen.here ? seen.since : Infinity);

/** From when on anybody at the table may let a bot play for the person whom it waits for; never while he is here. */
function overdueFrom(
  { status, waits, doc, moved, start }: Match,
  seat: Seat,
  { present }: Presently,
): number {
  const sitting = doc.seats[seat];
  const isWaitedFor = status === 'running' && waits === seat && !present.has(seat);
  if (!sitting || !isWaitedFor || botOf(sitting)) return Infinity;
  return Math.max(awaySince(sitting), moved ?? start?.at ?? 0) + doc.patience;
}

export const isOverdue = (match: Match, seat: Seat, presently: Presently): boolean =>
  presently.at >= overdueFrom(match, seat, presently);

const hostLostFrom = ({ seats, host, patience }: Doc, { present }: Presently): number => {
  const sitting = seats[host];
  return sitting && !present.has(host) ? awaySince(sitting) + patience : Infinity;
};

/** Who does what the host may do: the host, or whoever has been here longest when he has been away for too long. */
export function leaderOf({ doc }: Pick<Match, 'doc'>, presently: Presently): Seat {
  const { present, at } = presently;
  if (at < hostLostFrom(doc, presently)) return doc.host;
  const hereSince = (seat: Seat): number => {
    const seen = doc.seats[seat]?.seen;
    return seen?.here ? seen.since : at;
  };
  const [longest] = [...present].sort((a, b) => hereSince(a) - hereSince(b) || a - b);
  return longest ?? doc.host;
}

/** The next moment at which somebody may do more than now, if nothing happens until then. */
export function nextChange(match: Match, presently: Presently): number | undefined {
  const seats = match.doc.seats.map((_, seat) => overdueFrom(match, seat, presently));
  const next = Math.min(...[...seats, hostLostFrom(match.doc, presently)].filter(at => at > presently.at));
  return Number.isFinite(next) ? next : undefined;
}
