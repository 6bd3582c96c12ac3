import { LONGEST_NAME } from '../../src/content/people';
import { ask, begun, create, join, servesAGame, start } from './attack/guest';
import { openTarget, type Target } from './attack/target';

/** Attacks on the lobby of a running house. */

let target: Target;

beforeAll(async () => {
  target = await openTarget('attacked-lobby');
});
afterEach(async () => {
  await target.stands();
  expect(target.house.said()).not.toMatch(/nobody caught|nobody waited for|A request failed/);
});
afterAll(() => target.close());

const call = (method: string, path: string, body?: unknown, token?: string) =>
  ask(target.url, [method, path], {
    ...(body !== undefined && { body }),
    ...(token !== undefined && { token }),
  });

const tablesMade = async (): Promise<string> =>
  [...(await call('GET', '/metrics')).text.matchAll(/^tiletum_tables.*$/gm)].join('\n');

describe('tables', () => {
  const PEOPLE = ['person', 'person'];
  const wrong: unknown[] = [
    { seats: Array.from({ length: 1_000 }, () => 'person') },
    { seats: ['person'] },
    { seats: 5000 },
    { seats: { length: 3 } },
    { seats: ['person', 'constructor'] },
    { seats: ['person', '__proto__'] },
    { seats: ['person', 'cardinal'] },
    { seats: PEOPLE, name: '' },
    { seats: PEOPLE, name: 'x'.repeat(41) },
    { seats: PEOPLE, name: { toString: 'Ann' } },
    { seats: PEOPLE, name: 'Ann\u0000' },
    { seats: PEOPLE, name: 'Ann\u202E' },
    { seats: PEOPLE, name: '\u200B\u200D' },
    { seats: PEOPLE, name: '\u3164' },
    { seats: PEOPLE, name: '\uFE0F' },
    { seats: PEOPLE, name: '\uD800' },
    { seats: PEOPLE, colour: 'constructor' },
    { seats: PEOPLE, colour: 'cardinal' },
    { seats: PEOPLE, variant: { seed: 1 } },
    { seats: PEOPLE, variant: { firstPlayer: 99 } },
    { seats: PEOPLE, variant: { actionTiles: 'x' } },
    { seats: PEOPLE, variant: { cardinal: { level: 'constructor' } } },
    { seats: PEOPLE, variant: [1] },
    { seats: PEOPLE, variant: { readings: [] } },
    { seats: PEOPLE, variant: { boxes: { gold: true } } },
  ];

  test.each(wrong)('none is made of %j', async body => {
    const before = await tablesMade();
    const answer = await call('POST', '/api/tables', { name: 'Ann', ...(body as object) });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['error', 'message']);
    // a sentence that says what to do, not its own code
    expect(answer.body['message']).toMatch(/^[A-Z].+ .+\.( \(.+\))?$/);
    expect(await tablesMade()).toBe(before);
  });

  test.each([
    [{ luck: 'good' }, 'luck'],
    [{ kingAction: 'most' }, 'kingAction'],
    [{ kingAction: ['all'] }, 'kingAction'],
    [{ tasksInBonuses: 'yes' }, 'tasksInBonuses'],
    [{ constructor: 'all' }, 'constructor'],
  ])(
    'the readings %j are refused by name, for a new table and for one that waits',
    async (readings, name) => {
      const body = { name: 'Ann', seats: PEOPLE, variant: { readings } };
      const { id, token } = await create(target.url);
      const refused = [
        await call('POST', '/api/tables', body),
        await call('PATCH', `/api/tables/${id}`, { readings }, token),
      ];
      for (const answer of refused) {
        expect(answer.status).toBe(400);
        expect(answer.body['error']).toBe('badOptions');
        expect(answer.body['message']).toMatch(new RegExp(`^[A-Z].+\\.${name}.+`));
      }
    },
  );

  test('a prototype cannot be changed from outside', async () => {
    const polluted = '{"name":"Ann","seats":["person","person"],"variant":{"__proto__":{"admin":true}}}';
    expect((await call('POST', '/api/tables', polluted)).status).toBe(400);
    const host = await call(
      'POST',
      '/api/tables',
      '{"name":"Ann","seats":["person","person"],"__proto__":{"listed":true},"constructor":{"prototype":{"x":1}}}',
    );
    const table = await call('GET', `/api/tables/${String(host.body['id'])}`);
    expect(table.body).toMatchObject({ listed: false });
    expect(table.text).not.toContain('admin');
  });

  test('of what was agreed only what the rules know is kept', async () => {
    const variant = { players: [{ name: '<script>', colour: 'x'.repeat(5_000) }], actionTiles: 'shuffled' };
    const { id } = await create(target.url, { variant });
    const { body } = await call('GET', `/api/tables/${id}`);
    expect(body['variant']).toEqual({ actionTiles: 'shuffled', firstPlayer: 'random' });
  });

  test('no state, seed, opening or secret comes from outside or goes there', async () => {
    const body = { G: {}, seed: 'x', opening: [], state: {}, token: 'mine', credentials: 'mine', id: 'mine' };
    const host = await create(target.url, { ...body, listed: true });
    expect(host.id).not.toBe('mine');
    expect(host.token).not.toBe('mine');
    await join(target.url, host.id);
    await start(target.url, host);
    for (const path of ['/api/tables', `/api/tables/${host.id}`])
      expect((await call('GET', path)).text).not.toMatch(
        /token|seed|opening|credential|mine|"start"|outcome/i,
      );
  });

  test.each(['<script>alert(1)</script>', '"><img src=x>', '{{7*7}}', '${7*7}'])(
    'a name is text, whatever it looks like: %s',
    async name => {
      const { id } = await create(target.url, { name: name.slice(0, LONGEST_NAME) });
      const answer = await fetch(`${target.url}/api/tables/${id}`);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(name.slice(0, LONGEST_NAME)));
    },
  );
});

