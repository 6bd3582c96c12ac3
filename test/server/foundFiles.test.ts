import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Closed } from '../../src/server/closed';
import { readConfig } from '../../src/server/config';
import { keepOthersOut } from '../../src/server/database/alone';
import { openForHouse } from '../../src/server/database/open';
import { sql, type Sql } from '../../src/server/database/sql';
import { runKeeping } from '../../src/server/keeping';
import { newPushStore } from '../../src/server/pushStore';
import { newStore } from '../../src/server/store';
import { bundleServer, newDataDir } from './process';
import { putMatch, putMatches } from './storedMatches';

/** What a house finds in its folder when it opens: the whole of it, a part, something else. */

const opened: Sql[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(database => database.close()));
});

async function open(dataDir: string): Promise<Sql> {
  const database = await openForHouse({ dataDir, databaseUrl: undefined }, error => {
    throw error;
  });
  opened.push(database);
  return database;
}

const MATCH = { id: 'kept', golden: '2-players-a', lines: 20 };

/** The folder of a house that was closed. */
async function house(): Promise<string> {
  const folder = newDataDir();
  await putMatches(folder, [MATCH]);
  return folder;
}

/** The folder of a house as it lies there while it is open, or after it was killed. */
async function killedHouse(): Promise<string> {
  const folder = newDataDir();
  await putMatch(newStore(await open(folder)), MATCH);
  const copy = newDataDir();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const linesIn = async (folder: string): Promise<number> =>
  (await newStore(await open(folder)).lines('kept')).length;

const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      // made anew by whoever looks, and the lock holds nothing
      .filter(name => !name.endsWith('-shm') && !name.startsWith('house.lock'))
      .map(name => [name, readFileSync(join(folder, name), 'latin1')] as const)
      .filter(([, bytes]) => bytes !== ''),
  );

/** It stays closed, says why in sentences, and leaves everything as it is. */
async function expectClosed(folder: string, ...words: (string | RegExp)[]): Promise<void> {
  const before = bytesIn(folder);
  const why = await open(folder).then(
    () => new Error('it is open'),
    (error: unknown) => error as Error,
  );
  expect(why).toBeInstanceOf(Closed);
  for (const each of words) expect(why.message).toMatch(each);
  expect(why.message).not.toMatch(/SQLITE_|ConnectionFailed|undefined/);
  expect(bytesIn(folder)).toEqual(before);
}

const RESTORE = 'npm run restore -- ';

test('after an orderly close the one file is the whole house', async () => {
  const [folder, other] = [await house(), newDataDir()];
  copyFileSync(join(folder, 'tiletum.db'), join(other, 'tiletum.db'));
  expect(await linesIn(other)).toBe(20);
});

test('the one file copied while the house was open is no empty house, and a backup can be brought there', async () => {
  const [folder, other] = [await killedHouse(), newDataDir()];
  copyFileSync(join(folder, 'tiletum.db'), join(other, 'tiletum.db'));
  await expectClosed(other, join(other, 'tiletum.db'), 'tiletum.db-wal', 'Nothing was changed', RESTORE);
  const backup = join(newDataDir(), 'all.jsonl');
  await runKeeping('backup', backup, readConfig({ DATA_DIR: folder }));
  expect(await runKeeping('restore', backup, readConfig({ DATA_DIR: other }))).toBe('1 matches are back.');
  expect(await linesIn(other)).toBe(20);
});

test.each([
  ['gone', (file: string) => rmSync(file)],
  ['empty', (file: string) => writeFileSync(file, '')],
])(
  'where the file is %s, its log is not thrown away, and with the file it is all there',
  async (_what, lose) => {
    const folder = await killedHouse();
    const file = join(folder, 'tiletum.db');
    const whole = readFileSync(file);
    lose(file);
    await expectClosed(folder, `${file}-wal`, 'Nothing was changed', RESTORE);
    await expect(runKeeping('restore', 'x.jsonl', readConfig({ DATA_DIR: folder }))).rejects.toThrow(Closed);
    writeFileSync(file, whole);
    expect(await linesIn(folder)).toBe(20);
  },
);

test('a killed house is whole with its log', async () => {
  expect(await linesIn(await killedHouse())).toBe(20);
});

