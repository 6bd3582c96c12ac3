import { join } from 'node:path';
import { openPostgres } from './postgres';
import { migrate } from './schema';
import type { Sql } from './sql';
import { withFiles } from './withFiles';

export interface Where {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

type OnTrouble = (error: unknown) => void;

/** The database as it is: one file, or PostgreSQL where its address is given. */
export async function connectDatabase({ dataDir, databaseUrl }: Where, onTrouble: OnTrouble): Promise<Sql> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onTrouble);
  const { openSqlite } = await withFiles(() => import('./sqlite'));
  return openSqlite(join(dataDir, 'tiletum.db'));
}

/** The database of the house, ready for use. */
export async function openDatabase(where: Where, onTrouble: OnTrouble): Promise<Sql> {
  const database = await connectDatabase(where, onTrouble);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same for a house that is opened: a file belongs to one house at a time. */
export async function openForHouse(where: Where, onTrouble: OnTrouble): Promise<Sql> {
  if (where.databaseUrl !== undefined) return openDatabase(where, onTrouble);
  const { keepOthersOut } = await withFiles(() => import('./alone'));
  const letOthersIn = keepOthersOut(where.dataDir);
  const database = await openDatabase(where, onTrouble).catch((error: unknown) => {
    letOthersIn();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      letOthersIn();
    },
  };
}