describe('seats', () => {
  test('of a hundred who take one seat at once, one sits there', async () => {
    const { id } = await create(target.url);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        call('POST', `/api/tables/${id}/seats`, { name: `N${n}`, seat: 1 }),
      ),
    );
    const seated = answers.filter(({ status }) => status === 200);
    expect(seated).toHaveLength(1);
    expect(
      answers.filter(({ status, body }) => status === 409 && body['error'] === 'seatTaken'),
    ).toHaveLength(99);
    const begins = await call('POST', `/api/tables/${id}/start`, {}, String(seated[0]?.body['token']));
    expect(begins.body).toMatchObject({ error: 'notHost' });
  });

  test.each([-1, 4, 5000, 0.5, '1', null, [1], {}, true, 'constructor', '__proto__'])(
    'there is no seat %j',
    async seat => {
      const { id } = await create(target.url);
      const answer = await call('POST', `/api/tables/${id}/seats`, { name: 'Bob', seat });
      expect([answer.status, answer.body['error']]).toEqual([404, 'noSuchSeat']);
    },
  );

  test('every door of a table is closed to strangers and to the other one', async () => {
    const host = await create(target.url);
    const guest = await join(target.url, host.id);
    const elsewhere = await create(target.url);
    const path = `/api/tables/${host.id}`;
    const doors: [string, string, object][] = [
      ['POST', `${path}/start`, {}],
      ['PATCH', path, { readings: { kingAction: 'all' } }],
      ['PATCH', `${path}/seats/0`, { name: 'Eve' }],
      ['PATCH', `${path}/seats/0`, { kind: 'greedy' }],
      ['PATCH', `${path}/seats/1`, { kind: 'random' }],
      ['DELETE', `${path}/seats/0`, {}],
      ['POST', `${path}/rematch`, {}],
    ];
    for (const token of [
      undefined,
      guest.token,
      elsewhere.token,
      'x',
      host.token.toLowerCase(),
      `${host.token}A`,
    ])
      for (const [method, door, body] of doors) {
        const answer = await call(method, door, body, token);
        if (token === guest.token && door.endsWith('rematch')) expect(answer.body['error']).toBe('notOver');
        else
          expect([answer.status, answer.body['error']]).toEqual([
            403,
            expect.stringMatching(/^not(Yours|Host)$/),
          ]);
        if (token !== undefined) expect(answer.text).not.toContain(token);
      }
    const { body } = await call('GET', path);
    expect(body).toMatchObject({ status: 'open', host: 0, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  });

  test('in a game nobody puts a bot into the seat of another one who may come, sits down, leaves or begins again', async () => {
    const [host, guest] = await begun(target.url);
    const path = `/api/tables/${host.id}`;
    const { token } = guest;
    const refused: [string, string, object, string | undefined, string][] = [
      ['PATCH', `${path}/seats/0`, { standIn: 'greedy' }, token, 'hasTime'],
      ['PATCH', `${path}/seats/1`, { standIn: 'greedy' }, host.token, 'hasTime'],
      ['PATCH', `${path}/seats/1`, { standIn: 'greedy' }, undefined, 'notYours'],
      ['PATCH', `${path}/seats/0`, { standIn: null }, token, 'notYours'],
      ['PATCH', `${path}/seats/1`, { standIn: null }, host.token, 'notYours'],
      ['PATCH', `${path}/seats/1`, { standIn: null }, undefined, 'notYours'],
      ['PATCH', path, { readings: {} }, host.token, 'hasBegun'],
      ['PATCH', `${path}/seats/1`, { kind: 'random' }, host.token, 'hasBegun'],
      ['PATCH', `${path}/seats/1`, { name: 'Eve' }, token, 'hasBegun'],
      ['DELETE', `${path}/seats/1`, {}, token, 'hasBegun'],
      ['POST', `${path}/seats`, { name: 'Eve' }, undefined, 'hasBegun'],
      ['POST', `${path}/start`, {}, host.token, 'hasBegun'],
      ['POST', `${path}/rematch`, {}, undefined, 'notYours'],
      ['POST', `${path}/rematch`, {}, host.token, 'notOver'],
    ];
    for (const [method, door, body, by, why] of refused)
      expect((await call(method, door, body, by)).body['error']).toBe(why);
  });

  test('who joins while the last one leaves has a table, or is told that there is none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const host = await create(target.url);
      const [, joined] = await Promise.all([
        call('DELETE', `/api/tables/${host.id}/seats/0`, undefined, host.token),
        call('POST', `/api/tables/${host.id}/seats`, { name: 'Bob' }),
      ]);
      const { status } = await call('GET', `/api/tables/${host.id}`);
      expect(status).toBe(joined.status);
    }
  });
});