test('beside a backup no empty house is opened, until the backup is brought back or moved away', async () => {
  const [folder, other] = [await house(), newDataDir()];
  const backup = join(other, 'all.jsonl');
  await runKeeping('backup', backup, readConfig({ DATA_DIR: folder }));
  await expectClosed(other, backup, `${RESTORE}${backup}`, 'begin anew');
  expect(existsSync(join(other, 'tiletum.db'))).toBe(false);
  await runKeeping('restore', backup, readConfig({ DATA_DIR: other }));
  expect(await linesIn(other)).toBe(20);
});

test('so it is with a house that was opened empty by mistake; a backup without matches is no reason', async () => {
  const folder = newDataDir();
  await (await open(folder)).close();
  opened.length = 0;
  await runKeeping('backup', join(folder, 'empty.jsonl'), readConfig({ DATA_DIR: folder }));
  await (await open(folder)).close();
  opened.length = 0;
  const backup = join(folder, 'all.jsonl');
  await runKeeping('backup', backup, readConfig({ DATA_DIR: await house() }));
  await expectClosed(folder, backup);
});

test('where no house is there is nothing to be backed up', async () => {
  const [folder, file] = [newDataDir(), join(newDataDir(), 'all.jsonl')];
  await expect(runKeeping('backup', file, readConfig({ DATA_DIR: folder }))).rejects.toThrow(
    /There is no house in the folder .+DATA_DIR/,
  );
  expect([existsSync(file), readdirSync(folder)]).toEqual([false, []]);
});

describe('what is in the way is named, with what to do', () => {
  test('a file that is no database', async () => {
    const folder = newDataDir();
    writeFileSync(join(folder, 'tiletum.db'), 'a letter to a friend\n'.repeat(500));
    await expectClosed(folder, join(folder, 'tiletum.db'), 'no database', 'Nothing was changed', RESTORE);
  });

  test('a database that is torn', async () => {
    const folder = await house();
    const file = join(folder, 'tiletum.db');
    writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 100), Buffer.alloc(20_000, 0xff)]));
    await expectClosed(folder, file, 'damaged', RESTORE);
  });

  test('a folder of that name', async () => {
    const folder = newDataDir();
    mkdirSync(join(folder, 'tiletum.db', 'inside'), { recursive: true });
    const opening = open(folder);
    await expect(opening).rejects.toThrow(Closed);
    await expect(opening).rejects.toThrow(/tiletum\.db can’t be opened.+see that it is a file/i);
  });

  test('a file where the folder should be', async () => {
    const file = join(newDataDir(), 'data');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(
      `${file} is no folder. Nothing was changed. Name a folder in DATA_DIR.`,
    );
  });

  test('another program that holds the database', async () => {
    const folder = newDataDir();
    const other = new Database(join(folder, 'tiletum.db'));
    other.exec('create table matches (id text); begin exclusive');
    await expect(open(folder)).rejects.toThrow(
      /Another program is using .+tiletum\.db\. Nothing was changed/,
    );
    other.close();
  });

  test('another house', async () => {
    const folder = newDataDir();
    const letIn = keepOthersOut(folder);
    await expect(open(folder)).rejects.toThrow(/Another house is open in .+DATA_DIR/);
    letIn();
    await open(folder);
  });

  test('a lock that something was written over', async () => {
    const folder = newDataDir();
    writeFileSync(join(folder, 'house.lock'), 'x'.repeat(5000));
    await expect(open(folder)).rejects.toThrow(/written over .+house\.lock.+delete it and start again/);
  });

  test('a folder without the right to write there', () => {
    const parent = newDataDir();
    chmodSync(parent, 0o500);
    // to the one who may do everything nothing is forbidden
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const { status, stderr } = spawnSync(process.execPath, [bundleServer('test-found')], {
      ...nobody,
      env: { ...process.env, PORT: '0', DATA_DIR: join(parent, 'data') },
      encoding: 'utf8',
    });
    expect([status, stderr.trim()]).toEqual([
      1,
      `The folder ${join(parent, 'data')} can’t be written to. Nothing was changed. Give whoever runs the house the right to write there, or name another folder in DATA_DIR.`,
    ]);
  });

  test('keys of the house that can’t be read', async () => {
    const database = await open(newDataDir());
    await database.write([sql(`insert into settings (name, value) values ('push keys', '{"pub')`)]);
    const keys = newPushStore(database).keys(() => ({ publicKey: '', privateKey: '' }));
    await expect(keys).rejects.toThrow(Closed);
    await expect(keys).rejects.toThrow(/push keys.+settings.+Everything else is as it was/);
  });
});
