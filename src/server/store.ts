import type { Start } from '../table/online/follow';
import { sql, type Row, type Sql, type Statement } from './database/sql';
import type { Chat, TableStatus } from '../table/online/wire';
import type { Doc } from './doc';

/** Everything the house writes down and reads again, in one place. */

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

/** One line and what the table looks like after it. */
export interface Written {
  readonly n: number;
  readonly line: string;
  readonly at: number;
  readonly waits: number | undefined;
  readonly bot: boolean;
  /** Points by seat: the game is over. */
  readonly scores: readonly number[] | undefined;
}

const CHATS_KEPT = 200;

export type NewMatch = Omit<Match, 'version' | 'scores' | 'created' | 'updated'>;
export type Store = ReturnType<typeof newStore>;

const MATCH = 'id, status, listed, waits, version, doc, opening, scores, created, updated';

/** Stored of a running match that nobody has touched for long: not listed, not waited for, but there as it was. */
const ARCHIVED = 'archived';

const readMatch = (row: Row): Match => ({
  id: String(row['id']),
  // from the archive it comes back as it was
  status: row['status'] === ARCHIVED ? 'running' : (row['status'] as TableStatus),
  listed: Number(row['listed']) === 1,
  waits: row['waits'] === null ? undefined : Number(row['waits']),
  version: Number(row['version']),
  doc: JSON.parse(String(row['doc'])) as Doc,
  start: row['opening'] === null ? undefined : (JSON.parse(String(row['opening'])) as Start),
  scores: row['scores'] === null ? undefined : (JSON.parse(String(row['scores'])) as number[]),
  created: Number(row['created']),
  updated: Number(row['updated']),
});

const flag = (yes: boolean): number => (yes ? 1 : 0);

function insertion({ id, status, listed, waits, doc, start }: NewMatch, bot: boolean): Statement {
  const now = Date.now();
  return sql(
    `insert into matches (id, status, listed, waits, bot, version, doc, opening, created, updated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, status, flag(listed), waits ?? null, flag(bot), 1, JSON.stringify(doc)],
      ...[start ? JSON.stringify(start) : null, now, now],
    ],
  );
}

export function newStore(database: Sql) {
  const told = (message: object): Statement[] =>
    database.wire ? [database.wire.tell(JSON.stringify(message))] : [];
  const list = async (where: string, values: (string | number)[]): Promise<Match[]> =>
    (await database.read(sql(`select ${MATCH} from matches where ${where}`, values))).map(readMatch);

  const changing = ({ id, version, status, listed, waits, doc, start }: Match, bot: boolean): Statement[] => [
    sql(
      `update matches set status = $1, listed = $2, waits = $3, bot = $4, version = $5, doc = $6, opening = $7,
         updated = $8 where id = $9 and version = $10`,
      [
        ...[status, flag(listed), waits ?? null, flag(bot), version + 1, JSON.stringify(doc)],
        ...[start ? JSON.stringify(start) : null, Date.now(), id, version],
      ],
      1,
    ),
    ...told({ match: id, changed: true }),
  ];

  return {
    create: (match: NewMatch, bot: boolean): Promise<void> => database.write([insertion(match, bot)]),

    match: async (id: string): Promise<Match | undefined> => (await list('id = $1', [id]))[0],

    /** Changes what is kept of a match unless somebody else has changed it since it was read. */
    change: (match: Match, bot: boolean): Promise<void> => database.write(changing(match, bot)),

    /** A new match that comes out of another one: both are written, or none. */
    goOn: (match: Match, next: NewMatch): Promise<void> =>
      database.write([insertion(next, false), ...changing(match, false)]),

    /** Writes the next line of a match; a conflict if there is one already at this place. Whoever has read the match
     * before reads it again. */
    append: (id: string, { n, line, at, waits, bot, scores }: Written): Promise<void> =>
      database.write([
        sql('insert into lines (match, n, line, at) values ($1, $2, $3, $4)', [id, n, line, at]),
        scores
          ? sql(
              `update matches set status = 'over', waits = null, bot = 0, version = version + 1, scores = $1,
                 updated = $2 where id = $3`,
              [JSON.stringify(scores), at, id],
            )
          : sql(
              `update matches set status = 'running', waits = $1, bot = $2, updated = $3, version = version + 1
                 where id = $4`,
              [...[waits ?? null, flag(bot), at, id]],
            ),
        ...told({ match: id, n, line, at }),
      ]),

    lines: async (id: string, from = 0): Promise<{ n: number; line: string; at: number }[]> =>
      (
        await database.read(
          sql('select n, line, at from lines where match = $1 and n >= $2 order by n', [id, from]),
        )
      ).map(row => ({ n: Number(row['n']), line: String(row['line']), at: Number(row['at']) })),

    /** Keeps what was said; what was said long ago makes room for it. */
    say: (id: string, { seat, words, at }: Chat): Promise<void> =>
      database.write([
        sql(
          `insert into chats (match, n, seat, words, at)
           values ($1, (select coalesce(max(n), 0) + 1 from chats where match = $1), $2, $3, $4)`,
          [id, seat, words, at],
        ),
        sql(
          `delete from chats where match = $1 and n <= (select max(n) from chats where match = $1) - ${CHATS_KEPT}`,
          [id],
        ),
        ...told({ match: id, chat: { seat, words, at } }),
      ]),

    chats: async (id: string): Promise<Chat[]> =>
      (await database.read(sql('select seat, words, at from chats where match = $1 order by n', [id]))).map(
        row => ({
          seat: Number(row['seat']),
          words: String(row['words']),
          at: Number(row['at']),
        }),
      ),

    /** Tables that everybody may see: those with free seats first, then those that can be watched. */
    listed: (limit: number): Promise<Match[]> =>
      list(`listed = 1 and status in ('open', 'running') order by status, updated desc limit $1`, [limit]),

    /** Running matches in which a bot has to act and nothing has happened for a while. */
    sleepingBots: (before: number, limit: number): Promise<Match[]> =>
      list(`bot = 1 and status = 'running' and updated < $1 order by updated limit $2`, [before, limit]),

    counts: async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await database.read(sql('select status, count(*) as many from matches group by status'))).map(
          row => [String(row['status']), Number(row['many'])],
        ),
      ),

    /** Clears away open tables that nobody came to, and puts matches into the archive that nobody goes on with. */
    tidy: (before: number): Promise<void> =>
      database.write([
        ...['chats', 'pushes'].map(which =>
          sql(
            `delete from ${which} where match in (select id from matches where status = 'open' and updated < $1)`,
            [before],
          ),
        ),
        sql(`delete from matches where status = 'open' and updated < $1`, [before]),
        sql(`update matches set status = $1 where status = 'running' and updated < $2`, [ARCHIVED, before]),
      ]),

    /** Takes a match away unless somebody else has changed it since it was read. */
    remove: ({ id, version }: Match): Promise<void> =>
      database.write([
        sql('delete from matches where id = $1 and version = $2', [id, version], 1),
        ...['lines', 'chats', 'pushes'].map(which => sql(`delete from ${which} where match = $1`, [id])),
        ...told({ match: id, changed: true }),
      ]),

    answers: async (): Promise<boolean> => (await database.read(sql('select 1 as one'))).length === 1,
  };
}
