import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadBackup, backUp, restore } from '../../src/server/database/backup';
import { connectDatabase, openDatabase } from '../../src/server/database/open';
import { TABLES } from '../../src/server/database/schema';
import { untilDone, Conflict, sql, type Sql } from '../../src/server/database/sql';
import { newStore, type NewMatch, type Store, type Written } from '../../src/server/store';
import type { Cluster } from './postgres';
import { withPostgres } from './withPostgres';

/** What the house may rely on, whichever database it has. */

const doc: NewMatch['doc'] = {
  seats: [
    { kind: 'person', colour: 'plum', name: 'Ann', token: 'hash' },
    { kind: 'person', colour: 'teal' },
  ] as NewMatch['doc']['seats'],
  host: 0,
  variant: {},
  patience: 1000,
};
const table = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  ...{ id, status: 'open', listed: true, waits: undefined, doc, start: undefined },
  ...more,
});
const line = (n: number, more: Partial<Written> = {}): Written => ({
  ...{ n, line: `0 pass ${n}`, at: Date.now(), waits: 0, byBot: false, bot: false, scores: undefined },
  ...more,
});

/** A backup says when it was made. */
const withoutTime = (text: string): string => text.replace(/"at":"[^"]*"/, '');

const fail = (error: unknown): never => {
  throw error;
};

type Where = Parameters<typeof openDatabase>[0];

/**
 * The same for each kind; `where` gives an empty database, and the same one again for the same name. SQLite is for one
 * house, so there both are the same.
 */
