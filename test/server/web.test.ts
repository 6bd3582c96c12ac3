import { fingerprint } from '../../src/server/web/headers';
import { AnswerRefusal } from '../../src/server/web/answers';
import { readJson } from '../../src/server/web/body';
import { closeHouses, LONG_SCRIPT, openHouse, PAGE, sendRaw } from './house';

afterEach(closeHouses);

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const read = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];

describe('pages and files', () => {
  test.each(['/', '/index.html', '/play/abc', '/rules/R6.23'])(
    '%s is the page, asked for anew each time',
    async path => {
      const { url } = await openHouse();
      const answer = await fetch(url + path);
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    ['/play/abc', '</play.1234abcd.css>; rel=preload; as=style, </play.1234abcd.js>; rel=modulepreload'],
    ['/', '</home.1234abcd.js>; rel=modulepreload'],
    ['/elsewhere', null],
    ['/index.html', null],
  ])('what the client asks for at %s is named with the page', async (path, links) => {
    const { url } = await openHouse();
    expect((await fetch(url + path)).headers.get('link')).toBe(links);
  });

  test('a file named by its content is kept for ever, the service worker is not', async () => {
    const { url } = await openHouse();
    const script = await fetch(`${url}/a.1234abcd.js`);
    expect(await script.text()).toBe(LONG_SCRIPT);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}/service-worker.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['zstd, deflate', null],
    ['identity', null],
  ])(
    'who reads %s gets a file as it was squeezed when it was built, or whole',
    async (accepted, encoding) => {
      const { url } = await openHouse();
      const headers = { 'accept-encoding': accepted };
      const script = await fetch(`${url}/a.1234abcd.js`, { headers });
      expect(await script.text()).toBe(LONG_SCRIPT);
      expect(script.headers.get('content-encoding')).toBe(encoding);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect(script.headers.get('vary')).toContain('Accept-Encoding');
      expect(script.headers.get('cache-control')).toContain('immutable');
    },
  );

  test('no file is squeezed at a request', async () => {
    const { url } = await openHouse();
    for (const accepted of ['br', 'gzip', 'deflate', 'zstd', '*']) {
      const { headers } = await fetch(`${url}/unsqueezed.js`, { headers: { 'accept-encoding': accepted } });
      expect(headers.get('content-encoding')).toBeNull();
    }
  });

  test('a file that is not there is no page', async () => {
    const { url } = await openHouse();
    expect(await read(await fetch(`${url}/gone.js`))).toEqual([
      404,
      expect.objectContaining({ error: 'not-found' }),
    ]);
  });

  test.each([
    '/../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/a/..%5c..%5csecret.js',
    '//secret.js/../../secret.js',
    '/%00.js',
    '/%ff.js',
    '/%.js',
  ])('nothing outside the folder is served: %s', async path => {
    const house = await openHouse();
    const answer = await sendRaw(house, `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 40[034] /);
    expect(answer).not.toContain('outside');
  });

  test.each(['http://[::/', 'http://here/', '*'])(
    'an address that is no path is refused: %s',
    async address => {
      const house = await openHouse();
      const answer = await sendRaw(
        house,
        `OPTIONS ${address} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"bad-request"/);
    },
  );

  test('a page can only be looked at', async () => {
    const { url } = await openHouse();
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  });
});

describe('headers', () => {
  test('the page may run its own scripts, among them the one written into it, and nothing else', async () => {
    const { url } = await openHouse();
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${fingerprint('{"imports":{}}')};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  test('every answer carries them, failures too', async () => {
    const { url } = await openHouse();
    for (const path of ['/', '/a.1234abcd.js', '/gone.js', '/api/gone', '/healthz']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('a house behind https stays there', async () => {
    const { url } = await openHouse({ environment: { PUBLIC_URL: 'https://play.example.org' } });
    expect((await fetch(url)).headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe('calls', () => {
  test('what a call answers is not kept by anybody', async () => {
    const { url } = await openHouse({ call: context => (context.body = { tables: [] }) });
    const answer = await fetch(`${url}/api/tables`);
    expect(await answer.json()).toEqual({ tables: [] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a refusal says in a sentence what to do', async () => {
    const call = (): never => {
      throw new AnswerRefusal(409, 'seat-taken', 'Somebody sits here. Take another seat.');
    };
    const { url } = await openHouse({ call });
    const expected = { error: 'seat-taken', message: 'Somebody sits here. Take another seat.' };
    expect(await read(await fetch(`${url}/api/tables`))).toEqual([409, expected]);
  });

  test('an answer repeats nothing of what was sent, even when the framework would', async () => {
    const { url } = await openHouse({ call: context => context.throw(403, 'Invalid credentials s3cret') });
    const text = await (await fetch(`${url}/games/tiletum/m1/leave`, post('{}'))).text();
    expect(text).toContain('forbidden');
    expect(text).not.toContain('s3cret');
  });

  test('a failure says who may read it and when to come again, and no other header of an error', async () => {
    const headers = {
      'Access-Control-Allow-Origin': 'https://a.example',
      'Retry-After': 60,
      'X-Seat': 's3cret',
    };
    const call = (): never => {
      throw Object.assign(new AnswerRefusal(429, 'too-many', 'Wait a minute.'), { headers });
    };
    const { url } = await openHouse({ call });
    const answer = await fetch(`${url}/api/tables`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('x-seat')).toBeNull();
  });

  test('an error inside is written down and told without a detail, and the next call is answered', async () => {
    let calls = 0;
    const call = (context: { body: unknown }): void => {
      calls += 1;
      if (calls === 1) throw Object.assign(new Error('select * from seats'), { status: 500 });
      context.body = {};
    };
    const { url, lines } = await openHouse({ call });
    const failed = await fetch(`${url}/api/tables`);
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('select');
    expect(JSON.stringify(lines)).toContain('select * from seats');
    expect((await fetch(`${url}/api/tables`)).status).toBe(200);
  });

  const echo = async (context: Parameters<typeof readJson>[0]): Promise<void> => {
    context.body = { read: await readJson(context) };
  };

  test('JSON is read', async () => {
    const { url } = await openHouse({ call: echo });
    expect(await read(await fetch(`${url}/api/x`, post('{"name":"Émile"}')))).toEqual([
      200,
      { read: { name: 'Émile' } },
    ]);
    expect(await read(await fetch(`${url}/api/x`, { method: 'POST' }))).toEqual([200, { read: {} }]);
  });

  test.each([
    ['too long', post(`"${'a'.repeat(16 * 1024)}"`), 413],
    ['cut off', post('{"name":'), 400],
    ['of another type', post('{}', { 'content-type': 'text/plain' }), 415],
    ['from a foreign page', post('{}', { origin: 'https://evil.test' }), 403],
  ])('a body that is %s is refused', async (_what, request, status) => {
    const { url } = await openHouse({ call: echo });
    const answer = await fetch(`${url}/api/x`, request);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      error: expect.any(String) as string,
      message: expect.any(String) as string,
    });
  });

  test('a body of unknown length is not even read', async () => {
    const house = await openHouse({ call: echo });
    const head =
      'POST /api/x HTTP/1.1\r\nHost: here\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sendRaw(house, `${head}2\r\n{}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1.1 411 /);
  });
});
