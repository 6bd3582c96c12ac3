import { randomUUID } from 'node:crypto';
import { Client, Pool, type PoolClient } from 'pg';
import { Conflict, sql, type Row, type Sql } from './sql';

/** PostgreSQL, for a house with several server processes. */

const CHANNEL = 'tiletum';
const AGAIN_MS = 1000;
/** A row, a table or a type of that name is there already, made by somebody else just now. */
const IS_THERE = ['23505', '42P07', '42710'];

export async function openPostgres(url: string, onTrouble: (error: unknown) => void): Promise<Sql> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // an idle connection that breaks is replaced; without a listener it would end the process
  pool.on('error', onTrouble);
  await pool.query('select 1');
  // what this process told itself, it knows
  const me = `${randomUUID()} `;
  const ears: { close: () => Promise<void> }[] = [];

  /** All in one transaction, which is taken back where something goes wrong. */
  const transaction = async <T>(beginning: string, run: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query(beginning);
      const result = await run(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: unknown) => client.release(broken as Error),
      );
      throw isThere(error) ? new Conflict(String(error)) : error;
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
        const results: Row[][] = [];
        for (const { text, values } of statements)
          results.push((await client.query<Row>(text, [...values])).rows);
        return results;
      }),
    read: async ({ text, values }) => (await pool.query<Row>(text, [...values])).rows,
    wire: {
      tell: message => sql(`select pg_notify('${CHANNEL}', $1)`, [me + message]),
      listen: hear => ears.push(listen(url, text => !text.startsWith(me) && hear(textOf(text)), onTrouble)),
    },
    close: async () => {
      await Promise.all(ears.map(ear => ear.close()));
      await pool.end();
    },
  };
}

const isThere = (error: unknown): boolean =>
  IS_THERE.some(code => code === (error as { code?: unknown }).code);

const textOf = (text: string): string => text.slice(text.indexOf(' ') + 1);

/** Listens for as long as the process lives: a lost connection is opened again. */
function listen(url: string, hear: (message: string) => void, onTrouble: (error: unknown) => void) {
  let closed = false;
  let client: Client | undefined;
  const open = async (): Promise<void> => {
    client = new Client({ connectionString: url });
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
