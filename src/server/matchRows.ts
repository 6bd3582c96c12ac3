import {
  hasFields,
  isFields,
  isList,
  isListOf,
  isNumber,
  isOneOf,
  isWhole,
  mustBe,
  parseJson,
  type Is,
} from '../given';
import { RULES_VERSION } from '../rules/version';
import type { Start } from '../table/online/follow';
import { ofItsTime } from '../table/record';
import { TABLE_STATUS, type TableStatus } from '../table/online/wire';
import { isSeatKind } from '../table/bots';
import { sql, type SqlRow, type Statement } from './database/sql';
import { Damaged } from './damage';
import { LIVE_PATIENCE, type Doc } from './doc';

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
  return readable('status', isOneOf(TABLE_STATUS), status === ARCHIVED ? 'running' : status);
}

export function docOf({ doc: text }: SqlRow): Doc {
  // what was written before tables had a patience has the usual one
  return { patience: LIVE_PATIENCE, ...readable('doc', isDoc, parseJson(String(text))) };
}

const hasSeats = hasFields({
  seats: isListOf(hasFields({ kind: isSeatKind })),
  host: isWhole(),
  variant: isFields,
});

const isDoc = (value: unknown): value is Omit<Doc, 'patience'> =>
  hasSeats(value) && value.seats.length > 1 && value.host < value.seats.length;

export const movedOf = ({ moved }: SqlRow): number | undefined =>
  moved === null || moved === undefined ? undefined : Number(moved);

/** What began by older rules goes on by the readings of its time. */
export function startOf({ opening: text, rules }: SqlRow): Start | undefined {
  if (text === null || text === undefined) return undefined;
  const start = readable('opening', isStart, parseJson(String(text)));
  return { ...start, options: ofItsTime(start.options, Number(rules)) };
}

const hasOpening = hasFields({ options: hasFields({ players: isList }), opening: isList });
const isStart = (value: unknown): value is Start => hasOpening(value);

export function storedScores({ scores: text }: SqlRow): readonly number[] | undefined {
  if (text === null || text === undefined) return undefined;
  return readable('scores', isListOf(isNumber), parseJson(String(text)));
}

const readable = <T>(column: string, is: Is<T>, value: unknown): T =>
  mustBe(is, value, () => new Error(`the column ${column} can't be read`));

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
