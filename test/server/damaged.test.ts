import { join } from 'node:path';
import Database from 'libsql';
import { RULES_VERSION } from '../../src/rules/version';
import { openBotRoom } from '../../src/server/bots';
import { beginTable as beginTable, follow } from '../../src/table/online/follow';
import { PROBLEMS } from '../../src/table/online/problems';
import { readRecord } from '../../src/table/record';
import type { Arrival, PublicTable } from '../../src/table/online/wire';
import { ask, line, say } from './attack/guest';
import { until } from './attack/rawLine';
import { begin, closeBehind, newFolder, openBehind, play, type Behind } from './behind';
import { bundleServer, startProcess, type Started } from './process';

/** Twelve tables whose bots are to play when the house opens again; something of some of them can't be read any more. */

const TABLES = 12;
const WHOLE_LINES = 3;

let server: string;
let folder: string;
let tables: { id: string; token: string }[];
let house: Started | undefined;

beforeAll(() => {
  server = bundleServer('test-damaged');
});

beforeEach(async () => {
  folder = newFolder();
  const behind = await openBehind(folder);
  tables = await Promise.all(Array.from({ length: TABLES }, () => untilBot(behind)));
  await closeBehind();
});
afterEach(async () => {
  jest.restoreAllMocks();
  house?.child.kill('SIGKILL');
  await house?.ended;
  house = undefined;
  await closeBehind();
});

/** A listed table at which a bot is to play; a few lines are there already. */
async function untilBot(behind: Behind): Promise<{ id: string; token: string }> {
  const { id, sittings } = await begin(behind, ['person', 'greedy']);
  while ((await behind.store.lines(id)).length <= WHOLE_LINES || (await behind.store.match(id))?.waits !== 1)
    await play(behind, id, 1);
  return { id, token: sittings[0]?.token ?? '' };
}

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(folder, 'tiletum.db'), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** What is stored of some matches, to the last byte. */
const stored = (ids: readonly string[]): unknown =>
  inDatabase(database =>
    ids.map(id => [
      database.prepare('select * from matches where id = ?').all(id),
      database.prepare('select * from lines where match = ? order by n').all(id),
    ]),
  );

const spoil = (id: string, how: string): void =>
  inDatabase(database => {
    database.prepare(how).run(id);
  });

const DAMAGES: readonly (readonly [what: string, how: string])[] = [
  ['a torn document', `update matches set doc = substr(doc, 1, 40) where id = ?`],
  ['a document of nothing', `update matches set doc = 'null' where id = ?`],
  ['a document of something else', `update matches set doc = '{"seats":[null]}' where id = ?`],
  ['a status that there is none of', `update matches set status = 'xxx' where id = ?`],
  ['a line that is none', `update lines set line = '0 dance' where match = ? and n = ${WHOLE_LINES}`],
  ['a line that the rules forbid', `update lines set line = '0 pass' where match = ? and n = ${WHOLE_LINES}`],
  ['a missing line', `delete from lines where match = ? and n = ${WHOLE_LINES - 1}`],
];
const NO_BEGINNING: readonly (readonly [what: string, how: string])[] = [
  ['a torn beginning', `update matches set opening = substr(opening, 1, 40) where id = ?`],
  [
    'a beginning that does not fit',
    `update matches set opening = replace(opening, '"opening":[', '"opening":["x",') where id = ?`,
  ],
];

test('whatever is damaged harms its own table only: the lobby lists the others, and their bots play on', async () => {
  const all = [...DAMAGES, ...NO_BEGINNING];
  const hurt = tables.slice(0, all.length).map(({ id }) => id);
  const well = tables.slice(all.length).map(({ id }) => id);
  all.forEach(([, how], index) => spoil(hurt[index] ?? '', how));
  inDatabase(database => database.exec('update matches set listed = 1'));
  const before = stored(hurt);

  // boardgame.io says by itself that it refuses a line
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const behind = await openBehind(folder);
  const room = openBotRoom({
    ...{ matches: behind.matches, store: behind.store, pace: { pauseMs: 5, scanMs: 100 } },
    onWoken: () => undefined,
    onError: error => behind.errors.push(error),
  });
  const waitFor = async (id: string): Promise<number | undefined> => (await behind.store.match(id))?.waits;
  await until(async () => (await Promise.all(well.map(waitFor))).every(waits => waits === 0));
  room.close();
  expect(behind.errors).toEqual([]);
  const listed = (await behind.lobby.listed()).map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining(well));
  for (const id of hurt)
    await expect(behind.lobby.standIn(id, 0, undefined, 'greedy')).rejects.toMatchObject({ why: 'damaged' });
  await behind.store.tidy(0);
  expect(stored(hurt)).toEqual(before);
});

test('more damaged ones than are read at once keep nobody else from the list and no bot asleep', async () => {
  const [last, ...others] = tables.map(({ id }) => id);
  for (const id of others) spoil(id, `update matches set doc = '', updated = 1 where id = ?`);
  const { store } = await openBehind(folder);
  await store.sleepingBots(Date.now() + 1000, 6);
  const next = async (): Promise<string[]> =>
    (await store.sleepingBots(Date.now() + 1000, 6)).map(({ id }) => id);
  await next();
  expect(await next()).toEqual([last]);
});

