import { RULES_VERSION } from '../rules/version';
import type { Start } from '../table/online/follow';
import { ofItsTime } from '../table/record';
import type { TableStatus } from '../table/online/wire';
import { sql, type Row, type Statement } from './database/sql';
import type { Doc } from './doc';

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
}

export type NewMatch = Omit<Match, 'version' | 'scores' | 'created' | 'updated'>;

export const MATCH = 'id, status, listed, waits, version, rules, doc, opening, scores, created, updated';

/** Stored of a running match that nobody has touched for long: not listed, not waited for, but there as it was. */
export const ARCHIVED = 'archived';

export const readMatch = (row: Row): Match => ({
  id: String(row['id']),
  // from the archive it comes back as it was
  status: row['status'] === ARCHIVED ? 'running' : (row['status'] as TableStatus),
  listed: Number(row['listed']) === 1,
  waits: row['waits'] === null ? undefined : Number(row['waits']),
  version: Number(row['version']),
  doc: JSON.parse(String(row['doc'])) as Doc,
  start: startOf(row),
  scores: row['scores'] === null ? undefined : (JSON.parse(String(row['scores'])) as number[]),
  created: Number(row['created']),
  updated: Number(row['updated']),
});

/** What began by older rules goes on by the readings of its time. */
function startOf({ opening, rules }: Row): Start | undefined {
  if (opening === null || opening === undefined) return undefined;
  const { options, ...start } = JSON.parse(String(opening)) as Start;
  return { ...start, options: ofItsTime(options, Number(rules)) };
}

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
