import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { Conflict, type Row, type Sql, type Statement, type Value } from './sql';

/** SQLite in this process, in one file. Writes that come together go to disk together. */

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

interface Prepared {
  run(...values: Value[]): { changes: number };
  all(...values: Value[]): Row[];
}

export function openSqlite(file: string): Sql {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  // full: a commit is on the disk itself, not only with the operating system
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'])
    database.pragma(setting);
  const known = new Map<string, Prepared>();
  let waiting: Waiting[] = [];

  const prepared = (text: string): Prepared => {
    const found = known.get(text);
    if (found) return found;
    const made = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1')) as unknown as Prepared;
    known.set(text, made);
    return made;
  };

  /** One of the groups in a transaction of many: when it fails, only it is taken back. */
  const attempt = ({ statements }: Waiting): unknown => {
    database.exec('savepoint one');
    try {
      for (const { text, values, changes } of statements) {
        const result = prepared(text).run(...values);
        if (changes !== undefined && result.changes !== changes) throw new Conflict(text);
      }
      database.exec('release one');
      return undefined;
    } catch (error) {
      database.exec('rollback to one; release one');
      return isTaken(error) ? new Conflict(String(error)) : error;
    }
  };

  const flush = (): void => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      database.exec('begin immediate');
      const errors = group.map(attempt);
      database.exec('commit');
      group.forEach(({ done, failed }, index) =>
        errors[index] === undefined ? done() : failed(errors[index]),
      );
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      for (const { failed } of group) failed(error);
    }
  };

  return {
    write: statements =>
      new Promise((done, failed) => {
        waiting.push({ statements, done, failed });
        if (waiting.length === 1) setImmediate(flush);
      }),
    read: ({ text, values }) =>
      new Promise(resolve => {
        resolve(prepared(text).all(...values));
      }),
    close: () => {
      flush();
      database.close();
      return Promise.resolve();
    },
  };
}

/** The key of a row that is there already. */
const isTaken = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT');
