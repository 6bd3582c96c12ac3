import type { ChatLine } from '../table/online/wire';
import { sql, type Sql, type Statement } from './database/sql';

/** What is kept of what people say at a table. */

const CHATS_KEPT = 200;

export function newChatStore(database: Sql, told: (message: object) => Statement[]) {
  return {
    /** Keeps what was said; what was said long ago makes room for it. */
    say: (id: string, { seat, words, at }: ChatLine): Promise<void> =>
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

    chats: async (id: string): Promise<ChatLine[]> =>
      (await database.read(sql('select seat, words, at from chats where match = $1 order by n', [id]))).map(
        row => ({
          seat: Number(row['seat']),
          words: String(row['words']),
          at: Number(row['at']),
        }),
      ),
  };
}
