import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { RULES_VERSION } from '../../src/rules/version';
import { fromNumbers, seededNumbers } from '../../src/rules/chance';
import { activeSeat, type Options } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { hashOf } from '../../src/server/tokens';
import { createGame } from '../../src/table/game';
import { beginTable, follow, type FollowedTable } from '../../src/table/online/follow';
import { actionOf } from '../../src/table/online/lines';
import { recordOfLines } from '../../src/table/online/record';
import type { Arrival, Sitting } from '../../src/table/online/wire';
import { printRecord } from '../../src/table/record';
import { atRandom } from '../../src/tools/randomGame';
import { optionsFor, soloFor } from '../../src/tools/step';
import { beginMatch, playMatch } from './wholeMatches';
import { ask, create, line, say, type AnyLine } from './attack/guest';
import { until } from './attack/rawLine';
import { openTarget, type Target } from './attack/target';

/** While a match is running: what can be had of it, by whom, and that nobody can know what is to come. */

describe('what is to come lies nowhere', () => {
  /** Chance that brings the same up to some move, and from then on something else. */
  function parting(seed: number, other: number) {
    let numbers = seededNumbers(seed);
    return {
      chance: fromNumbers(() => numbers()),
      part: () => {
        numbers = seededNumbers(other);
      },
    };
  }

  /** All that a house holds of a match, but for the framework's own dice, which are never thrown. */
  const held = (table: FollowedTable): string =>
    hashOf(JSON.stringify(table, (name, value: unknown) => (name === 'random' ? undefined : value)));

  /** The table after so many moves, and a good while later, when something else has come out. */
  function play(options: Options, moves: number, other: number): { then: string; later: string } {
    const { chance, part } = parting(11, other);
    const game = createGame(chance);
    const reducer = CreateGameReducer({ game });
    const seats = options.players.length + (options.cardinal ? 1 : 0);
    let table = InitializeGame({ game, numPlayers: seats, setupData: options }) as FollowedTable;
    const choose = atRandom(5);
    const step = (): void => {
      const seat = activeSeat(table.G) ?? 0;
      const move = choose(table.G, seat, legalMoves(table.G, seat));
      if (move) table = reducer(table, actionOf(seat, move)) as FollowedTable;
    };
    for (let n = 0; n < moves; n += 1) step();
    const then = held(table);
    part();
    for (let n = 0; n < 60 && !table.G.ranking; n += 1) step();
    return { then, later: held(table) };
  }

  test.each([
    ['2 players', optionsFor(2)],
    ['4 players', optionsFor(4)],
    ['solo', soloFor({ level: 'hard' })],
  ])('%s: the table is the same whatever comes out afterwards', (_, options) => {
    for (const moves of [0, 1, 20, 55, 90]) {
      const [one, other] = [1, 2].map(seed => play(options, moves, seed));
      expect(one?.then).toBe(other?.then);
      expect(one?.later).not.toBe(other?.later);
    }
  });
});

