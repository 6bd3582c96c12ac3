import { RULES_VERSION } from '../../src/rules/version';
import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { write } from '../../src/rules/notation';
import { beginTable } from '../../src/table/online/follow';
import type { Arrival, Sitting } from '../../src/table/online/wire';
import { begun, create, line, say, seated, type AnyLine } from './attack/guest';
import { BINARY, frame, rawGuest, rawLine, until } from './attack/rawLine';
import { openTarget, type Target } from './attack/target';

/** Attacks on a running house over its lines. After each of them it has to serve a game as before. */

let target: Target;
const lines: AnyLine[] = [];

beforeAll(async () => {
  target = await openTarget('attacked-lines');
});
afterEach(async () => {
  for (const each of lines.splice(0)) each.disconnect();
  await target.stands();
  expect(target.house.said()).not.toMatch(/nobody caught|nobody waited for|Trouble at a table/);
});
afterAll(() => target.close());

const sit = async (sitting: { id: string; seat?: number; token?: string }): Promise<AnyLine> => {
  const socket = await seated(target.url, sitting);
  lines.push(socket);
  return socket;
};

const arrival = (socket: AnyLine, id: string): Promise<Arrival> =>
  say(socket, 'sync', id, null, null, 0, RULES_VERSION) as unknown as Promise<Arrival>;

/** The match as a stranger who comes now gets it. */
async function seenBy(id: string): Promise<Arrival> {
  const socket = line(target.url);
  const seen = await arrival(socket, id);
  socket.disconnect();
  return seen;
}

/** A running match, with lines to both seats, the one whose turn it is first, and a legal move of his. */
async function running() {
  const sittings = await begun(target.url);
  const [host] = sittings;
  const { start } = await seenBy(host.id);
  if (!start) throw new Error('it has not begun');
  const { G } = beginTable(start);
  const active = activeSeat(G) ?? 0;
  const seats = await Promise.all(sittings.map(sit));
  const [first, second] = active === 0 ? seats : [...seats].reverse();
  if (!first || !second) throw new Error('two seats');
  return { id: host.id, sittings, active, first, second, moves: legalMoves(G, active).map(write) };
}

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

describe('the state', () => {
  const forged = { G: { hacked: true }, ctx: { gameover: true }, _stateID: 99, plugins: {} };
  const packets: [string, ...unknown[]][] = [
    ...['UPDATE', 'SYNC', 'RESET', 'PATCH', 'PLUGIN'].map((type): [string, ...unknown[]] => [
      'update',
      { type, state: forged, payload: { type, playerID: '0' } },
      0,
      'ID',
      '0',
    ]),
    ['update', { type: 'GAME_EVENT', payload: { type: 'endGame', args: [], playerID: '0' } }, 0, 'ID', '0'],
    ['update', { type: 'MAKE_MOVE', payload: { type: 'pass', args: [], playerID: '1' } }, 0, 'ID', '1'],
    ['sync', 'ID', '0', { credentials: 'x' }, 5000],
    ['patch', 'ID', 0, 1, [{ op: 'replace', path: '/G', value: {} }], []],
    ['matchData', 'ID', []],
    ['chat', { id: 'x', sender: '0', payload: 'hello' }, 'x'],
  ];

  test.each(packets)('boardgame.io’s packet %s %j changes nothing', async (event, ...args) => {
    const { id, first } = await running();
    const before = await seenBy(id);
    await say(first, event, ...args.map(arg => (arg === 'ID' ? id : arg)));
    const after = await seenBy(id);
    expect([after.lines, after.start, after.chats]).toEqual([before.lines, before.start, before.chats]);
    expect(after.table.status).toBe('running');
  });

  test.each([...NAMES, 'setPhase', 'endGame', 'UPDATE', 'x'.repeat(10_000)])('%s is no move', async name => {
    const { id, first, second } = await running();
    for (const socket of [first, second])
      for (const text of [name, `${name} 1 2`, `pass ${name}`, `0 ${name}`, `${name} > 1`])
        expect(await say(socket, 'act', 0, text)).toHaveProperty('problem', 'malformed');
    expect((await seenBy(id)).lines).toEqual([]);
  });

  test.each([
    [{ type: 'pass' }],
    [['pass']],
    [null],
    [undefined],
    [7],
    [{ __proto__: { x: 1 }, toString: 'pass' }],
    [Buffer.from('pass')],
  ])('an act that is no text is none: %j', async act => {
    const { id, first } = await running();
    expect(await say(first, 'act', 0, act)).not.toHaveProperty('done');
    expect((await seenBy(id)).lines).toEqual([]);
  });

  test.each([NaN, -1, 0.5, 1, 1e308, 2 ** 53, '0', null, {}, [0], true])(
    'an act for place %s is not the next one',
    async n => {
      const { id, first, moves } = await running();
      expect(await say(first, 'act', n, moves[0])).not.toHaveProperty('done');
      expect((await seenBy(id)).lines).toEqual([]);
    },
  );

  test('what came out cannot be chosen by whoever acts', async () => {
    const { id, first, moves } = await running();
    for (const tail of [' > 1 2 3', '\n0 pass', ' >', '\u0000'])
      expect(await say(first, 'act', 0, `${moves[0] ?? ''}${tail}`)).not.toHaveProperty('done');
    expect((await seenBy(id)).lines).toEqual([]);
  });

  test('a hundred acts for one place are done once', async () => {
    const { id, first, moves } = await running();
    const answers = await Promise.all(Array.from({ length: 100 }, () => say(first, 'act', 0, moves[0])));
    expect(answers.filter(answer => 'done' in answer)).toEqual([{ done: 0 }]);
    expect((await seenBy(id)).lines).toHaveLength(1);
  });
});

