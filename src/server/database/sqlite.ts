import Database from 'libsql';
import Writer from 'libsql/promise';
import { Problem } from '../problem';
import { Conflict, type SqlRow, type Sql, type Statement, type Value } from './sql';

/**
 * SQLite in this process, in one file. One connection writes and another one reads, which never waits for the first.
 * Writes that come together go to disk together, and while the disk works the house goes on with other things.
 */

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

interface Prepared {
  run(...values: Value[]): { changes: number };
  all(...values: Value[]): SqlRow[];
}

/** As much as we use of a connection that works beside this thread; its own types promise nothing. */
interface Beside {
  exec(text: string): Promise<void>;
  prepare(text: string): Promise<Prepared>;
  close(): void;
}

/** Full: a commit is on the disk itself, not only with the operating system. */
const SETTINGS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'];
/** How much is written until it is brought from the log to its place, which takes the disk a while: 64 MB. */
const CHECKPOINT_PAGES = 16_000;

export async function openSqlite(file: string): Promise<Sql> {
  const writer = new Writer(file, {}) as unknown as Beside;
  for (const setting of [...SETTINGS, `wal_autocheckpoint = ${CHECKPOINT_PAGES}`])
    await writer.exec(`pragma ${setting}`);
  const reader = new Database(file);
  const toRead = remembering(text => reader.prepare(numbered(text)) as unknown as Prepared);
  const toWrite = remembering(text => writer.prepare(numbered(text)));
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const run = async (text: string, values: readonly Value[] = []) => (await toWrite(text)).run(...values);

  /** One of the groups in a transaction of many: when it fails, only it is taken back. */
  const attempt = async ({ statements }: Waiting): Promise<unknown> => {
    await run('savepoint one');
    try {
      for (const { text, values, changes } of statements) {
        const result = await run(text, values);
        if (changes !== undefined && result.changes !== changes) throw new Conflict(text);
      }
      await run('release one');
      return undefined;
    } catch (error) {
      // then SQLite takes back the whole of it by itself
      if (isFull(error)) throw error;
      await run('rollback to one');
      await run('release one');
      return isTaken(error) ? new Conflict(String(error)) : error;
    }
  };

  const writeTogether = async (group: readonly Waiting[]): Promise<void> => {
    try {
      await run('begin immediate');
      const errors: unknown[] = [];
      for (const each of group) errors.push(await attempt(each));
      // the one thing that waits for the disk, and not in this thread
      await writer.exec('commit');
      group.forEach(({ done, failed }, index) =>
        errors[index] === undefined ? done() : failed(errors[index]),
      );
    } catch (error) {
      await writer.exec('rollback').catch(() => undefined);
      const why = isFull(error) ? new Problem('diskFull', undefined, { cause: error }) : error;
      for (const { failed } of group) failed(why);
    }
  };

  /** Goes on until nothing waits any more; what comes in the meantime makes up the next group. */
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await writeTogether(group);
    }
    writing = undefined;
  };

  return {
    write: statements =>
      new Promise((done, failed) => {
        waiting.push({ statements, done, failed });
        writing ??= writeAll();
      }),
    read: ({ text, values }) =>
      new Promise(resolve => {
        resolve(toRead(text).all(...values));
      }),
    readTogether: statements =>
      new Promise(resolve => {
        reader.exec('begin');
        try {
          resolve(statements.map(({ text, values }) => toRead(text).all(...values)));
        } finally {
          reader.exec('commit');
        }
      }),
    close: async () => {
      await writing;
      reader.close();
      // from the log to its place: who then copies the one file has the whole house
      await writer.exec('pragma wal_checkpoint(truncate)').finally(() => writer.close());
    },
  };
}

/** `$1` of PostgreSQL is `?1` here. */
const numbered = (text: string): string => text.replaceAll(/\$(\d+)/g, '?$1');

/** Makes what belongs to a text once; what could not be made is tried again. */
function remembering<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return text => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    if (found instanceof Promise) found.catch(() => known.delete(text));
    return found;
  };
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

/** The key of a row that is there already. */
const isTaken = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_CONSTRAINT');

/** The disk takes nothing more. */
const isFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR)/.test(codeOf(error));
