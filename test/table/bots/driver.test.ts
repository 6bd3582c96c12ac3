import { activeSeat, type Move, type Seat, type State } from '../../../src/rules/model';
import { newBot, type BotKind } from '../../../src/table/bots';
import { driveBots, type DrivenTable } from '../../../src/table/bots/driver';
import { BotPlayer } from '../../../src/table/bots/player';
import {
  makeMove,
  recordOfMatch,
  resumeMatch,
  startMatch,
  type LocalClient,
} from '../../../src/table/localMatch';
import { optionsFor, soloFor } from '../../../src/tools/step';
import { expectRefusals } from '../match';

expectRefusals();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const G = (client: LocalClient): State => (client.store.getState() as { G: State }).G;

const tableOf = (client: LocalClient): DrivenTable => ({
  state: () => G(client),
  make: move => makeMove(client, move),
  subscribe: listener => client.subscribe(listener),
});

const bots = (kinds: Record<Seat, BotKind>): Map<Seat, BotPlayer> =>
  new Map(Object.entries(kinds).map(([seat, kind]) => [Number(seat), newBot(kind, 1)]));

const PAUSE = 300;
const noError = (error: unknown): void => {
  throw error;
};
const drive = (client: LocalClient, kinds: Record<Seat, BotKind>, onError = noError) =>
  driveBots(tableOf(client), bots(kinds), { pause: PAUSE, onError });

const wait = async (pauses: number): Promise<void> => jest.advanceTimersByTimeAsync(PAUSE * pauses + 1);

test('the Cardinal goes one step after each pause, up to your turn', async () => {
  const client = startMatch(soloFor({ level: 'easy' }));
  drive(client, { 1: 'cardinal' });
  await wait(0);
  const start = JSON.stringify(G(client));
  await wait(1);
  expect(JSON.stringify(G(client))).not.toBe(start);
  const steps = client.log?.length ?? 0;
  await wait(1);
  expect(client.log?.length).toBe(steps + 1);
  await wait(60);
  expect(activeSeat(G(client))).toBe(0);
  const { turn } = G(client);
  await wait(20);
  expect(G(client).turn).toBe(turn);
});

test('it wakes when you have made your move', async () => {
  const client = startMatch(soloFor({ level: 'easy' }));
  drive(client, { 1: 'cardinal' });
  await wait(60);
  const [die] = G(client).wheel.dice;
  if (!die) throw new Error('no die');
  makeMove(client, { type: 'takeDie', ...die, to: die.value });
  while (activeSeat(G(client)) === 0)
    makeMove(client, { type: G(client).agenda.at(-1)?.effects[0]?.do === 'dieAction' ? 'endTurn' : 'pass' });
  await wait(60);
  expect(activeSeat(G(client))).toBe(0);
  expect(G(client).turn).toBe(4);
});

test('it wakes after a reload in the middle of its turn', async () => {
  const client = startMatch(soloFor({ level: 'hard' }));
  const stop = drive(client, { 1: 'cardinal' });
  await wait(3);
  stop();
  const again = resumeMatch(recordOfMatch(client));
  expect(JSON.stringify(G(again))).toBe(JSON.stringify(G(client)));
  expect(activeSeat(G(again))).toBe(1);
  drive(again, { 1: 'cardinal' });
  await wait(60);
  expect(activeSeat(G(again))).toBe(0);
});

test('bots play a whole game among themselves', async () => {
  const client = startMatch(optionsFor(3));
  drive(client, { 0: 'random', 1: 'random', 2: 'random' });
  await wait(2000);
  expect(G(client).ranking).toBeDefined();
});

test('a whole solo game with a bot at your seat ends with a winner, and is recorded', async () => {
  const client = startMatch(soloFor({ challenges: ['ready-for-action'] }));
  drive(client, { 0: 'random', 1: 'cardinal' });
  await wait(1500);
  expect(G(client).ranking).toBeDefined();
  expect(JSON.stringify(G(resumeMatch(recordOfMatch(client))))).toBe(JSON.stringify(G(client)));
});

test('stopped, it does nothing more', async () => {
  const client = startMatch(soloFor({ level: 'easy' }));
  const stop = drive(client, { 1: 'cardinal' });
  await wait(2);
  const before = JSON.stringify(G(client));
  stop();
  await wait(20);
  expect(JSON.stringify(G(client))).toBe(before);
});

class Odd extends BotPlayer {
  calls = 0;
  constructor(private readonly answer: () => Move) {
    super();
  }
  override choose(): Move {
    this.calls += 1;
    return this.answer();
  }
}

test.each<[string, () => Move]>([
  ['a refused move', () => ({ type: 'endTurn' })],
  [
    'an error',
    () => {
      throw new Error('out of its mind');
    },
  ],
])('%s is reported once, and ends the driving', async (_, answer) => {
  const client = startMatch(soloFor({ level: 'easy' }));
  const bot = new Odd(answer);
  const errors: unknown[] = [];
  driveBots(tableOf(client), new Map([[1, bot]]), { pause: PAUSE, onError: error => errors.push(error) });
  await wait(20);
  expect([bot.calls, errors.length]).toEqual([1, 1]);
});

test('a table whose moves take time gets one at a time', async () => {
  const client = startMatch(soloFor({ level: 'easy' }));
  let under = 0;
  let most = 0;
  const slow: DrivenTable = {
    ...tableOf(client),
    make: async move => {
      most = Math.max(most, ++under);
      await new Promise(resolve => setTimeout(resolve, 2 * PAUSE));
      makeMove(client, move);
      under -= 1;
    },
  };
  driveBots(slow, bots({ 1: 'cardinal' }), { pause: PAUSE, onError: noError });
  await wait(30);
  expect(most).toBe(1);
  expect(client.log?.length).toBeGreaterThan(5);
});
