import type { IncomingMessage } from 'node:http';
import { askerAddress, isLocal } from '../../src/server/address';
import { isWelcome } from '../../src/server/origins';

const from = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({
    headers: { host: 'localhost:8000', ...headers },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test('without a proxy of ours nobody can claim another address', () => {
  expect(askerAddress(from('::ffff:10.0.0.9', { 'x-forwarded-for': '1.2.3.4' }), 0)).toBe('10.0.0.9');
});

test('with proxies of ours only what they wrote is believed', () => {
  const request = from('10.0.0.1', { 'x-forwarded-for': 'a claim, 5.6.7.8, 10.0.0.2' });
  expect(askerAddress(request, 1)).toBe('10.0.0.2');
  expect(askerAddress(request, 2)).toBe('5.6.7.8');
  expect(askerAddress(from('10.0.0.1'), 2)).toBe('10.0.0.1');
});

test('a request handed on by a proxy of this machine is not local', () => {
  expect(isLocal(from('127.0.0.1'))).toBe(true);
  expect(isLocal(from('::1'))).toBe(true);
  expect(isLocal(from('::ffff:127.0.0.1'))).toBe(true);
  expect(isLocal(from('10.0.0.1'))).toBe(false);
  expect(isLocal(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
});

test.each(['localhost', 'LOCALHOST:8000', '127.0.0.1:8000', '127.1.2.3', '[::1]:8000'])('%s is here', host =>
  expect(isLocal(from('127.0.0.1', { host }))).toBe(true),
);
test.each(['evil.test', 'evil.test:8000', '127.0.0.1.evil.test', 'localhost.evil.test', '10.0.0.1', ''])(
  '“%s” may be a name that only leads here',
  host => expect(isLocal(from('127.0.0.1', { host }))).toBe(false),
);

test.each([
  [undefined, true],
  ['http://localhost:8000', true],
  ['https://play.example.org', true],
  ['https://club.example', true],
  ['http://localhost:8001', false],
  ['https://club.example.evil.test', false],
  ['http://evil.test/localhost:8000', false],
  ['null', false],
  ['', false],
])('a page from %s is welcome: %s', (origin, welcome) => {
  const headers = { host: 'localhost:8000', ...(origin === undefined ? {} : { origin }) };
  const config = { publicUrl: 'https://play.example.org', origins: ['https://club.example'] };
  expect(isWelcome(headers, config)).toBe(welcome);
});

test.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
])('who has no origin, and is %s by the word of the browser, is welcome: %s', (site, welcome) => {
  const config = { publicUrl: undefined, origins: [] };
  expect(isWelcome({ host: 'localhost:8000', 'sec-fetch-site': site }, config)).toBe(welcome);
});
