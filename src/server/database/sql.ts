import { setTimeout } from 'node:timers/promises';

/** What the house asks of a database: the same few things of SQLite and of PostgreSQL. */

export type Value = string | number | null;
export type SqlRow = Readonly<Record<string, Value>>;

/** One SQL statement; its values stand at `$1`, `$2` … */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** How many rows it has to change; anything else is a conflict. */
  readonly changes?: number;
}

/** Somebody else was there first: what was read before has to be read again. */
export class Conflict extends Error {}

export interface Sql {
  /** Does all of them or none. When it resolves, they are on disk. */
  write(statements: readonly Statement[]): Promise<void>;
  read(statement: Statement): Promise<readonly SqlRow[]>;
  /** Reads all of them as they are at the same moment, whatever is written meanwhile. */
  readTogether(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]>;
  /** Tells the other processes at the same database, as soon as the statements are on disk. */
  readonly wire?: Wire;
  close(): Promise<void>;
}

/** What goes from process to process. */
export interface Wire {
  /** To be written together with what it tells of. */
  tell(message: string): Statement;
  /** What other processes told. */
  listen(hear: (message: string) => void): void;
}

export const sql = (text: string, values: readonly Value[] = [], changes?: number): Statement => ({
  text,
  values,
  ...(changes === undefined ? {} : { changes }),
});

const TRIES = 20;
/** So that two who meet don't meet again and again. */
const APART_MS = 10;

/** Does it once more from the beginning when somebody else was faster. */
export async function untilDone<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
      await setTimeout(Math.random() * APART_MS);
    }
}
