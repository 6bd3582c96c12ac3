import { RULES_VERSION } from '../../src/rules/version';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ask, begun, create, line, say, seated, type AnyLine } from './attack/guest';
import { rawGuest, rawLine, until, type RawLine } from './attack/rawLine';
import { openTarget, type Target } from './attack/target';

/** How much one guest can take away from the others: each house here has narrow limits. */

const houses: Target[] = [];
const raws: RawLine[] = [];
const lines: AnyLine[] = [];

const open = async (name: string, environment: Record<string, string>): Promise<Target> => {
  const house = await openTarget(name, environment);
  houses.push(house);
  return house;
};

afterEach(async () => {
  for (const raw of raws.splice(0)) raw.close();
  for (const each of lines.splice(0)) each.disconnect();
  await Promise.all(houses.splice(0).map(house => house.close()));
});

test('an address has so many lines, and a new one when one is closed', async () => {
  const house = await open('limited-lines', { SOCKETS_PER_ADDRESS: '5' });
  const all = await Promise.all(Array.from({ length: 20 }, () => rawLine(house.url)));
  raws.push(...all);
  await until(async () => (await lineCount(all)) === 5);
  expect((await fetch(`${house.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(403);
  // a proxy that is not there is not believed
  const headers = { 'x-forwarded-for': '9.9.9.9' };
  expect((await fetch(`${house.url}/socket.io/?EIO=4&transport=polling`, { headers })).status).toBe(403);
  for (const raw of all) raw.close();
  await house.stands();
});

const lineCount = async (all: readonly RawLine[]): Promise<number> => {
  const isOpen = (raw: RawLine) => Promise.race([raw.closed.then(() => false), tick().then(() => true)]);
  return (await Promise.all(all.map(isOpen))).filter(Boolean).length;
};
const tick = () => new Promise(resolve => setTimeout(resolve, 50));

test('lines of different addresses behind a proxy of ours are counted apart', async () => {
  const house = await open('limited-proxied', { SOCKETS_PER_ADDRESS: '1', TRUST_PROXY: '1' });
  const handshake = (address: string) =>
    fetch(`${house.url}/socket.io/?EIO=4&transport=polling`, { headers: { 'x-forwarded-for': address } });
  expect((await handshake('1.1.1.1')).status).toBe(200);
  expect((await handshake('2.2.2.2')).status).toBe(200);
  expect((await handshake('1.1.1.1')).status).toBe(403);
  // of IPv6 a guest has more addresses than there are grains of sand
  expect((await handshake('2001:db8::1')).status).toBe(200);
  expect((await handshake('2001:db8::2')).status).toBe(403);
  expect((await handshake('6.6.6.6, 2001:db8:0:0:9::2')).status).toBe(403);
});

test('an address makes so many tables, and asks so often', async () => {
  const house = await open('limited-requests', { TABLES_PER_HOUR: '3', REQUESTS_PER_MINUTE: '20' });
  for (let n = 0; n < 3; n += 1) await create(house.url);
  const body = { name: 'Ann', seats: ['person', 'person'] };
  expect((await ask(house.url, ['POST', '/api/tables'], { body })).status).toBe(429);
  const asked = await Promise.all(Array.from({ length: 30 }, () => ask(house.url, ['GET', '/api/tables'])));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(16);
  expect(asked.at(-1)?.text).toContain('too-many');
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
});

test('what one seat does too often takes nothing from the other', async () => {
  const house = await open('limited-acts', { MOVES_PER_SECOND: '10' });
  const sittings = await begun(house.url);
  const [one, other] = await Promise.all(sittings.map(each => seated(house.url, each)));
  if (!one || !other) throw new Error('two lines');
  lines.push(one, other);
  const answers = await Promise.all(Array.from({ length: 50 }, () => say(one, 'act', 99, 'pass')));
  expect(answers.filter(({ problem }) => problem === 'tooFast').length).toBeGreaterThanOrEqual(39);
  expect(await say(other, 'act', 99, 'pass')).toEqual({ stale: true });
});

test('a flood ends the line, and only that one', async () => {
  const house = await open('limited-floods', { MOVES_PER_SECOND: '20' });
  const [quiet, loud] = [await rawGuest(house.url), await rawGuest(house.url)];
  raws.push(quiet, loud);
  for (let n = 0; n < 5_000; n += 1) loud.send('42/tiletum,["nothing"]');
  await loud.closed;
  quiet.send('42/tiletum,1["act",0,"pass"]');
  await until(() => quiet.heard().includes('notYours'));
  await house.stands();
});

test('who syncs without end does not keep a bot from its turn', async () => {
  const house = await open('limited-bots', {});
  const host = await create(house.url, {
    ...{ seats: ['person', 'cardinal'] },
    variant: { cardinal: { level: 'normal' } },
  }).catch(() => create(house.url, { seats: ['person', 'greedy', 'random'], variant: { firstPlayer: 1 } }));
  await ask(house.url, ['POST', `/api/tables/${host.id}/start`], { token: host.token });
  const watcher = line(house.url);
  lines.push(watcher);
  await until(async () => {
    const { lines: come } = await say(watcher, 'sync', host.id, null, null, 0, RULES_VERSION);
    return Array.isArray(come) && come.length > 0;
  });
});

test('who says nothing, or slowly, is cut after a while', async () => {
  const house = await open('limited-slow', {});
  const { hostname, port } = new URL(house.url);
  const slow = Array.from({ length: 50 }, () => connect(Number(port), hostname).on('error', () => undefined));
  await Promise.all(slow.map(socket => once(socket, 'connect')));
  slow.forEach(socket => socket.write('GET / HTTP/1.1\r\nHost: here\r\nX-Slow: '));
  const silent = await rawLine(house.url);
  raws.push(silent);
  await house.stands();
  const began = Date.now();
  await Promise.all(slow.map(socket => once(socket.resume(), 'close')));
  // the frame that closes
  await until(() => silent.heard().includes('\u0088'));
  expect(Date.now() - began).toBeLessThan(30_000);
});

test('coming to tables and leaving them leaves nothing behind', async () => {
  const house = await open('limited-memory', { MOVES_PER_SECOND: '10000' });
  const tables = await Promise.all(Array.from({ length: 20 }, () => begun(house.url)));
  for (let round = 0; round < 10; round += 1) {
    const guests = await Promise.all(tables.map(([host]) => seated(house.url, host)));
    await Promise.all(
      guests.flatMap((guest, n) =>
        tables.map(([host]) => say(guest, 'sync', host.id, n, 'x', n, RULES_VERSION)),
      ),
    );
    for (const guest of guests) guest.disconnect();
  }
  const sockets = async (): Promise<string> =>
    /^tiletum_sockets (\d+)$/m.exec(await (await fetch(`${house.url}/metrics`)).text())?.[1] ?? '';
  await until(async () => (await sockets()) === '0');
  await house.stands();
});