describe('seats', () => {
  test('nobody acts in another’s turn, or from no seat', async () => {
    const { id, second, moves } = await running();
    expect(await say(second, 'act', 0, moves[0])).toHaveProperty('refused');
    const watcher = await sit({ id });
    expect(await say(watcher, 'act', 0, moves[0])).toEqual({ problem: 'notYours' });
    expect(await say(watcher, 'act', 0, 'undo')).toEqual({ problem: 'notYours' });
    expect(await say(watcher, 'chat', 'hello')).toEqual({ problem: 'notYours' });
    const stranger = line(target.url);
    lines.push(stranger);
    expect(await say(stranger, 'act', 0, moves[0])).toEqual({ problem: 'notYours' });
    expect(await seenBy(id)).toMatchObject({ lines: [], chats: [] });
  });

  test('a secret opens its own seat at its own table and no other', async () => {
    const [host, guest] = await begun(target.url);
    const elsewhere = await create(target.url);
    const stranger = line(target.url);
    lines.push(stranger);
    const tries: [string, unknown, unknown][] = [
      [host.id, 0, guest.token],
      [host.id, 1, host.token],
      [host.id, 0, elsewhere.token],
      [elsewhere.id, 0, host.token],
      [host.id, 0, null],
      [host.id, 0, ''],
      [host.id, 0, {}],
      [host.id, 0, [host.token]],
      [host.id, 0, `${host.token} `],
      [host.id, 0, host.token.slice(0, -1)],
      [host.id, 0, 'x'.repeat(15_000)],
      [host.id, -1, host.token],
      [host.id, 0.5, host.token],
      [host.id, 4, host.token],
    ];
    for (const [id, seat, token] of tries) {
      const answer = await say(stranger, 'sync', id, seat, token, 0, RULES_VERSION);
      expect(answer['problem']).toMatch(/^(notYours|noSuchSeat)$/);
      expect(Object.keys(answer)).toEqual(['problem']);
    }
    expect(await say(stranger, 'act', 0, 'pass')).toEqual({ problem: 'notYours' });
  });

  test('who goes to another table leaves the seat he had', async () => {
    const { id, first, sittings, active, moves } = await running();
    const other = await create(target.url);
    // both at once: he sits at the second one only
    await Promise.all([
      say(first, 'sync', id, active, sittings[active]?.token, 0, RULES_VERSION),
      say(first, 'sync', other.id, null, null, 0, RULES_VERSION),
    ]);
    expect(await say(first, 'act', 0, moves[0])).toEqual({ problem: 'notYours' });
    expect((await seenBy(id)).table.seats[active]?.present).toBe(false);
  });
});

