import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer, newDataDir, startProcess, type Started } from './process';

let server: string;
const started: Started[] = [];

beforeAll(() => {
  server = bundleServer('test-keeping');
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});

const run = (data: string, ...wish: string[]): string =>
  execFileSync(process.execPath, [server, ...wish], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data },
    encoding: 'utf8',
    stdio: 'pipe',
  });

async function openHouse(data: string): Promise<string> {
  const house = startProcess(server, { DATA_DIR: data });
  started.push(house);
  return house.url;
}

const table = { name: 'Ann', seats: ['person', 'greedy'], listed: true };

test('a backup of an open house, brought to another one, has its tables and lets its people in', async () => {
  const [here, there] = [newDataDir(), newDataDir()];
  const file = join(mkdtempSync(join(tmpdir(), 'tiletum-backup-')), 'all.jsonl');
  const url = await openHouse(here);
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  const { id, token } = (await answer.json()) as { id: string; token: string };
  expect(run(here, 'backup', file)).toContain(file);
  expect(run(there, 'restore', file)).toBe('1 matches are back.\n');

  const other = await openHouse(there);
  const start = (secret: string): Promise<Response> =>
    fetch(`${other}/api/tables/${id}/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: '{}',
    });
  expect((await start(`x${token}`)).status).toBe(403);
  expect((await start(token)).status).toBe(200);
  // no secret of a seat is in it, and it is for the host's eyes
  expect(readFileSync(file, 'utf8')).not.toContain(token);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('what can’t be brought back is told in a sentence', () => {
  const data = newDataDir();
  const restoring = (file: string) => () => run(data, 'restore', file);
  expect(restoring(server)).toThrow(`${server}: This is no backup of Tiletum. Nothing was changed.`);
  expect(restoring(join(data, 'gone.jsonl'))).toThrow(
    `The backup ${join(data, 'gone.jsonl')} could not be read: there is no such file or folder.`,
  );
  expect(restoring(data)).toThrow('it is a folder');
  expect(() => run(data, 'bakcup')).toThrow('Say `backup`');
});
