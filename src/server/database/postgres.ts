import { randomUUID } from 'node:crypto';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { Problem } from '../problem';
import { whatHappened } from './postgresTrouble';
import { Conflict, sql, type SqlRow, type Sql } from './sql';

/** PostgreSQL, for a house with several server processes. */

const CHANNEL = 'tiletum';
const AGAIN_MS = 1000;
/** Whoever is there lets one in at once. */
const CONNECT_MS = 4000;

/** Nothing that is asked may take longer than `patience` milliseconds: then it has failed, and is told. */
export async function openPostgres(
  url: string,
  tell: (error: unknown) => void,
  patience: number,
): Promise<Sql> {
  const onTrouble = (error: unknown): void => tell(whatHappened(error));
  const within = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = new Pool({ ...within, query_timeout: patience, statement_timeout: patience, max: 10 });
  // a connection that breaks is replaced; without a listener it would end the process
  pool.on('error', onTrouble);
  pool.on('connect', client => client.on('error', () => undefined));
  const ask = <T>(task: () => Promise<T>): Promise<T> =>
    task().catch((error: unknown) => {
      throw whatHappened(error);
    });
  await ask(() => pool.query('select 1')).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  // what this process told itself, it knows
  const me = `${randomUUID()} `;
  const ears: { close: () => Promise<void> }[] = [];

  /** All in one transaction, which is taken back where something goes wrong. */
  const transaction = async <T>(beginning: string, run: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await ask(() => pool.connect());
    try {
      await client.query(beginning);
      const result = await run(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      const what = whatHappened(error);
      if (what instanceof Problem) client.release(what);
      else await takeBack(client);
      throw what;
    }
  };

  return {
    write: statements =>
      transaction('begin', async client => {
        for (const { text, values, changes } of statements) {
          const { rowCount } = await client.query(text, [...values]);
          if (changes !== undefined && rowCount !== changes) throw new Conflict(text);
        }
      }),
    readTogether: statements =>
      transaction('begin isolation level repeatable read read only', async client => {
        const results: SqlRow[][] = [];
        for (const { text, values } of statements)
          results.push((await client.query<SqlRow>(text, [...values])).rows);
        return results;
      }),
    read: async ({ text, values }) => (await ask(() => pool.query<SqlRow>(text, [...values]))).rows,
    wire: {
      tell: message => sql(`select pg_notify('${CHANNEL}', $1)`, [me + message]),
      listen: hear =>
        ears.push(listen(within, text => !text.startsWith(me) && hear(textOf(text)), onTrouble)),
    },
    close: async () => {
      await Promise.all(ears.map(ear => ear.close()));
      await pool.end();
    },
  };
}

const takeBack = (client: PoolClient): Promise<void> =>
  client.query('rollback').then(
    () => client.release(),
    (broken: unknown) => client.release(broken as Error),
  );

const textOf = (text: string): string => text.slice(text.indexOf(' ') + 1);

/** Listens for as long as the process lives: a lost connection is opened again. */
function listen(within: ClientConfig, hear: (message: string) => void, onTrouble: (error: unknown) => void) {
  let closed = false;
  let client: Client | undefined;
  const open = async (): Promise<void> => {
    client = new Client(within);
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    client.on('error', onTrouble);
    client.on('end', again);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // nobody knows what was told while nobody listened
    hear('');
  };
  const again = (): void => {
    if (!closed) setTimeout(() => void open().catch(onTrouble), AGAIN_MS);
  };
  void open().catch(onTrouble);
  return {
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
