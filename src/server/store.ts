import { newChatStore } from './chatStore';
import { sql, type SqlRow, type Sql, type Statement } from './database/sql';
import { Damages, type OnDamage } from './damage';
import { ARCHIVED, MATCH, flag, insertion, readMatch, update, type Match, type NewMatch } from './matchRows';
import { remainsOf } from './remains';

/** Everything the house writes down and reads again, in one place. */

/** One line and what the table looks like after it. */
export interface Written {
  readonly n: number;
  readonly line: string;
  readonly at: number;
  readonly waits: number | undefined;
  /** Whether a bot has made it, and whether one has to go on. */
  readonly byBot: boolean;
  readonly bot: boolean;
  /** Points by seat: the game is over. */
  readonly scores: readonly number[] | undefined;
}

export type { Match, NewMatch };
export type Store = ReturnType<typeof newStore>;

export function newStore(database: Sql, onDamage: OnDamage = () => undefined) {
  const damages = new Damages(onDamage);
  const told = (message: object): Statement[] =>
    database.wire ? [database.wire.tell(JSON.stringify(message))] : [];
  const rows = (where: string, values: (string | number)[]): Promise<readonly SqlRow[]> =>
    database.read(sql(`select ${MATCH} from matches where ${where}`, values));

  const read = (row: SqlRow): Match => {
    const match = readMatch(row);
    return damages.has(match.id) ? { ...match, damaged: true } : match;
  };

  /** The same, or what is left of it. */
  const readOrRemains = (row: SqlRow): Match => {
    try {
      return read(row);
    } catch (error) {
      damages.note(String(row['id']), error);
      return remainsOf(row);
    }
  };

  /** Of those that can be read so many; the others keep none of them from its place. */
  const listWhole = async (where: string, values: (string | number)[], limit: number): Promise<Match[]> => {
    const limited = `${where} limit $${values.length + 1}`;
    const found = (await rows(limited, [...values, limit + damages.size])).map(readOrRemains);
    return found.filter(({ damaged }) => !damaged).slice(0, limit);
  };

  const changing = (match: Match, bot: boolean): Statement[] => [
    update(match, bot),
    ...told({ match: match.id, changed: true }),
  ];

  return {
    ...newChatStore(database, told),

    create: (match: NewMatch, bot: boolean): Promise<void> => database.write([insertion(match, bot)]),

    /** To go on with it; throws where it can't be read. */
    match: async (id: string): Promise<Match | undefined> => (await rows('id = $1', [id])).map(read)[0],

    /** To look at it, as far as it can be read. */
    look: async (id: string): Promise<Match | undefined> =>
      (await rows('id = $1', [id])).map(readOrRemains)[0],

    damages,

    /** Changes what is kept of a match unless somebody else has changed it since it was read. */
    change: (match: Match, bot: boolean): Promise<void> => database.write(changing(match, bot)),

    /** A new match that comes out of another one: both are written, or none. */
    goOn: (match: Match, next: NewMatch): Promise<void> =>
      database.write([insertion(next, false), ...changing(match, false)]),

    /** Writes the next line of a match; a conflict if there is one already at this place, or if the seat has passed from
     * its person to a bot, or back, at another process. Whoever has read the match before reads it again. */
    append: (id: string, { n, line, at, waits, byBot, bot, scores }: Written): Promise<void> =>
      database.write([
        sql('insert into lines (match, n, line, at) values ($1, $2, $3, $4)', [id, n, line, at]),
        scores
          ? sql(
              `update matches set status = 'over', waits = null, bot = 0, version = version + 1, scores = $1,
                 updated = $2 where id = $3 and bot = $4`,
              [JSON.stringify(scores), at, id, flag(byBot)],
              1,
            )
          : sql(
              `update matches set status = 'running', waits = $1, bot = $2, updated = $3, version = version + 1
                 where id = $4 and bot = $5`,
              [...[waits ?? null, flag(bot), at, id, flag(byBot)]],
              1,
            ),
        ...told({ match: id, n, line, at }),
      ]),

    lines: async (id: string, from = 0): Promise<{ n: number; line: string; at: number }[]> =>
      (
        await database.read(
          sql('select n, line, at from lines where match = $1 and n >= $2 order by n', [id, from]),
        )
      ).map(row => ({ n: Number(row['n']), line: String(row['line']), at: Number(row['at']) })),

    /** Tables that everybody may see: those with free seats first, then those that can be watched. */
    listed: (limit: number): Promise<Match[]> =>
      listWhole(`listed = 1 and status in ('open', 'running') order by status, updated desc`, [], limit),

    /** Running matches in which a bot has to act and nothing has happened for a while. */
    sleepingBots: (before: number, limit: number): Promise<Match[]> =>
      listWhole(`bot = 1 and status = 'running' and updated < $1 order by updated`, [before], limit),

    counts: async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await database.read(sql('select status, count(*) as many from matches group by status'))).map(
          row => [String(row['status']), Number(row['many'])],
        ),
      ),

    /** Clears away open tables that nobody came to, and puts matches into the archive that nobody goes on with. */
    tidy: async (before: number): Promise<void> => {
      const left = (await rows(`status = 'open' and updated < $1`, [before])).map(readOrRemains);
      const isLeft = `(select id from matches where id = $1 and status = 'open' and updated < $2)`;
      await database.write([
        ...left
          .filter(({ damaged }) => !damaged)
          .flatMap(({ id }) => [
            ...['chats', 'pushes'].map(which =>
              sql(`delete from ${which} where match in ${isLeft}`, [id, before]),
            ),
            sql(`delete from matches where id in ${isLeft}`, [id, before]),
          ]),
        sql(`update matches set status = $1 where status = 'running' and updated < $2`, [ARCHIVED, before]),
      ]);
    },

    /** Takes a match away unless somebody else has changed it since it was read. */
    remove: ({ id, version }: Match): Promise<void> =>
      database.write([
        sql('delete from matches where id = $1 and version = $2', [id, version], 1),
        ...['lines', 'chats', 'pushes'].map(which => sql(`delete from ${which} where match = $1`, [id])),
        ...told({ match: id, changed: true }),
      ]),
  };
}
