import { request } from 'node:http';
import { ask, begun, create, join, say, seated, type AnyLine } from './attack/guest';
import { rawLine } from './attack/rawLine';
import { openTarget, type Target } from './attack/target';

/** Doors that once stood open: foreign pages, foreign seats, foreign names. */

let target: Target;
const lines: AnyLine[] = [];

beforeAll(async () => {
  target = await openTarget('attacked-doors');
});
afterEach(async () => {
  for (const each of lines.splice(0)) each.disconnect();
  await target.stands();
});
afterAll(() => target.close());

const call = (method: string, path: string, body?: unknown, token?: string) =>
  ask(target.url, [method, path], {
    ...(body !== undefined && { body }),
    ...(token !== undefined && { token }),
  });

describe('a page of somebody else', () => {
  const polling = '/socket.io/?EIO=4&transport=polling';

  test.each(['&j=0', '&j=', '&%6a=3'])('opens no line with a script (%s)', async query => {
    expect((await call('GET', polling + query)).status).toBe(403);
    expect((await call('GET', polling)).status).toBe(200);
  });

  test.each(['cross-site', 'same-site'])('opens no line without an origin (%s)', async site => {
    const headers = { 'sec-fetch-site': site };
    expect((await ask(target.url, ['GET', polling], { headers })).status).toBe(403);
    const raw = await rawLine(target.url, { headers: `Sec-Fetch-Site: ${site}\r\n` });
    await raw.closed;
    expect(raw.heard()).toMatch(/^HTTP\/1.1 40[03] /);
  });

  test.each(['evil.test', '127.0.0.1.evil.test'])('is told no numbers by the name %s', async host => {
    expect(await statusOf('/metrics', host)).toBe(404);
    expect(await statusOf('/metrics', new URL(target.url).host)).toBe(200);
  });

  /** `fetch` would tell the name that it was given. */
  const statusOf = (path: string, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(target.url + path, { headers: { host } }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
});

describe('a stranger who takes every seat', () => {
  test('is put out by the host, and his line and his secret are worth nothing any more', async () => {
    const host = await create(target.url, { seats: ['person', 'person', 'person'] });
    const path = `/api/tables/${host.id}`;
    const squatters = [
      await join(target.url, host.id, { name: 'X' }),
      await join(target.url, host.id, { name: 'Y' }),
    ];
    const [first] = squatters;
    if (!first) throw new Error('he sits');
    const squatting = await seated(target.url, first);
    lines.push(squatting);
    for (const { seat } of squatters)
      expect((await call('PATCH', `${path}/seats/${seat}`, { kind: 'person' }, host.token)).status).toBe(200);
    expect(await say(squatting, 'chat', 'still here')).not.toHaveProperty('done');
    await join(target.url, host.id, { name: 'Bob', seat: first.seat });
    expect(await say(squatting, 'chat', 'I am Bob')).not.toHaveProperty('done');
    expect((await call('PATCH', `${path}/seats/${first.seat}`, { name: 'X' }, first.token)).status).toBe(403);
    expect((await call('PATCH', `${path}/seats/2`, { kind: 'greedy' }, host.token)).status).toBe(200);
    expect((await call('POST', `${path}/start`, {}, host.token)).status).toBe(200);
    for (const text of ['pass', 'undo'])
      expect(await say(squatting, 'act', 0, text)).not.toHaveProperty('done');
  });

  test('cannot put anybody out, nor can the host himself or after the start', async () => {
    const host = await create(target.url);
    const guest = await join(target.url, host.id);
    const seats = `/api/tables/${host.id}/seats`;
    const tries = [
      [`${seats}/0`, guest.token, 'notHost'],
      [`${seats}/0`, host.token, 'ownSeat'],
      [`${seats}/1`, undefined, 'notHost'],
    ] as const;
    for (const [path, token, why] of tries)
      expect((await call('PATCH', path, { kind: 'person' }, token)).body['error']).toBe(why);
    expect((await call('DELETE', `${seats}/1`, undefined, host.token)).body['error']).toBe('notYours');
    await call('POST', `/api/tables/${host.id}/start`, {}, host.token);
    expect((await call('PATCH', `${seats}/1`, { kind: 'greedy' }, host.token)).body['error']).toBe(
      'hasBegun',
    );
  });

  test('comes back only so often, to one table and to all', async () => {
    const house = await openTarget('attacked-seats', { SEATS_PER_TABLE: '3', SEATS_PER_HOUR: '5' });
    try {
      const statuses = async (tries: number): Promise<number[]> => {
        const host = await create(house.url);
        const heard: number[] = [];
        for (let n = 0; n < tries; n += 1) {
          const path = `/api/tables/${host.id}/seats`;
          heard.push((await ask(house.url, ['POST', path], { body: { name: 'X' } })).status);
          await ask(house.url, ['PATCH', `${path}/1`], { body: { kind: 'person' }, token: host.token });
        }
        return heard;
      };
      expect(await statuses(5)).toEqual([200, 200, 200, 429, 429]);
      // what was refused has counted too
      expect(await statuses(1)).toEqual([429]);
    } finally {
      await house.close();
    }
  });
});

describe('somebody else’s name', () => {
  const STACKED = 'Z\u0301\u0302\u0303\u0304';

  test.each([
    ['Bob', 'nameTaken'],
    ['ＢＯＢ', 'nameTaken'],
    ['bob\u{e0100}', 'nameTaken'],
    ['B\u043eb', 'mixedName'],
    ['B\u03bfb', 'mixedName'],
    [STACKED, 'stackedMarks'],
  ])('%j is given to nobody where Bob sits', async (name, why) => {
    const host = await create(target.url, { name: 'Bob', seats: ['person', 'person', 'person'] });
    const guest = await join(target.url, host.id, { name: 'Cid' });
    const seats = `/api/tables/${host.id}/seats`;
    for (const answer of [
      await call('POST', seats, { name }),
      await call('PATCH', `${seats}/${guest.seat}`, { name }, guest.token),
    ]) {
      expect([400, 409]).toContain(answer.status);
      expect(answer.body['error']).toBe(why);
      // in words
      expect(String(answer.body['message'])).toMatch(/ .*\.$/);
    }
  });

  test.each(['Боб', 'ボブ Bob', '김 Bob', 'Böb'])('%s may sit beside Bob', async name => {
    const host = await create(target.url, { name: 'Bob' });
    expect(await join(target.url, host.id, { name })).toHaveProperty('token');
  });

  test('marks are stacked in no word that is said', async () => {
    const [host] = await begun(target.url);
    const socket = await seated(target.url, host);
    lines.push(socket);
    expect(await say(socket, 'chat', `look: ${STACKED}`)).toEqual({ problem: 'stackedMarks' });
    expect(await say(socket, 'chat', 'Z\u0301\u0302\u0303, three')).toEqual({ done: true });
  });
});
