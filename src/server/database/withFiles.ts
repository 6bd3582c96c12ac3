import { Closed } from '../closed';

/**
 * Loads what keeps a database in a file. libsql is made for each kind of machine apart, so it is loaded only where it
 * is needed: a machine that has none can still be a house with PostgreSQL.
 */
export async function withFiles<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Closed(
      `The games can't be kept in a file here: the database for it, libsql, does not run on this machine ` +
        `(${process.platform} ${process.arch}: ${reason}). Give the address of a PostgreSQL as DATABASE_URL, or open ` +
        'the house on Linux, macOS or Windows with x64, or on Linux or macOS with ARM. ' +
        'On Windows with ARM, Node for x64 will do.',
    );
  }
}
