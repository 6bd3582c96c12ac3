import { RULES_VERSION } from '../rules/version';
import type { Start } from '../table/online/follow';
import { ofItsTime } from '../table/record';
import { TABLE_STATUS, type TableStatus } from '../table/online/wire';
import { isSeatKind } from '../table/bots';
import { sql, type SqlRow, type Statement } from './database/sql';
import { Damaged } from './damage';
import { LIVE_PATIENCE, type Doc, type SeatDoc } from './doc';

/** A match, and how it stands in the database: as one row. */

export interface Match {
  readonly id: string;
  readonly status: TableStatus;
  /** Whether everybody sees it in the list of tables. */
  readonly listed: boolean;
  /** The seat that it waits for. */
  readonly waits: number | undefined;
  readonly version: number;
  readonly doc: Doc;
  /** How it began, once it has begun. */
  readonly start: Start | undefined;
  /** Points by seat, when it is over. */
  readonly scores: readonly number[] | undefined;
  readonly created: number;
  readonly updated: number;
  /** When its last line came. */
  readonly moved: number | undefined;
  /** Something of it can't be read: it can be looked at, and nothing else. */
  readonly damaged?: true;
}

export type NewMatch = Omit<Match, 'version' | 'scores' | 'created' | 'updated' | 'moved' | 'damaged'>;

export const MATCH = `id, status, listed, waits, version, rules, doc, opening, scores, created, updated,
  (select at from lines where match = matches.id order by n desc limit 1) as moved`;

/** Stored of a running match that nobody has touched for long: not listed, not waited for, but there as it was. */
export const ARCHIVED = 'archived';

/** Throws where something of it can't be read. */
export function readMatch(row: SqlRow): Match {
  try {
    return {
      id: String(row['id']),
      status: statusOf(row),
      listed: Number(row['listed']) === 1,
      waits: row['waits'] === null ? undefined : Number(row['waits']),
      version: Number(row['version']),
      doc: docOf(row),
      start: startOf(row),
      scores: storedScores(row),
      created: Number(row['created']),
      updated: Number(row['updated']),
      moved: movedOf(row),
    };
  } catch (error) {
    throw new Damaged(error);
  }
}

export function statusOf({ status }: SqlRow): TableStatus {
  // from the archive it comes back as it was
  const found = TABLE_STATUS.find(each => each === (status === ARCHIVED ? 'running' : status));
  return found ?? unreadable('status');
}

export function docOf({ doc: text }: SqlRow): Doc {
  const doc = JSON.parse(String(text)) as Partial<Doc> | null;
  const seats = Array.isArray(doc?.seats) ? doc.seats : [];
  const isWhole =
    seats.length > 1 &&
    seats.every(seat => isSeatKind((seat as SeatDoc | null)?.kind)) &&
    seats[doc?.host ?? -1] !== undefined &&
    typeof doc?.variant === 'object';
  // what was written before tables had a patience has the usual one
  return isWhole ? { patience: LIVE_PATIENCE, ...(doc as Omit<Doc, 'patience'>) } : unreadable('doc');
}

export const movedOf = ({ moved }: SqlRow): number | undefined =>
  moved === null || moved === undefined ? undefined : Number(moved);

/** What began by older rules goes on by the readings of its time. */
export function startOf({ opening: text, rules }: SqlRow): Start | undefined {
  if (text === null || text === undefined) return undefined;
  const start = JSON.parse(String(text)) as Start | null;
  if (!Array.isArray(start?.options.players) || !Array.isArray(start.opening)) return unreadable('opening');
  return { ...start, options: ofItsTime(start.options, Number(rules)) };
}

export function storedScores({ scores: text }: SqlRow): readonly number[] | undefined {
  if (text === null || text === undefined) return undefined;
  const scores = JSON.parse(String(text)) as unknown;
  return Array.isArray(scores) ? (scores as number[]) : unreadable('scores');
}

const unreadable = (column: string): never => {
  throw new Error(`the column ${column} can't be read`);
};

export const flag = (yes: boolean): number => (yes ? 1 : 0);

export function insertion({ id, status, listed, waits, doc, start }: NewMatch, bot: boolean): Statement {
  const now = Date.now();
  return sql(
    `insert into matches (id, status, listed, waits, bot, version, rules, doc, opening, created, updated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[id, status, flag(listed), waits ?? null, flag(bot), 1, RULES_VERSION, JSON.stringify(doc)],
      ...[start ? JSON.stringify(start) : null, now, now],
    ],
  );
}

/** Changes nothing if somebody else has changed the row since it was read, which is a conflict. */
export const update = ({ id, version, status, listed, waits, doc, start }: Match, bot: boolean): Statement =>
  sql(
    `update matches set status = $1, listed = $2, waits = $3, bot = $4, version = $5, rules = $6, doc = $7,
     opening = $8, updated = $9 where id = $10 and version = $11`,
    [
      ...[status, flag(listed), waits ?? null, flag(bot), version + 1, RULES_VERSION, JSON.stringify(doc)],
      ...[start ? JSON.stringify(start) : null, Date.now(), id, version],
    ],
    1,
  );
