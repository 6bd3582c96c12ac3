import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Closed } from '../closed';

/**
 * Keeps other houses out of a folder, for two of them would not hear of each other's moves there: gives the way to
 * let them in again. The lock is one of the system, so it also goes with a process that is killed.
 */
export function keepOthersOut(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'house.lock');
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const { code } = error as { code?: unknown };
    if (code === 'SQLITE_NOTADB')
      throw new Closed(`Something was written over ${file}. It holds nothing: delete it and start again.`);
    if (code !== 'SQLITE_BUSY') throw error;
    throw new Closed(
      `Another house is open in ${folder}: close that one, or give this one a DATA_DIR of its own. ` +
        'Several processes share one house with DATABASE_URL.',
    );
  }
  return () => lock.close();
}
