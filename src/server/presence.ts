import { randomUUID } from 'node:crypto';
import { hasFields, isFields, isText, mustBe, parseJson } from '../given';
import type { Seat } from '../rules/model';
import type { Sql } from './database/sql';
import { Reports } from './presenceReports';

/**
 * Who is at which table, whatever process their lines end at. Each process tells the others the seats of its own
 * people when they change, and repeats it now and then.
 */

/** What goes over the wire. */
interface Message {
  readonly from: string;
  /** Seats by table. */
  readonly at: Readonly<Record<string, readonly Seat[]>>;
}

const hasMessage = hasFields({ from: isText, at: isFields });
const isMessage = (value: unknown): value is Message => hasMessage(value);

/** Stands before our messages on the wire, which others use as well. */
const MARK = 'seats ';
/** A message of PostgreSQL has less than 8,000 bytes. */
const TABLES_IN_ONE = 200;
const REPEATED = 3;

export interface PresenceParts {
  readonly database: Pick<Sql, 'write' | 'wire'>;
  /** After how long a process that is not heard any more has gone. */
  readonly lastsMs: number;
  /** Others have come to a table or left it, at another process. */
  readonly onChange: (id: string) => void;
  readonly onError: (error: unknown) => void;
}

export type Presence = ReturnType<typeof openPresence>;

export function openPresence({ database, lastsMs, onChange, onError }: PresenceParts) {
  const { wire } = database;
  const me = randomUUID();
  const reports = new Reports();
  const mine = new Map<string, readonly Seat[]>();
  const untold = new Set<string>();
  let telling = Promise.resolve();

  const tellUntold = async (): Promise<void> => {
    const seats = [...untold].map(id => [id, mine.get(id) ?? []] as const);
    untold.clear();
    if (!wire || seats.length === 0) return;
    const messages = chunks(seats, TABLES_IN_ONE).map(some => ({ from: me, at: Object.fromEntries(some) }));
    await database.write(messages.map(message => wire.tell(MARK + JSON.stringify(message)))).catch(onError);
  };

  /** One after the other, so that nobody hears last what was first. */
  const tell = (ids: Iterable<string>): void => {
    for (const id of ids) untold.add(id);
    telling = telling.then(tellUntold);
  };

  const hear = ({ from, at }: Message, now = Date.now()): void => {
    for (const [id, seats] of Object.entries(at)) {
      const before = reports.at(id, now);
      const isKnown = reports.take(from, id, { seats, until: now + lastsMs });
      // who is new at a table of ours does not know yet who is here
      if (!isKnown && mine.has(id)) tell([id]);
      if (!isSame(before, reports.at(id, now))) onChange(id);
    }
  };

  const repeat = (): void => {
    for (const id of reports.expire(Date.now())) onChange(id);
    tell(mine.keys());
  };
  const repeating = wire && setInterval(repeat, lastsMs / REPEATED);

  return {
    at: (id: string): ReadonlySet<Seat> => reports.at(id, Date.now()),

    /** The seats of the people whose lines end here; `undefined` when nobody is left at the table, not even to watch. */
    here(id: string, seats: readonly Seat[] | undefined): void {
      const before = mine.get(id);
      if (seats) {
        mine.set(id, seats);
        reports.take(me, id, { seats, until: Infinity });
      } else {
        mine.delete(id);
        reports.drop(me, id);
      }
      if (String(before) !== String(seats)) tell([id]);
    },

    /** Whether what came over the wire was said about seats. */
    hear(text: string): boolean {
      if (!text.startsWith(MARK)) return false;
      hear(
        mustBe(
          isMessage,
          parseJson(text.slice(MARK.length)),
          () => new Error('another process says nothing'),
        ),
      );
      return true;
    },

    /** Says goodbye for all who are here. */
    async close(): Promise<void> {
      clearInterval(repeating);
      const ids = [...mine.keys()];
      mine.clear();
      tell(ids);
      await telling;
    },
  };
}

const isSame = (some: ReadonlySet<Seat>, others: ReadonlySet<Seat>): boolean =>
  some.size === others.size && [...some].every(seat => others.has(seat));

function chunks<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