describe('requests', () => {
  const DEEP = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;

  test.each([
    ['deep', `{"name":"Ann","seats":${DEEP}}`.slice(0, 16_000)],
    ['no object', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['text', '"x"'],
    ['cut off', '{"name"'],
    ['no UTF-8', '{"name":"\xff"'],
  ])('a body that is %s is refused', async (_what, body) => {
    expect((await call('POST', '/api/tables', body)).status).toBe(400);
    expect([400, 404]).toContain((await call('POST', '/api/tables/unknownmatch/seats', body)).status);
  });

  test('nobody makes a table for 5,000', async () => {
    const seats = Array.from({ length: 5_000 }, () => 'person');
    expect((await call('POST', '/api/tables', { name: 'Ann', seats })).status).toBe(413);
  });

  test.each([
    [{ ids: [{ toString: 1, valueOf: 1 }, null, 7, '__proto__', 'constructor'] }],
    [{ ids: 'unknownmatch' }],
    [{ ids: { length: 1e9 } }],
    [`{"ids":[${'['.repeat(5_000)}${']'.repeat(5_000)}]}`],
    [{ ids: Array.from({ length: 1_000 }, () => 'unknownmatch') }],
  ])('the list of my tables is short and holds what there is', async body => {
    expect(await call('POST', '/api/mine', body)).toMatchObject({ status: 200, body: { tables: [] } });
  });

  test.each([
    'unknownmatch',
    'a',
    '__proto__',
    'constructor',
    '%00',
    '%ff',
    '..%2f..',
    "'%20or%201=1",
    'x'.repeat(5_000),
  ])('there is no table %s', async id => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/start'],
      ['POST', '/rematch'],
      ['PATCH', '/seats/0'],
      ['DELETE', '/seats/0'],
    ] as const)
      expect([400, 404]).toContain((await call(method, `/api/tables/${id}${path}`)).status);
  });

  test.each([
    ['PUT', '/api/tables'],
    ['PATCH', '/api/tables'],
    ['DELETE', '/api/tables'],
    ['OPTIONS', '/api/tables'],
    ['TRACE', '/api/tables'],
    ['DELETE', '/api/mine'],
    ['POST', '/'],
    ['POST', '/healthz/x'],
  ])('%s %s does nothing', async (method, path) => {
    const before = await tablesMade();
    const asked = method === 'TRACE' ? Promise.resolve({ status: 405 }) : call(method, path);
    expect((await asked).status).not.toBe(500);
    expect(await tablesMade()).toBe(before);
  });

  test('another method cannot be smuggled in', async () => {
    const host = await create(target.url);
    const headers = { 'x-http-method-override': 'DELETE' };
    await ask(target.url, ['POST', `/api/tables/${host.id}/seats/0`], { token: host.token, headers });
    expect((await call('GET', `/api/tables/${host.id}`)).status).toBe(200);
  });

  test.each([
    '/games',
    '/games/tiletum',
    '/GAMES/tiletum/x.js',
    '/games/tiletum/create',
    '/Games/tiletum/create',
    '/games/tiletum/x/join',
  ])('boardgame.io’s lobby is closed: %s', async path => {
    const before = await tablesMade();
    const body = { numPlayers: 5000, setupData: { seed: 1 }, playerName: 'x', playerID: '0' };
    expect([404, 405]).toContain((await call('POST', path, body)).status);
    expect((await call('GET', path)).text).not.toContain('tiletum"');
    expect(await tablesMade()).toBe(before);
  });

  test.each(['https://evil.test', 'null', 'http://127.0.0.1.evil.test'])(
    'a page of %s changes nothing',
    async origin => {
      const answer = await ask(target.url, ['POST', '/api/tables'], {
        body: { name: 'Ann', seats: ['person', 'person'] },
        headers: { origin },
      });
      expect(answer.status).toBe(403);
      const looked = await fetch(`${target.url}/api/tables`, { headers: { origin } });
      expect(looked.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'X-Forwarded-For'])(
    'numbers are told only here: not to who comes with %s',
    async name => {
      for (const value of ['127.0.0.1', '::1', '', '127.0.0.1, 127.0.0.1'])
        expect((await ask(target.url, ['GET', '/metrics'], { headers: { [name]: value } })).status).toBe(404);
      expect(await call('GET', '/metrics', undefined, 'x'.repeat(16))).toMatchObject({ status: 200 });
    },
  );

  test('a secret in a wrong place opens nothing and is written down nowhere', async () => {
    const host = await create(target.url);
    await join(target.url, host.id);
    const path = `/api/tables/${host.id}/start`;
    expect((await call('POST', `${path}?token=${host.token}`, { token: host.token })).status).toBe(403);
    expect(
      (await ask(target.url, ['POST', path], { headers: { cookie: `token=${host.token}` } })).status,
    ).toBe(403);
    expect((await ask(target.url, ['POST', path], { headers: { authorization: host.token } })).status).toBe(
      403,
    );
    expect(target.house.said()).not.toContain(host.token);
    expect(await servesAGame(target.url, 1)).toBe(true);
  });
});
