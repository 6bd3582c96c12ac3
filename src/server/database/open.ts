import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileTrouble } from './fileTrouble';
import { openPostgres } from './postgres';
import { postgresTrouble } from './postgresTrouble';
import { migrateDatabase, stepOf } from './schema';
import type { Sql } from './sql';
import { upgrade } from './upgrade';
import { withFiles } from './withFiles';

export interface Where {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

type OnTrouble = (error: unknown) => void;

/** How long PostgreSQL may take for one thing: people wait for a house, and nobody for whoever keeps it. */
const PATIENCE_MS = { house: 4000, keeper: 600_000 };

const fileOf = ({ dataDir }: Where): string => join(dataDir, 'tiletum.db');

/** Does what may fail; why it does is told as a host can read it. */
async function orSay<T>(where: Where, task: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const { databaseUrl } = where;
    throw databaseUrl === undefined ? fileTrouble(error, fileOf(where)) : postgresTrouble(error, databaseUrl);
  }
}

/** The database as it is: one file, or PostgreSQL where its address is given. */
export const connectDatabase = (
  where: Where,
  onTrouble: OnTrouble,
  by: keyof typeof PATIENCE_MS = 'keeper',
) =>
  orSay(where, async (): Promise<Sql> => {
    if (where.databaseUrl !== undefined) return openPostgres(where.databaseUrl, onTrouble, PATIENCE_MS[by]);
    const { openSqlite } = await withFiles(() => import('./sqlite'));
    const { mustNotLoseLog } = await withFiles(() => import('./found'));
    mkdirSync(where.dataDir, { recursive: true });
    mustNotLoseLog(fileOf(where));
    return openSqlite(fileOf(where));
  });

/** Connects and makes it ready; a file that was begun in vain does not stay behind. */
export async function makeReady(
  where: Where,
  onTrouble: OnTrouble,
  ready: (database: Sql) => Promise<unknown>,
): Promise<Sql> {
  const isNew = where.databaseUrl === undefined && !existsSync(fileOf(where));
  const database = await connectDatabase(where, onTrouble);
  try {
    await orSay(where, () => ready(database));
    return database;
  } catch (error) {
    await database.close().catch(onTrouble);
    if (isNew) for (const end of ['', '-wal', '-shm']) rmSync(fileOf(where) + end, { force: true });
    throw error;
  }
}

/** The database of the house, ready for use. */
export const openDatabase = (where: Where, onTrouble: OnTrouble): Promise<Sql> =>
  makeReady(where, onTrouble, migrateDatabase);

/** The database where there is a house already, as it is: nothing is brought up to date. */
export async function openExisting(where: Where, onTrouble: OnTrouble): Promise<Sql> {
  if (where.databaseUrl === undefined)
    await orSay(where, async () => {
      const { mustBeThere, mustHaveTables } = await withFiles(() => import('./found'));
      mustBeThere(fileOf(where));
      mustHaveTables(fileOf(where));
    });
  return makeReady(where, onTrouble, stepOf);
}

/** The database of a house that is opened; `tell` hears what its host has to know of it. */
export const openForHouse = (
  where: Where,
  onTrouble: OnTrouble,
  tell: (words: string) => void = () => undefined,
) => {
  const upToDate = (): Promise<Sql> =>
    makeReady(where, onTrouble, database => upgrade(database, where.dataDir, tell));
  return where.databaseUrl === undefined ? openFile(where, upToDate) : openServer(where, onTrouble, upToDate);
};

/** The tables are brought up to date in as much time as that takes; then nobody is to wait for long. */
async function openServer(where: Where, onTrouble: OnTrouble, open: () => Promise<Sql>): Promise<Sql> {
  const patient = await open();
  await patient.close();
  return connectDatabase(where, onTrouble, 'house');
}

/** A file belongs to one house at a time. */
async function openFile(where: Where, open: () => Promise<Sql>): Promise<Sql> {
  const { keepOthersOut } = await withFiles(() => import('./alone'));
  const letOthersIn = await orSay(where, () => keepOthersOut(where.dataDir));
  try {
    await orSay(where, async () => {
      const found = await withFiles(() => import('./found'));
      found.mustNotLoseLog(fileOf(where));
      found.mustHaveTables(fileOf(where));
      found.mustNotBeginBesideBackup(fileOf(where));
    });
    const database = await open();
    return { ...database, close: () => database.close().finally(letOthersIn) };
  } catch (error) {
    letOthersIn();
    throw error;
  }
}
