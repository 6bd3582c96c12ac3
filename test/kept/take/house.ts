import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../../src/server/database/open';
import { sql } from '../../../src/server/database/sql';
import { newStore } from '../../../src/server/store';
import { activeSeat } from '../../../src/rules/model';
import { beginTable, follow, mayDo } from '../../../src/table/online/follow';
import { summaryOf } from '../../../src/table/record/summary';
import { NO_LIMITS } from '../../../src/tools/load/ours';
import { startProcess } from '../../../src/tools/houseProcess';
import { postgresPrograms, startCluster } from '../../server/postgres';
import type { KeptTable } from '../model';
import { playTables, type TakenTable } from './tables';

/** A house with tables in every condition: its folder, its backup, and the same in a PostgreSQL. */

export interface TakenHouse {
  /** The folder as the house left it. */
  readonly folder: string;
  readonly backup: string;
  readonly dump: string;
  readonly tables: readonly KeptTable[];
}

const LONG_AGO_MS = 100 * 86_400_000;

export async function takeHouse(server: string): Promise<TakenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-kept-'));
  const open = async <T>(use: (url: string) => Promise<T>): Promise<T> => {
    const house = startProcess(server, { ...NO_LIMITS, DATA_DIR: folder, BOT_PAUSE_MS: '0' });
    try {
      return await use(await house.url);
    } finally {
      house.child.kill('SIGTERM');
      await house.ended;
    }
  };
  const taken = await open(playTables);
  await grow(folder, taken);
  // when it opens, it puts into the archive what nobody has touched for long
  await open(() => Promise.resolve());
  const backup = join(folder, '..', 'kept-backup.jsonl');
  run(server, { DATA_DIR: folder }, 'backup', backup);
  return {
    folder,
    backup: readFileSync(backup, 'utf8'),
    dump: await dumpOf(server, backup),
    tables: await tablesIn(folder, taken),
  };
}

const run = (server: string, environment: Record<string, string>, ...wish: string[]): void => {
  execFileSync(process.execPath, [server, ...wish], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
};

const inFolder = (dataDir: string) =>
  openDatabase({ dataDir, databaseUrl: undefined }, error => {
    throw error;
  });

/** Makes the tables old that are to go into the archive. */
async function grow(folder: string, taken: readonly TakenTable[]): Promise<void> {
  const database = await inFolder(folder);
  const old = taken.flatMap(({ archived, sittings: [host] }) => (archived && host ? [host.id] : []));
  await database.write(
    old.map(id => sql('update matches set updated = updated - $1 where id = $2', [LONG_AGO_MS, id])),
  );
  await database.close();
}

async function dumpOf(server: string, backup: string): Promise<string> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('there is no PostgreSQL here');
  const cluster = await startCluster(programs);
  try {
    const url = await cluster.newDatabase();
    run(server, { DATABASE_URL: url }, 'restore', backup);
    // statements that any client can send
    const how = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
    const text = execFileSync('pg_dump', [...how, url], { encoding: 'utf8', cwd: dirname(backup) });
    return text.replaceAll(/^\\.*\n/gm, '');
  } finally {
    await cluster.stop();
  }
}

/** Every table of the house as its version understands it. */
async function tablesIn(folder: string, taken: readonly TakenTable[]): Promise<KeptTable[]> {
  const database = await inFolder(folder);
  const store = newStore(database);
  const rows = await database.read(sql('select id, status from matches order by created, id'));
  const tables: KeptTable[] = [];
  for (const row of rows) {
    const id = String(row['id']);
    const status = String(row['status']) as KeptTable['status'];
    const sittings = taken.find(({ sittings: [host] }) => host?.id === id)?.sittings ?? [];
    const match = await store.match(id);
    const lines = await store.lines(id);
    const table = match?.start && lines.reduce((at, { line }) => follow(at, line), beginTable(match.start));
    const seat = table ? (activeSeat(table.G) ?? -1) : -1;
    tables.push({
      ...{ id, status, sittings, lines: lines.length },
      ...(table && { summary: summaryOf(table.G) }),
      canUndo: table !== undefined && mayDo(table, seat, { type: 'undo' }),
      canRedo: table !== undefined && mayDo(table, seat, { type: 'redo' }),
    });
  }
  await database.close();
  return tables;
}
