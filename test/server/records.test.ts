import { io } from 'socket.io-client';
import { below, seededNumbers } from '../../src/rules/chance';
import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import type { Sitting } from '../../src/table/online/wire';
import { readRecord, type Timing } from '../../src/table/record';
import { bundleServer, startProcess, type Started } from './process';

/** A match in a real house, and what can be had of its record at every time. */

let house: Started;
let url: string;

beforeAll(async () => {
  house = startProcess(bundleServer('test-records'), {
    MOVES_PER_SECOND: '10000',
    REQUESTS_PER_MINUTE: '40',
  });
  url = await house.url;
});
afterAll(async () => {
  house.child.kill('SIGKILL');
  await house.ended;
});

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const get = (id: string, token?: string): Promise<Response> =>
  fetch(
    `${url}/matches/${id}/record`,
    token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );

/** Both play on at random until the game is over or so many lines are there; one takes a move back now and then. */
function playOn(sittings: readonly Sitting[], lines = Infinity): Promise<{ state: string; timing: Timing }> {
  const whim = seededNumbers(5);
  const matches = sittings.map(
    sitting => new OnlineMatch(io(`${url}/tiletum`, { transports: ['websocket'], forceNew: true }), sitting),
  );
  return new Promise(resolve => {
    const look = (match: OnlineMatch, seat: number) => (): void => {
      const { table, waiting } = match.moment();
      if (!table || waiting > 0) return;
      if (table.G.ranking || table._stateID >= lines) {
        for (const each of matches) each.close();
        resolve({ state: JSON.stringify(table.G), timing: match.timing() });
      } else if (activeSeat(table.G) === seat) {
        const moves = legalMoves(table.G, seat);
        const move = moves[below(moves.length, whim)];
        const isBack = table.G.undoable > 0 && below(9, whim) === 0;
        if (move) setImmediate(() => match.act(isBack ? { type: 'undo' } : move));
      }
    };
    matches.forEach((match, seat) => match.subscribe(look(match, seat)));
  });
}

test('a record is for those who sit at the table while it runs, and for everybody when it is over', async () => {
  expect((await get('nosuchtable1')).status).toBe(404);
  const ann = (await post('/api/tables', { name: 'Ann', seats: ['person', 'person'] })) as Sitting;
  expect((await get(ann.id, ann.token)).status).toBe(409);
  const bob = (await post(`/api/tables/${ann.id}/seats`, { name: '<b>Bob</b>' })) as Sitting;
  await post(`/api/tables/${ann.id}/start`, {}, ann.token);

  const { state: before } = await playOn([ann, bob], 30);
  expect((await get(ann.id)).status).toBe(403);
  expect((await get(ann.id, 'wrong')).status).toBe(403);
  const running = readRecord(await (await get(ann.id, bob.token)).text());
  expect(JSON.stringify(running.state)).toBe(before);
  expect(running.record.scores).toBeUndefined();

  const { state: end, timing } = await playOn([ann, bob]);
  const answer = await get(ann.id);
  expect(answer.headers.get('content-type')).toMatch('application/json');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="tiletum-${ann.id}.json"`);
  const { record, state } = readRecord(await answer.text());
  expect(JSON.stringify(state)).toBe(end);
  expect(record.game.options.players.map(({ name }) => name)).toEqual(['Ann', '<b>Bob</b>']);
  const { began = 0, times = [] } = record;
  expect(timing).toEqual({ began, times });
  expect(Math.abs(Date.now() - began)).toBeLessThan(60_000);
  expect(times).toHaveLength(record.game.steps.length);
  expect([...times].sort((a, b) => Number(a) - Number(b))).toEqual(times);

  const statuses = await Promise.all(
    Array.from({ length: 45 }, () => get(ann.id).then(({ status }) => status)),
  );
  expect(statuses).toContain(429);
});