describe('what is told', () => {
  test('no answer holds a secret, a hash of one, or what is still to come', async () => {
    const { id, first, sittings, moves } = await running();
    const told: unknown[] = [];
    const watcher = line(target.url);
    lines.push(watcher);
    (watcher as unknown as { onAny(hear: (...args: unknown[]) => void): void }).onAny((...args) =>
      told.push(args),
    );
    told.push(await arrival(watcher, id));
    await say(first, 'act', 0, moves[0]);
    await say(first, 'chat', 'hello');
    await until(() => JSON.stringify(told).includes('"chat"'));
    const text = JSON.stringify(told);
    for (const { token } of sittings) expect(text).not.toContain(token);
    expect(text).not.toMatch(/token|credential|seed|initialState|prng|password|secret/i);
    expect(Object.keys(told[0] as object).sort()).toEqual([
      'chats',
      'from',
      'lines',
      'rules',
      'start',
      'table',
    ]);
  });

  test('a page that goes by other rules, or does not say by which, is told so, and nothing is lost of it', async () => {
    const { id, sittings } = await running();
    const [sitting] = sittings;
    const seat = sitting.seat;
    const token = sitting.token;
    const page = line(target.url);
    lines.push(page);
    for (const rules of [[], [RULES_VERSION - 1], [RULES_VERSION + 1], ['2']])
      expect(await say(page, 'sync', id, seat, token, 0, ...rules)).toEqual({
        ...{ problem: 'otherVersion', rules: RULES_VERSION },
      });
    // it asks again then, and is not told that its seat is somebody else's
    expect(await say(page, 'act', 0, 'pass')).toEqual({ stale: true });
    expect((await seenBy(id)).lines).toEqual([]);
    expect(await say(page, 'sync', id, seat, token, 0, RULES_VERSION)).toMatchObject({ lines: [] });
  });

  test('secrets lie in the database only as hashes, and nowhere in the log', async () => {
    const sittings: Sitting[] = await begun(target.url);
    for (const { token, id } of sittings) {
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(target.database()).toContain(id);
      expect(target.database()).not.toContain(token);
      expect(target.house.said()).not.toContain(token);
    }
  });

  test('words are short text by who sits there, as they are, without what turns a line around', async () => {
    const { id, first, second } = await running();
    for (const words of ['', '   ', 'x'.repeat(401), '\u200b\u202e', null, 7, { a: 1 }, ['hello']])
      expect(await say(first, 'chat', words)).toEqual({ problem: 'badWords' });
    expect(await say(first, 'chat', '<script>alert(1)</script>\u0000\u202Egood\n\u001b[31m')).toEqual({
      done: true,
    });
    expect(await say(second, 'chat', 'é'.repeat(400))).toEqual({ done: true });
    const { chats } = await seenBy(id);
    expect(chats.map(({ words }) => words)).toEqual(['<script>alert(1)</script> good [31m', 'é'.repeat(400)]);
  });

  test('words have an end, for each seat its own', async () => {
    const { first, second } = await running();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => say(first, 'chat', `${n}`)));
    expect(answers.filter(answer => 'done' in answer)).toHaveLength(30);
    expect(answers.filter(answer => answer['problem'] === 'tooFast')).toHaveLength(30);
    expect(await say(second, 'chat', 'May I?')).toEqual({ done: true });
  });
});

describe('ids', () => {
  const IDS: unknown[] = [
    'unknownmatch',
    'a'.repeat(12),
    'default',
    '',
    'x'.repeat(15_000),
    "' or 1=1 --",
    '\u0000',
    ...NAMES,
    null,
    7,
    {},
    [],
    ['a'],
    { toString: 1 },
  ];
  test.each(IDS)('%j is no table, and none comes of it', async id => {
    const socket = line(target.url);
    lines.push(socket);
    for (const seat of [0, null, '0', 4999])
      expect(await say(socket, 'sync', id, seat, 'x', 5000, RULES_VERSION)).toEqual({
        problem: 'noSuchTable',
      });
    expect(await say(socket, 'sync')).toEqual({ problem: 'noSuchTable' });
    expect(await say(socket, 'act', 0, 'pass')).toEqual({ problem: 'notYours' });
  });

  test('thousands of unknown ids leave nothing behind', async () => {
    const counts = async () => {
      const metrics = await (await fetch(`${target.url}/metrics`)).text();
      const live = Number(/^tiletum_live_matches (\d+)$/m.exec(metrics)?.[1]);
      return { live, tables: [...metrics.matchAll(/^tiletum_tables.*$/gm)].join('\n') };
    };
    const before = await counts();
    const socket = await sit({ id: 'unknownmatch' });
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => say(socket, 'sync', `unknown${round}x${n}`, 0, 'x', 0)),
      );
    const after = await counts();
    expect(after.tables).toBe(before.tables);
    // those that other tests have left may be let go of in the meantime
    expect(after.live).toBeLessThanOrEqual(before.live);
  });
});

