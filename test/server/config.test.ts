import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, VARIABLES, type Environment } from '../../src/server/config';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 8000,
    dataDir: 'data',
    logLevel: 'info',
    proxies: 0,
    origins: [],
  });
  expect(readConfig({}).databaseUrl).toBeUndefined();
});

test('what is set holds, and an empty text sets nothing', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://play.example.org/',
    ORIGINS: 'https://a.example, http://b.example:81',
    DATABASE_URL: 'postgres://me:pass@db/tiletum',
    LOG_LEVEL: '',
  });
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://play.example.org',
    origins: ['https://a.example', 'http://b.example:81'],
    databaseUrl: 'postgres://me:pass@db/tiletum',
    logLevel: 'info',
  });
});

test('one error says all that is wrong, each in a sentence with the name of the variable', () => {
  const message = complaintOf({ PORT: '80000', LOG_LEVEL: 'loud', ARCHIVE_DAYS: '-1', ORIGINS: '*' });
  expect(message.split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535, not "80000".',
    'ORIGINS must be addresses like https://play.example.org, with commas between, not "*".',
    'ARCHIVE_DAYS must be a whole number from 1 to 3650, not "-1".',
    'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
  ]);
});

test('a wrong secret is not shown', () => {
  const message = complaintOf({ DATABASE_URL: 'mysql://me:hunter2@db', METRICS_TOKEN: 'hunter2' });
  expect(message).toMatch(/DATABASE_URL must be.*\nMETRICS_TOKEN must be/);
  expect(message).not.toContain('hunter2');
});

test.each([
  ['PORT', '8000.5'],
  ['PORT', '0x50'],
  ['PORT', '1e3'],
  ['PUBLIC_URL', 'play.example.org'],
  ['PUBLIC_URL', 'https://play.example.org/tiletum'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['ORIGINS', 'https://a.example,'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'file:tiletum.db'],
  ['VAPID_SUBJECT', 'host@example.org'],
])('%s can’t be "%s"', (name, value) => {
  expect(complaintOf({ [name]: value })).toMatch(new RegExp(`^${name} must be `));
});

test('one key of a pair is not enough', () => {
  expect(complaintOf({ VAPID_PUBLIC_KEY: 'B'.repeat(87) })).toMatch(/set both or neither/);
  expect(() =>
    readConfig({ VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'p'.repeat(43) }),
  ).not.toThrow();
});

test('.env.example explains every variable, no other, and with its default', () => {
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => ({ name, value }));
  const variables = Object.values(VARIABLES);
  expect(named.map(({ name }) => name).sort()).toEqual(variables.map(({ name }) => name).sort());
  for (const { name, fallback } of variables) {
    if (typeof fallback === 'string' || typeof fallback === 'number')
      expect(named).toContainEqual({ name, value: String(fallback) });
  }
});

test('.env.example with all its signs taken away is a house that opens', () => {
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  const all = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(() => readConfig(Object.fromEntries(all) as Environment)).not.toThrow();
});

function complaintOf(environment: Environment): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('This configuration was taken.');
}
