import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer, startProcess, type Started } from './process';

const started: Started[] = [];
let server: string;

beforeAll(() => {
  server = bundleServer('test-process');
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});

function start(environment: Record<string, string> = {}, execArgv: readonly string[] = []): Started {
  const one = startProcess(server, environment, execArgv);
  started.push(one);
  return one;
}

test('it says in one line where it is open, and is healthy and ready', async () => {
  const house = start();
  const url = await house.url;
  expect(house.said()).toMatch(/^Tiletum is open at http:\/\/localhost:\d+ \(Ctrl-C ends it\)$/m);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends it within seconds and in good order, though a guest holds his line open',
  async signal => {
    const house = start();
    const { port } = new URL(await house.url);
    const guest = connect(Number(port), 'localhost').on('error', () => undefined);
    await once(guest, 'connect');
    const began = Date.now();
    house.child.kill(signal);
    expect(await house.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(9_000);
    guest.destroy();
  },
);

test('it doesn’t outlive the program that started it', async () => {
  const house = start();
  await house.url;
  house.child.disconnect();
  expect(await house.ended).toBe(0);
});

test('wrong settings keep it closed, and all are told at once, with no trace of the program', async () => {
  const house = start({ PORT: 'eight', LOG_LEVEL: 'loud' });
  expect(await house.ended).toBe(1);
  expect(house.said().trim().split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535, not "eight".',
    expect.stringMatching(/^LOG_LEVEL must be one of /),
  ]);
});

test('a taken port is told with what to do', async () => {
  const { port } = new URL(await start().url);
  const second = start({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Port ${port} is taken: stop the program that uses it, or choose another`);
});

test('a second house stays closed at the same file, until the first one is gone, even killed', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tiletum-shared-'));
  const first = start({ DATA_DIR });
  await first.url;
  const second = start({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.said().trim()).toMatch(
    /^Another house is open in .+: close that one, or give this one a DATA_DIR/,
  );
  first.child.kill('SIGKILL');
  await first.ended;
  expect((await fetch(`${await start({ DATA_DIR }).url}/readyz`)).status).toBe(200);
});

/** Node as on a machine that libsql has no build for. */
function withoutLibsql(): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'tiletum-machine-')), 'machine.cjs');
  const hook = `const modules = require('node:module');
    const find = modules._resolveFilename;
    modules._resolveFilename = (name, ...rest) => {
      if (name.startsWith('@libsql/')) throw new Error("Cannot find module '" + name + "'\\nRequire stack: …");
      return find(name, ...rest);
    };`;
  writeFileSync(file, hook);
  return ['--require', file];
}

test('a machine without a build of libsql hears in a sentence what else there is', async () => {
  const house = start({}, withoutLibsql());
  expect(await house.ended).toBe(1);
  const [sentence, ...more] = house.said().trim().split('\n');
  expect(sentence).toMatch(
    /^The games can't be kept in a file here: .*libsql.*Cannot find module .*DATABASE_URL/,
  );
  expect(more).toEqual([]);
});

test('and keeps its games in a PostgreSQL without it', async () => {
  const house = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, withoutLibsql());
  await house.ended;
  expect(house.said()).toMatch(/ECONNREFUSED|PostgreSQL/);
  expect(house.said()).not.toContain('libsql');
});