describe('packets', () => {
  const DEEP = `42/tiletum,1["act",0,${'['.repeat(7_000)}${']'.repeat(7_000)}]`;

  test.each([
    ['an unknown type', '49/tiletum,["act"]'],
    ['no JSON', '42/tiletum,["act"'],
    ['no list', '42/tiletum,{"act":1}'],
    ['no event', '42/tiletum,[]'],
    ['an event that is no text', '42/tiletum,[{"a":1}]'],
    ['a reserved event', '42/tiletum,["disconnect"]'],
    ['an error', '42/tiletum,["error",{"message":"x"}]'],
    ['a new listener', '42/tiletum,["newListener","x"]'],
    ['deep lists', DEEP],
    ['an answer to nothing', '43/tiletum,7[1]'],
    ['an endless number', `42/tiletum,${'9'.repeat(400)}["act",0,"pass"]`],
    ['a foreign namespace', '40/admin,'],
    ['the old namespace', '40/tiletum-match,{"token":"x"}'],
    ['a broken namespace', `40/${'x'.repeat(5_000)}`],
    ['a prototype', '42/tiletum,["__proto__",{"__proto__":{"admin":true}}]'],
    ['a constructor', '42/tiletum,["constructor","x"]'],
    ['attachments that never come', '451-/tiletum,["act",{"_placeholder":true,"num":0}]'],
    ['thousands of attachments', '4599999999-/tiletum,["act",{"_placeholder":true,"num":0}]'],
    ['a foreign attachment', '451-/tiletum,["act",{"_placeholder":true,"num":"__proto__"}]'],
    ['nothing', ''],
    ['a foreign engine packet', '9'],
    ['a second handshake', '0{"sid":"x"}'],
  ])('%s', async (_what, packet) => {
    const raw = await rawGuest(target.url);
    raw.send(packet);
    raw.send(packet);
    await until(async () => (await fetch(`${target.url}/healthz`)).ok);
    raw.close();
  });

  test.each([
    ['longer than is allowed', frame(Buffer.alloc(20_000, 'a'), 1)],
    ['of reserved kinds', Buffer.from([0xf0 | 11, 0x80, 0, 0, 0, 0])],
    ['without a mask', Buffer.from([0x81, 0x05, ...Buffer.from('hello')])],
    ['that say they are huge', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0, 1, 2, 3, 4])],
    ['that are no text', frame(Buffer.from([0xff, 0xfe, 0xfd]), 1)],
  ])('frames %s end the line', async (_what, bytes) => {
    const raw = await rawGuest(target.url);
    raw.bytes(bytes);
    await raw.closed;
  });

  test('binary packets end the line', async () => {
    const raw = await rawGuest(target.url);
    raw.send(Buffer.alloc(1_000), BINARY);
    await raw.closed;
  });

  test('by polling it is no different', async () => {
    const socket = line(target.url, { transports: ['polling'] });
    lines.push(socket);
    expect(await say(socket, 'sync', 'unknownmatch', 0, 'x', 0)).toEqual({ problem: 'noSuchTable' });
    const base = `${target.url}/socket.io/?EIO=4&transport=polling`;
    const sid = /"sid":"([^"]+)"/.exec(await (await fetch(base)).text())?.[1] ?? '';
    const long = await fetch(`${base}&sid=${sid}`, { method: 'POST', body: `4${'a'.repeat(30_000)}` });
    expect(long.status).toBeGreaterThanOrEqual(400);
    for (const path of ['&sid=none', '&sid=__proto__', '&sid=constructor', '&EIO=3', '&transport=x'])
      expect((await fetch(base + path)).status).toBe(400);
    expect((await fetch(base, { method: 'DELETE' })).status).toBe(400);
  });
});

describe('pages of others', () => {
  test.each([
    'https://evil.test',
    'null',
    'http://127.0.0.1.evil.test',
    'http://localhost.evil.test',
    'file://',
  ])('%s opens no line', async origin => {
    const raw = await rawLine(target.url, { headers: `Origin: ${origin}\r\n` });
    await raw.closed;
    expect(raw.heard()).toMatch(/^HTTP\/1.1 40[03] /);
    const polling = `${target.url}/socket.io/?EIO=4&transport=polling`;
    expect((await fetch(polling, { headers: { origin } })).status).toBe(403);
  });

  test('its own page does', async () => {
    const raw = await rawLine(target.url, { headers: `Origin: ${target.url}\r\n` });
    expect(raw.heard()).toMatch(/^HTTP\/1.1 101 /);
    raw.close();
  });
});
