import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '../../src/rules/version';
import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { newOutage } from '../../src/server/database/outage';
import { sql } from '../../src/server/database/sql';
import { beginTable as beginTable, follow } from '../../src/table/online/follow';
import { printAct } from '../../src/table/online/lines';
import { PROBLEMS } from '../../src/table/online/problems';
import type { Arrival, Sitting } from '../../src/table/online/wire';
import { ask, begun, line, say, type AnyLine, type Heard } from './attack/guest';
import { until } from './attack/rawLine';
import { actorAt, begin, closeBehind, next, openBehind, play } from './behind';
import { bundleServer, newDataDir, startProcess, type Started } from './process';
import { limitFiles, smallDisk, type SmallDisk } from './smallDisk';

/** A house whose disk takes nothing more, and then does again. */

let server: string;
const started: Started[] = [];
const disks: SmallDisk[] = [];

beforeAll(() => {
  server = bundleServer('test-full-disk');
});
afterEach(async () => {
  await closeBehind();
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  for (const disk of disks.splice(0)) disk.close();
});

function start(DATA_DIR: string): Started {
  mkdirSync(DATA_DIR, { recursive: true });
  const house = startProcess(server, { DATA_DIR });
  started.push(house);
  return house;
}

function mountDisk(): SmallDisk {
  const disk = smallDisk();
  if (!disk) throw new Error('it could be mounted a moment ago');
  disks.push(disk);
  return disk;
}

const isReady = async (url: string): Promise<boolean> => (await ask(url, ['GET', '/readyz'])).status === 200;
const FULL = { error: 'diskFull', message: PROBLEMS.diskFull };

/** Somebody at her turn, and the first thing that she can do. */
async function toPlay(url: string, { id, seat, token }: Sitting): Promise<{ socket: AnyLine; text: string }> {
  const socket = line(url);
  const arrival = (await say(socket, 'sync', id, seat, token, 0, RULES_VERSION)) as unknown as Arrival;
  if (!arrival.start) throw new Error('it has begun');
  const { G } = arrival.lines.reduce((now, each) => follow(now, each.line), beginTable(arrival.start));
  const [move] = legalMoves(G, activeSeat(G) ?? 0);
  if (!move) throw new Error('there is a move');
  return { socket, text: printAct(move) };
}

/** Whatever it is that takes no more: nothing is lost, all are told why, and then it goes on. */
async function fillsUp(house: Started, fill: () => void, free: () => void): Promise<void> {
  const url = await house.url;
  const [ann] = await begun(url, { variant: { firstPlayer: 0 } });
  const { socket, text } = await toPlay(url, ann);
  expect(await isReady(url)).toBe(true);

  fill();
  await until(async () => !(await isReady(url)));
  expect((await ask(url, ['GET', '/readyz'])).body).toEqual(FULL);
  expect(await say(socket, 'act', 0, text)).toEqual({ problem: 'diskFull' });
  expect((await ask(url, ['GET', `/api/tables/${ann.id}`])).status).toBe(200);
  const made: Heard = await ask(url, ['POST', '/api/tables'], {
    body: { name: 'Bob', seats: ['person', 'person'] },
  });
  expect([made.status, made.body]).toEqual([503, FULL]);
  expect(house.said().match(/"level":"error"/g)).toHaveLength(1);
  expect(house.said()).toMatch(/"level":"error".*(disk is full|disk I\/O error).*The database can’t/);

  free();
  await until(() => isReady(url));
  expect(await say(socket, 'act', 0, text)).toEqual({ done: 0 });
  socket.disconnect();
}

if (!limitFiles(process.pid, 'unlimited'))
  test('files cannot be limited here: a house whose files may not grow was not tested', () => {
    expect(limitFiles(process.pid, 'unlimited')).toBe(false);
  });
else
  test('files that may not grow: people see their table, moves and /readyz say why, and then it all goes on', async () => {
    const house = start(newDataDir());
    await house.url;
    const { pid = 0 } = house.child;
    await fillsUp(
      house,
      () => limitFiles(pid, 1),
      () => limitFiles(pid, 'unlimited'),
    );
  });

test('a house that may not write is not opened, and says so without a word of SQLite’s', () => {
  const DATA_DIR = join(newDataDir(), 'data');
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -f 4; exec "${process.execPath}" "${server}"`], {
    env: { ...process.env, PORT: '0', DATA_DIR },
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(
      /^The disk of the folder .+data can’t be read or written .+before you start again\.$/,
    ),
  ]);
});

const mountable = smallDisk();
mountable?.close();
if (!mountable)
  test('this user may mount no disk: one that is full was not tested', () => {
    expect(smallDisk()).toBeUndefined();
  });
else
  describe('a full disk', () => {
    test('closes no door: people see their table, moves and /readyz say why, and with room it all goes on', async () => {
      const disk = mountDisk();
      await fillsUp(start(join(disk.folder, 'data')), disk.fill, disk.free);
    });

    test('opens none: it says which disk, and leaves nothing in the way of the next start', async () => {
      const disk = mountDisk();
      const folder = join(disk.folder, 'data');
      mkdirSync(folder);
      disk.fill();
      const house = start(folder);
      expect(await house.ended).toBe(1);
      expect(house.said()).toMatch(
        /^The disk of the folder .+data is full\. .+Make room and start again\.\n$/,
      );
      disk.free();
      await start(folder).url;
    });

    test('takes nothing of what came together, once told, and keeps all that was there', async () => {
      const told: unknown[] = [];
      const outage = newOutage(trouble => told.push(trouble?.why));
      const disk = mountDisk();
      const behind = await openBehind(disk.folder, real => outage.watch(real));
      const { id } = await begin(behind);
      await play(behind, id, 5);
      const before = await behind.store.lines(id);
      const { seat, n, move } = await next(behind, id);
      const who = await actorAt(behind, id, seat);
      const words = 'words '.repeat(60);
      disk.fill();
      const chats = Array.from({ length: 5 }, (_, at) => behind.store.say(id, { seat: 0, words, at }));
      expect(await behind.matches.act(id, who, n, move)).toEqual({ problem: 'diskFull' });
      for (const one of await Promise.allSettled(chats))
        expect(one).toMatchObject({ status: 'rejected', reason: { why: 'diskFull' } });
      // that it can be read proves nothing
      await behind.database.read(sql('select 1 as one'));
      expect([await behind.store.lines(id), told]).toEqual([before, ['diskFull']]);
      disk.free();
      await play(behind, id, 5);
      expect(told).toEqual(['diskFull', undefined]);
    });
  });