test('a table that nobody began and that can’t be read is not cleared away', async () => {
  const behind = await openBehind(folder);
  const make = () => behind.lobby.create({ kinds: ['person', 'person'], name: 'Ann', variant: {} }, true);
  const [hurt, left] = [await make(), await make()];
  spoil(hurt.id, `update matches set doc = '' where id = ?`);
  await behind.store.tidy(Date.now() + 1000);
  expect([await behind.store.match(left.id), (await behind.store.look(hurt.id))?.damaged]).toEqual([
    undefined,
    true,
  ]);
});

describe('at the damaged table', () => {
  async function open(how: string): Promise<{ url: string; id: string; token: string; before: unknown }> {
    const [{ id, token } = { id: '', token: '' }] = tables;
    spoil(id, how);
    const before = stored([id]);
    house = startProcess(server, { DATA_DIR: folder, BOT_PAUSE_MS: '0' });
    return { url: await house.url, id, token, before };
  }

  const arrive = async (socket: ReturnType<typeof line>, id: string, token: string): Promise<Arrival> =>
    (await socket.emitWithAck('sync', id, 0, token, 0, RULES_VERSION)) as unknown as Arrival;

  /** Nothing can be done there, and nothing of it changes; it is told to the host of the house once. */
  async function staysAsItIs(url: string, id: string, token: string, before: unknown): Promise<void> {
    for (const [method, path, body] of [
      ['PATCH', '/seats/0', { standIn: 'greedy' }],
      ['DELETE', '/seats/0', {}],
      ['POST', '/rematch', {}],
    ] as const) {
      const answer = await ask(url, [method, `/api/tables/${id}${path}`], { token, body });
      expect([answer.status, answer.body]).toEqual([500, { error: 'damaged', message: PROBLEMS.damaged }]);
    }
    expect(stored([id])).toEqual(before);
    expect(house?.said().match(/"level":"error"[^\n]*A match is damaged/g)).toHaveLength(1);
    expect(house?.said().match(/"level":"error"/g)).toHaveLength(1);
  }

  test.each(DAMAGES)(
    '%s: it says so, shows the last moment that is whole, and gives its record',
    async (_what, how) => {
      const { url, id, token, before } = await open(how);
      const socket = line(url);
      const arrival = await arrive(socket, id, token);
      expect(arrival).toMatchObject({ table: { id, damaged: true, seats: [{ name: 'Ann' }, {}] } });
      const { start, lines } = arrival;
      if (!start) throw new Error('its beginning is whole');
      const shown = lines.reduce((now, each) => follow(now, each.line), beginTable(start));
      expect(lines.length).toBeGreaterThanOrEqual(WHOLE_LINES - 1);
      expect((await say(socket, 'act', lines.length, 'endTurn'))['problem']).toMatch(/^(damaged|notYours)$/);
      socket.disconnect();

      const mine = await ask(url, ['POST', '/api/mine'], { body: { ids: tables.map(each => each.id) } });
      const views = mine.body['tables'] as PublicTable[];
      expect(views.filter(({ damaged }) => damaged).map(view => view.id)).toEqual([id]);
      expect(views).toHaveLength(TABLES);

      const file = await ask(url, ['GET', `/matches/${id}/record`], { token });
      expect(file.status).toBe(200);
      expect(readRecord(file.text).state).toEqual(shown.G);
      await staysAsItIs(url, id, token, before);
    },
  );

  test.each(NO_BEGINNING)('%s: it says so, and that nothing can be shown', async (_what, how) => {
    const { url, id, token, before } = await open(how);
    const socket = line(url);
    const { start, lines, table } = await arrive(socket, id, token);
    expect([start, lines, table.damaged]).toEqual([undefined, [], true]);
    socket.disconnect();
    const file = await ask(url, ['GET', `/matches/${id}/record`], { token });
    expect([file.status, file.body['error']]).toEqual([500, 'damaged']);
    await staysAsItIs(url, id, token, before);
  });

  test('who mends it in the database finds it as it was, without closing the house', async () => {
    const { id } = tables[0] ?? { id: '' };
    const doc = inDatabase(database => database.prepare('select doc from matches where id = ?').get(id)) as {
      doc: string;
    };
    const { url, token } = await open(`update matches set doc = '' where id = ?`);
    const isDamaged = async (): Promise<unknown> =>
      (await ask(url, ['GET', `/api/tables/${id}`])).body['damaged'];
    expect(await isDamaged()).toBe(true);
    inDatabase(database => database.prepare('update matches set doc = ? where id = ?').run(doc.doc, id));
    const socket = line(url);
    const { table } = (await socket.emitWithAck(
      'sync',
      id,
      0,
      token,
      0,
      RULES_VERSION,
    )) as unknown as Arrival;
    expect(table.damaged).toBeUndefined();
    socket.disconnect();
  });
});