describe('a house in which matches are running', () => {
  let target: Target;
  const lines: AnyLine[] = [];
  const MOVES = 40;

  beforeAll(async () => {
    target = await openTarget('secrecy', { BOT_PAUSE_MS: '0' });
  });
  afterEach(() => {
    for (const each of lines.splice(0)) each.disconnect();
  });
  afterAll(() => target.close());

  async function running(seats: Parameters<typeof beginMatch>[1]): Promise<[Sitting, ...Sitting[]]> {
    const [host, ...others] = await beginMatch(target.url, seats);
    if (!host) throw new Error('nobody sits there');
    await playMatch(target.url, [host, ...others], MOVES);
    // bots go on until it is somebody's turn
    await until(async () => {
      const { waits } = (await ask(target.url, ['GET', `/api/tables/${host.id}`])).body;
      return [host, ...others].some(({ seat }) => seat === waits);
    });
    return [host, ...others];
  }

  async function arrive(id: string, seat: unknown, token: unknown): Promise<Arrival & { problem?: string }> {
    const socket = line(target.url);
    lines.push(socket);
    return (await say(socket, 'sync', id, seat, token, 0, RULES_VERSION)) as unknown as Arrival & {
      problem?: string;
    };
  }

  const record = (id: string, token?: string, how = '') =>
    ask(target.url, ['GET', `/matches/${id}/record${how}`], token === undefined ? {} : { token });

  test.each([
    ['2 people', { seats: ['person', 'person'] }],
    ['people and bots', { seats: ['person', 'random', 'greedy', 'person'] }],
  ] as const)('%s: every seat gets what a spectator has seen, and nothing more', async (_, wanted) => {
    const sittings = await running(wanted);
    const [{ id }] = sittings;
    const { start, lines: told } = await arrive(id, null, null);
    if (!start) throw new Error('it has not begun');
    // every outcome that was told belongs to a move that was made: else it could not be followed
    told.reduce((table, { line: each }) => follow(table, each), beginTable(start));
    const seen = told.map(({ line: each, at }, n) => ({ n, line: each, at }));
    const expected = printRecord(recordOfLines(start, wanted.seats, seen));
    for (const { seat, token } of sittings) {
      expect((await record(id, token)).text).toBe(expected);
      expect(await arrive(id, seat, token)).toMatchObject({ start, lines: told });
    }
    expect(Object.keys(start).sort()).toEqual(['at', 'opening', 'options']);
  });

  test('its record is closed to strangers, to spectators and to seats of other tables', async () => {
    const [{ id, token }] = await running({ seats: ['person', 'person'] });
    const [elsewhere] = await running({
      seats: ['person', 'cardinal'],
      variant: { cardinal: { level: 'easy' } },
    });
    await arrive(id, null, null);
    const open = await create(target.url);
    const tries: [how: string, token?: string][] = [
      [''],
      ['', elsewhere.token],
      ['', open.token],
      ['', hashOf(token)],
      ['', `${token}x`],
      ['', token.slice(1)],
      [`?token=${token}`],
      [`?credentials=${token}&seat=0`],
    ];
    for (const [how, wrong] of tries) {
      const { status, body } = await record(id, wrong, how);
      expect([how, status, Object.keys(body)]).toEqual([how, 403, ['error', 'message']]);
    }
    for (const path of [`/matches/${id}/record/`, `/MATCHES/${id}/RECORD`, `//matches/${id}/record`])
      expect((await ask(target.url, ['GET', path])).text).not.toContain('"lines"');
    expect((await record(open.id, open.token)).status).toBe(409);
    expect((await record(id, token)).status).toBe(200);
    expect(await arrive(id, 0, elsewhere.token)).toEqual({ problem: 'notYours' });
  });

  test('nothing that anybody is told holds a secret of a seat, or leads to a table by link', async () => {
    const sittings = await running({ seats: ['person', 'person'] });
    const [{ id }] = sittings;
    const listed = await create(target.url, { listed: true });
    const pages = [
      ...['/api/tables', `/api/tables/${listed.id}`, '/api/push', '/healthz', '/readyz', '/metrics'],
      ...['/games', '/games/tiletum', `/games/tiletum/${id}`, '/games/tiletum/create', '/'],
    ];
    const toStrangers = await Promise.all(pages.map(path => ask(target.url, ['GET', path])));
    const mine = await ask(target.url, ['POST', '/api/mine'], { body: { ids: [listed.id] } });
    const watched = await arrive(listed.id, null, null);
    const without = [...toStrangers, mine].map(({ text }) => text).join('\n') + JSON.stringify(watched);
    expect(without).toContain(listed.id);
    expect(without).not.toContain(id);

    // whoever has the link of a table is told of it, but of no secret
    const named = [`/api/tables/${id}`, `/matches/${id}`, `/matches/${id}/log`, `/matches/${id}/state`];
    const toFriends = await Promise.all(named.map(path => ask(target.url, ['GET', path])));
    const seats = await Promise.all(sittings.map(({ seat, token }) => arrive(id, seat, token)));
    const records = await Promise.all(sittings.map(({ token }) => record(id, token)));
    const all =
      [...toFriends, ...records].map(({ text }) => text).join('\n') + JSON.stringify(seats) + without;
    for (const { token } of [...sittings, listed]) {
      expect(all).not.toContain(token);
      expect(all).not.toContain(hashOf(token));
    }
    expect(all).not.toMatch(/"(token|seed|prng\w*|credentials|secret|password|bag|pile|deck)"/i);
  });
});