function stores(houses: 1 | 2, where: (name: string) => Promise<Where>): void {
  const opened: Sql[] = [];
  const open = async (name: string): Promise<Sql> => {
    const database = await openDatabase(await where(name), fail);
    opened.push(database);
    return database;
  };
  const closeAll = () => Promise.all(opened.splice(0).map(database => database.close()));
  const newlyOpened = async (name: string): Promise<Store> => newStore(await open(name));
  /** As two processes have it. */
  const twice = async (name: string): Promise<[Store, Store]> => {
    const one = await newlyOpened(name);
    return [one, houses === 1 ? one : await newlyOpened(name)];
  };
  afterEach(closeAll);

  test('what was stored is read again as it was, also after the house was closed', async () => {
    const store = await newlyOpened('again');
    await store.create(table('a', { listed: false, waits: 1 }), true);
    await store.append('a', line(0, { byBot: true }));
    await store.append('a', line(1));
    const before = [await store.match('a'), await store.lines('a'), await store.lines('a', 1)];
    await closeAll();
    const again = await newlyOpened('again');
    expect([await again.match('a'), await again.lines('a'), await again.lines('a', 1)]).toEqual(before);
    expect(before).toMatchObject([
      { id: 'a', listed: false, version: 3, doc },
      [{ n: 0 }, { n: 1 }],
      [{ n: 1 }],
    ]);
    expect(await again.match('b')).toBeUndefined();
  });

  test('of many who write the same line at the same moment one does, and the others are told', async () => {
    const [one, other] = await twice('race');
    await one.create(table('a'), false);
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? one : other).append('a', line(0, { line: `0 pass ${index}` })),
    );
    const results = await Promise.allSettled(tries);
    const refused = results.flatMap(result =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(19);
    expect(refused.every(reason => reason instanceof Conflict)).toBe(true);
    expect(await one.lines('a')).toHaveLength(1);
    expect((await other.match('a'))?.version).toBe(2);
  });

  test('a conflict at one table takes nothing from the others that are written with it', async () => {
    const store = await newlyOpened('beside');
    for (const id of ['a', 'b', 'c']) await store.create(table(id), false);
    await store.append('b', line(0));
    const results = await Promise.allSettled(['a', 'b', 'c'].map(id => store.append(id, line(0))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.lines('a')).toHaveLength(1);
    expect(await store.lines('c')).toHaveLength(1);
  });

  test('all statements of a write are done or none', async () => {
    const database = await open('all');
    const step = (number: number) => sql('insert into schema_steps (step) values ($1)', [number]);
    await expect(database.write([step(77), step(77)])).rejects.toThrow(Conflict);
    await expect(database.write([step(78), sql('insert into nowhere values (1)')])).rejects.toThrow(
      'nowhere',
    );
    expect(await database.read(sql('select step from schema_steps where step > 70'))).toEqual([]);
  });

  test('who changes what somebody else has changed since has to read again', async () => {
    const store = await newlyOpened('change');
    await store.create(table('a'), false);
    const read = await store.match('a');
    if (!read) throw new Error('it was stored');
    await store.change({ ...read, status: 'running' }, false);
    await expect(store.change({ ...read, listed: false }, false)).rejects.toThrow(Conflict);
    const running = await store.match('a');
    await store.append('a', line(0));
    await expect(store.change(running ?? read, false)).rejects.toThrow(Conflict);
    expect(await store.match('a')).toMatchObject({ status: 'running', listed: true, version: 3 });
  });

  test('what is said in two houses at the same moment is all kept', async () => {
    const houses = await twice('chat');
    const saidIn = async (store: Store, house: number): Promise<void> => {
      for (let at = house; at < 20; at += 2)
        await untilDone(() => store.say('a', { seat: 0, words: `word ${at}`, at }));
    };
    await Promise.all(houses.map(saidIn));
    const kept = (await houses[0].chats('a')).map(({ at }) => at);
    expect(kept.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  test('lists show what they are for', async () => {
    const store = await newlyOpened('lists');
    await store.create(table('open'), false);
    await store.create(table('hidden', { listed: false }), false);
    await store.create(table('bots', { status: 'running' }), false);
    await store.append('bots', line(0, { bot: true, at: 1000 }));
    await store.create(table('done', { status: 'running' }), false);
    await store.append('done', line(0, { scores: [80, 75] }));
    const ids = (matches: readonly { id: string }[]): string[] => matches.map(({ id }) => id);
    expect(ids(await store.listed(10))).toEqual(['open', 'bots']);
    expect(ids(await store.sleepingBots(2000, 10))).toEqual(['bots']);
    expect(ids(await store.sleepingBots(1000, 10))).toEqual([]);
    expect(await store.counts()).toEqual({ open: 2, running: 1, over: 1 });
    expect((await store.match('done'))?.scores).toEqual([80, 75]);
    const bots = await store.match('bots');
    if (bots) await store.remove(bots);
    expect([await store.match('bots'), await store.lines('bots')]).toEqual([undefined, []]);
  });

  test('a line of a bot is none where a person plays, nor the other way round', async () => {
    const store = await newlyOpened('played');
    await store.create(table('a', { status: 'running', waits: 0 }), false);
    await expect(store.append('a', line(0, { byBot: true }))).rejects.toThrow(Conflict);
    await store.append('a', line(0, { bot: true }));
    await expect(store.append('a', line(1))).rejects.toThrow(Conflict);
    await store.append('a', line(1, { byBot: true }));
    expect(await store.lines('a')).toHaveLength(2);
  });

  test('what nobody touches for long goes to the archive, and comes back with the next move', async () => {
    const store = await newlyOpened('archive');
    const long = 1000;
    for (const id of ['idle', 'busy', 'done']) await store.create(table(id, { status: 'running' }), false);
    await store.create(table('empty'), false);
    await store.append('idle', line(0, { at: long, bot: true }));
    await store.append('done', line(0, { at: long, scores: [1, 2] }));
    await store.tidy(2 * long);
    const listed = async (): Promise<string[]> => (await store.listed(10)).map(({ id }) => id).sort();
    expect(await listed()).toEqual(['busy', 'empty']);
    expect(await store.counts()).toEqual({ archived: 1, running: 1, over: 1, open: 1 });
    expect(await store.sleepingBots(2 * long, 10)).toEqual([]);
    expect(await store.lines('done')).toHaveLength(1);
    // who has its address finds it as it was
    expect([(await store.match('idle'))?.status, (await store.lines('idle')).length]).toEqual(['running', 1]);
    await store.append('idle', line(1, { byBot: true }));
    expect(await listed()).toEqual(['busy', 'empty', 'idle']);
    await store.tidy(Date.now() + long);
    expect(await listed()).toEqual([]);
    expect(await store.match('empty')).toBeUndefined();
  });

  test('a backup made while the house writes is one moment of it, and restored gives the same again', async () => {
    const database = await open('house');
    const store = newStore(database);
    await store.create(table('a', { status: 'running' }), false);
    await store.append('a', line(0, { line: '0 pass “ünï”' }));
    await store.say('a', { seat: 0, words: 'say "so"', at: 5 });
    const write = async (n: number): Promise<void> => {
      await store.append('a', line(n));
      if (n < 30) await write(n + 1);
    };
    const writing = write(1);
    const text = await backUp(database);
    await writing;
    const elsewhere = await connectDatabase(await where('elsewhere'), fail);
    opened.push(elsewhere);
    expect(await restore(elsewhere, text)).toBe(1);
    const back = newStore(elsewhere);
    const lines = await back.lines('a');
    // every line of a match raises its version: both are of the same moment
    expect((await back.match('a'))?.version).toBe(lines.length + 1);
    expect(lines).toEqual((await store.lines('a')).slice(0, lines.length));
    expect(await back.chats('a')).toEqual(await store.chats('a'));
    expect(withoutTime(await backUp(elsewhere))).toEqual(withoutTime(text));
    await expect(restore(elsewhere, text)).rejects.toThrow('matches here already');
  });

  test('a torn backup, and what is none, leave the database as it is', async () => {
    const database = await open('torn');
    await newStore(database).create(table('a'), false);
    const text = await backUp(database);
    const empty = await open('stays-empty');
    const torn = text.split('\n').slice(0, -2).join('\n');
    const foreign = text.replace('{"matches":', '{"sqlite_master":');
    for (const bad of ['', 'null', '[]', 'hello', torn, foreign, text.replace(/"step":\d+/, '"step":999')])
      await expect(restore(empty, bad)).rejects.toThrow(BadBackup);
    expect(await newStore(empty).counts()).toEqual({});
  });

  test('a backup forgets no table', async () => {
    const database = await open('tables');
    const known =
      houses === 1
        ? `select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
        : `select table_name as name from information_schema.tables where table_schema = 'public'`;
    const names = (await database.read(sql(known))).map(({ name }) => name);
    expect(names.sort()).toEqual([...TABLES, 'schema_steps'].sort());
  });

  test('houses that open at the same moment make the tables once, and an older one keeps away from a newer', async () => {
    await Promise.all(Array.from({ length: 2 * houses - 1 }, () => newlyOpened('migrate')));
    const database = await open('migrate');
    const steps = await database.read(sql('select step from schema_steps order by step'));
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index + 1));
    await database.write([sql('insert into schema_steps (step) values (999)')]);
    await expect(open('migrate')).rejects.toThrow('newer Tiletum');
  });
}

describe('SQLite', () => {
  const folders = new Map<string, string>();
  stores(1, name => {
    const dataDir = folders.get(name) ?? mkdtempSync(join(tmpdir(), 'tiletum-data-'));
    folders.set(name, dataDir);
    return Promise.resolve({ dataDir, databaseUrl: undefined });
  });
});

withPostgres('PostgreSQL', { missing: 'what is said above was tested for SQLite only' }, start => {
  let cluster: Cluster;
  const databases = new Map<string, Promise<string>>();
  beforeAll(async () => {
    cluster = await start();
  });
  afterAll(() => cluster.stop());
  stores(2, async name => {
    const databaseUrl = databases.get(name) ?? cluster.newDatabase();
    databases.set(name, databaseUrl);
    return { dataDir: '', databaseUrl: await databaseUrl };
  });
});
