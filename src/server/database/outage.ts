import { Problem } from '../problem';
import type { Sql } from './sql';

/**
 * The disk is full, or the database does not answer: then whatever is asked fails, and the host has to hear of it,
 * once when it begins and once when it is over.
 */

const isDown = (error: unknown): error is Problem =>
  error instanceof Problem && (error.why === 'databaseAway' || error.why === 'diskFull');

export function newOutage(onTurn: (trouble: Problem | undefined) => void) {
  let trouble: Problem | undefined;

  const turn = (now: Problem | undefined): void => {
    if (trouble?.why === now?.why) return;
    trouble = now;
    onTurn(now);
  };

  /** Whether an error is one of these; then nothing else is to be said of it. */
  const note = (error: unknown): boolean => {
    if (!isDown(error)) return false;
    turn(error);
    return true;
  };

  const noting = async <T>(task: Promise<T>, isWritten: boolean): Promise<T> => {
    try {
      const result = await task;
      // a full disk can still be read
      if (isWritten || trouble?.why !== 'diskFull') turn(undefined);
      return result;
    } catch (error) {
      note(error);
      throw error;
    }
  };

  return {
    note,
    watch: (database: Sql): Sql => ({
      ...database,
      write: statements => noting(database.write(statements), true),
      read: statement => noting(database.read(statement), false),
      readTogether: statements => noting(database.readTogether(statements), false),
    }),
  };
}
