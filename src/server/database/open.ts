import { join } from 'node:path';
import { openPostgres } from './postgres';
import { migrate } from './schema';
import type { Sql } from './sql';
import { openSqlite } from './sqlite';

export interface Where {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** The database of the house, ready for use: one file, or PostgreSQL where its address is given. */
export async function openDatabase(
  { dataDir, databaseUrl }: Where,
  onTrouble: (error: unknown) => void,
): Promise<Sql> {
  const database =
    databaseUrl === undefined
      ? await openSqlite(join(dataDir, 'tiletum.db'))
      : await openPostgres(databaseUrl, onTrouble);
  await migrate(database);
  return database;
}
