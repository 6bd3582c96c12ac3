import { createLog, HIDDEN } from '../../src/server/logs';

const SECRET = 'f00dBabe-0123456789';

function written(
  act: (log: ReturnType<typeof createLog>) => void,
  logLevel: 'info' | 'error' = 'info',
): string[] {
  const lines: string[] = [];
  act(createLog({ logLevel }, { write: line => void lines.push(line) }));
  return lines;
}

test('an entry is one line of JSON with a level, a time and what it is about', () => {
  const [line = ''] = written(log => log.info({ match: 'm1', moves: 3 }, 'Stored'));
  expect(JSON.parse(line)).toMatchObject({ level: 'info', match: 'm1', moves: 3, msg: 'Stored' });
  expect(line).toMatch(/"time":"\d{4}-\d\d-\d\dT/);
  expect(line.endsWith('}\n')).toBe(true);
});

test('what is below the level is not written', () => {
  expect(written(log => log.info('quiet'), 'error')).toEqual([]);
});

test.each([
  ['credentials of a call', { credentials: SECRET }],
  ['credentials of a socket, deep inside', { packet: { args: [{ playerCredentials: SECRET }] } }],
  ['a header', { headers: { authorization: `Bearer ${SECRET}` } }],
  ['a cookie', { req: { headers: { cookie: `seat=${SECRET}` } } }],
  ['a seat token', { seat: { seatToken: SECRET, hashedToken: SECRET } }],
  ['a push subscription', { push: { endpoint: SECRET, keys: { p256dh: SECRET, auth: SECRET } } }],
  ['keys of the house', { pushPrivateKey: SECRET, metricsToken: SECRET }],
  ['an error with more to it', { err: Object.assign(new Error('no'), { password: SECRET }) }],
  ['an error about an address', { err: new Error(`connect postgres://tiletum:${SECRET}@db/tiletum`) }],
  ['an error that quotes a header', { err: new Error(`bad header Authorization: Bearer ${SECRET}`) }],
  ['an error that quotes a body', { err: new Error(`in {"playerID":"0","credentials":"${SECRET}"}`) }],
  ['the cause of an error', { err: new Error('outer', { cause: new Error(`token=${SECRET}`) }) }],
  ['something printed whole', { body: JSON.stringify({ credentials: SECRET }) }],
])('%s is never written down', (_what, entry) => {
  const [line = ''] = written(log => log.error(entry, 'Something'));
  expect(line).toContain(HIDDEN);
  expect(line).not.toContain(SECRET);
  expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test('neither is a secret in the message', () => {
  const [line = ''] = written(log => log.error(`Invalid credentials: ${SECRET}`));
  expect(line).not.toContain(SECRET);
});

test('an error keeps its kind, its words and where it was', () => {
  const [line = ''] = written(log => log.error({ err: new TypeError('seat is gone') }, 'Oh'));
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'TypeError', message: 'seat is gone' } });
  expect(line).toContain('logs.test');
});

test('what refers to itself is written only so far', () => {
  const ring: Record<string, unknown> = { name: 'ring' };
  ring['ring'] = ring;
  expect(written(log => log.info({ ring }, 'Round'))).toHaveLength(1);
});
