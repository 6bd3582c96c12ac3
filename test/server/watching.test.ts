import { Problem } from '../../src/server/problem';
import { PROBLEMS } from '../../src/table/online/problems';
import { closeHouses, openHouse } from './house';

afterEach(closeHouses);

describe('health', () => {
  test('a house that lives but can’t seat anybody says so', async () => {
    const { url } = await openHouse({ isReady: () => Promise.reject(new Problem('diskFull')) });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: 'diskFull', message: PROBLEMS.diskFull });
  });

  test('a check that fails is a no', async () => {
    const { url } = await openHouse({ isReady: () => Promise.reject(new Error('no database')) });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  });

  test('a ready house is ready', async () => {
    const { url } = await openHouse();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('metrics', () => {
  const TOKEN = 'a-token-of-more-than-16';
  const outside = { 'x-forwarded-for': '5.6.7.8' };

  test('this machine may read them', async () => {
    const { url, metrics } = await openHouse();
    metrics.moves.inc({ result: 'stored' }, 3);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('tiletum_moves_total{result="stored"} 3');
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('whom a proxy brings may not, as if there were nothing', async () => {
    const { url } = await openHouse();
    expect((await fetch(`${url}/metrics`, { headers: outside })).status).toBe(404);
    const withToken = { headers: { ...outside, authorization: `Bearer ${TOKEN}` } };
    expect((await fetch(`${url}/metrics`, withToken)).status).toBe(404);
  });

  test('whoever has the token may, with another one not', async () => {
    const { url } = await openHouse({ environment: { METRICS_TOKEN: TOKEN } });
    const ask = async (token: string): Promise<number> => {
      const headers = { ...outside, authorization: `Bearer ${token}` };
      return (await fetch(`${url}/metrics`, { headers })).status;
    };
    expect(await ask(TOKEN)).toBe(200);
    expect(await ask(`${TOKEN}x`)).toBe(404);
    expect(await ask('')).toBe(404);
  });

  test('requests are counted by kind, not by address', async () => {
    const { url, metrics } = await openHouse();
    for (const path of ['/play/one', '/play/two', '/gone.js', '/api/gone']) await fetch(url + path);
    const { values } = await metrics.requests.get();
    expect(values.map(({ labels, value }) => [labels.route, labels.status, value])).toEqual([
      ['page', 200, 2],
      ['file', 404, 1],
      ['api', 404, 1],
    ]);
  });
});

describe('request log', () => {
  test('a call is written down without its query', async () => {
    const { url, lines } = await openHouse({ environment: { TRUST_PROXY: '1' } });
    await fetch(`${url}/api/tables?token=s3cret`, { headers: { 'x-forwarded-for': '5.6.7.8' } });
    expect(lines).toEqual([
      expect.objectContaining({
        ...{ level: 'info', method: 'GET', path: '/api/tables', status: 404, address: '5.6.7.8' },
        ms: expect.any(Number) as number,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('s3cret');
  });

  test('files and health make no noise', async () => {
    const { url, lines } = await openHouse();
    for (const path of ['/a.1234abcd.js', '/healthz', '/readyz', '/metrics']) await fetch(url + path);
    expect(lines).toEqual([]);
  });
});
