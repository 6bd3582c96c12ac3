import { cpSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newMatchId } from '../../src/server/tokens';
import type { PublicTable } from '../../src/table/online/wire';
import type { AllStatistics } from '../../src/table/statistics';
import { NO_LIMITS } from '../../src/tools/load/ours';
import { ask, servesAGame } from './attack/guest';
import { until } from './attack/rawLine';
import { bundleServer, newDataDir, startProcess, type Started } from './process';
import { putMatches } from './storedMatches';

/** Each row of the house that holds JSON, spoilt: it harms itself only, and the house plays on. */

const [OVER, SPOILT, RUNNING] = [newMatchId(), newMatchId(), newMatchId()];
const IDS = [OVER, SPOILT, RUNNING];

/** Keys of the house that can't be read keep it closed, in words (foundFiles). */
const WAYS: readonly { readonly column: string; readonly to: string }[] = [
  ...['matches.doc', 'matches.opening', 'matches.scores'].flatMap(column => [
    { column, to: `'{"sea'` },
    { column, to: `'{}'` },
  ]),
  { column: 'pushes.keys', to: `'{"ke'` },
  { column: 'pushes.keys', to: `'null'` },
  ...[`'{"matc'`, `'null'`, `'[]'`, `'7'`, `'{"matches":"many"}'`].map(to => ({
    column: 'tallies.tally',
    to,
  })),
];

let server: string;
let folder: string;
let counted: AllStatistics;
const houses: Started[] = [];

async function openHouse(dataDir: string): Promise<string> {
  const house = startProcess(server, { ...NO_LIMITS, DATA_DIR: dataDir });
  houses.push(house);
  return house.url;
}

async function closeAll(): Promise<void> {
  for (const { child } of houses) child.kill('SIGTERM');
  await Promise.all(houses.splice(0).map(({ ended }) => ended));
}

function inDatabase<T>(dataDir: string, work: (database: Database.Database) => T): T {
  const database = new Database(join(dataDir, 'tiletum.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const numbersOf = async (url: string): Promise<AllStatistics> =>
  (await ask(url, ['GET', '/api/statistics'])).body as unknown as AllStatistics;

beforeAll(async () => {
  server = bundleServer('test-spoilt');
  folder = newDataDir();
  await putMatches(folder, [
    { id: OVER, golden: '2-players-a' },
    { id: SPOILT, golden: '2-players-b' },
    { id: RUNNING, golden: '3-players-a', lines: 40 },
  ]);
  const url = await openHouse(folder);
  await until(async () => (await numbersOf(url)).matches === 2);
  counted = await numbersOf(url);
  await closeAll();
  inDatabase(folder, database =>
    database
      .prepare('insert into pushes (match, seat, endpoint, keys) values (?, 0, ?, ?)')
      .run(RUNNING, 'https://fcm.googleapis.com/x', '{"keys":{"p256dh":"p","auth":"a"},"language":"en"}'),
  );
});
afterEach(closeAll);

test('these are all columns with JSON', () => {
  const isJson = (value: unknown): boolean => typeof value === 'string' && /^[{[]/.test(value);
  const found = inDatabase(folder, database =>
    ['matches', 'lines', 'chats', 'pushes', 'settings', 'tallies'].flatMap(table =>
      (database.prepare(`select * from ${table}`).all() as object[]).flatMap(row =>
        Object.entries(row).flatMap(([column, value]) => (isJson(value) ? [`${table}.${column}`] : [])),
      ),
    ),
  );
  expect(new Set(found)).toEqual(new Set([...WAYS.map(({ column }) => column), 'settings.value']));
});

test.each(WAYS)('$column as $to', async ({ column, to }) => {
  const dataDir = newDataDir();
  cpSync(folder, dataDir, { recursive: true });
  const [table, name] = column.split('.');
  const one = table === 'matches' ? `where id = '${SPOILT}'` : '';
  inDatabase(dataDir, database => database.exec(`update ${table} set ${name} = ${to} ${one}`));
  const url = await openHouse(dataDir);
  const mine = await ask(url, ['POST', '/api/mine'], { body: { ids: IDS } });
  const views = mine.body['tables'] as PublicTable[];
  expect(views.map(({ id }) => id)).toEqual(IDS);
  expect(views.filter(({ damaged }) => damaged).map(({ id }) => id)).toEqual(one ? [SPOILT] : []);
  const listed = await ask(url, ['GET', '/api/tables']);
  expect((listed.body['tables'] as PublicTable[]).map(({ id }) => id)).toEqual([RUNNING]);
  for (const path of ['/api/statistics', '/readyz', `/api/tables/${RUNNING}`, `/matches/${OVER}/record`])
    expect((await ask(url, ['GET', path])).status).toBe(200);
  await until(async () => (await numbersOf(url)).matches === counted.matches);
  expect(await numbersOf(url)).toEqual(counted);
  expect(await servesAGame(url)).toBe(true);
});
