import { Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import type { State as FrameworkState } from 'boardgame.io';
import { Local } from 'boardgame.io/multiplayer';
import { InitializeGame } from 'boardgame.io/internal';
import { seeded } from '../../../src/rules/chance';
import { activeSeat, type Seat, type State } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { botKinds, BOTS, isBotKind, newBot } from '../../../src/table/bots';
import type { BotPlayer } from '../../../src/table/bots/player';
import { createGame, withOptions } from '../../../src/table/game';
import { openRecorded, optionsFor, playStep, soloFor } from '../../../src/tools/step';
import { arrange } from '../../rules/situation/arranging';
import { expectRefusals } from '../match';

expectRefusals();

const opened = (seed = 1, options = optionsFor(3)): State => openRecorded(options, seeded(seed)).state;
const HARD = soloFor({ level: 'hard' });
const active = (state: State): Seat => activeSeat(state) ?? -1;

describe.each(['random', 'greedy'] as const)('the %s player', kind => {
  test('makes legal moves through a whole game and never changes the state it looks at', () => {
    let state = opened();
    const chance = seeded(2);
    const bot = newBot(kind, 1);
    for (let moves = 0; !state.ranking; moves++) {
      const seat = active(state);
      const before = moves % 10 === 0 ? structuredClone(state) : undefined;
      const move = bot.choose(state, seat);
      if (before) expect(state).toEqual(before);
      if (!move) throw new Error('no move');
      expect(legalMoves(state, seat)).toContainEqual(move);
      ({ state } = playStep(state, seat, move, chance));
    }
  });

  test('the same seed plays the same', () => {
    const first = newBot(kind, 5).choose(opened(), active(opened()));
    expect(newBot(kind, 5).choose(opened(), active(opened()))).toEqual(first);
  });
});

test('a greedy player sees nothing of the hidden piles', () => {
  const state = opened();
  const twin = { ...state };
  arrange(twin, it => Object.values(it.piles).forEach(pile => pile.reverse()));
  expect(newBot('greedy').choose(twin, active(twin))).toEqual(newBot('greedy').choose(state, active(state)));
});

test('a greedy player beats random ones', () => {
  let wins = 0;
  for (let seed = 1; seed <= 8; seed++) {
    let state = opened(seed, optionsFor(2));
    const bots = [newBot('greedy', seed), newBot('random', seed)];
    const chance = seeded(seed);
    while (!state.ranking) {
      const seat = active(state);
      const move = bots[seat]?.choose(state, seat);
      if (move) ({ state } = playStep(state, seat, move, chance));
    }
    if (state.ranking[0] === 0) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(7);
});

describe.each(botKinds())('the %s player as a plugin of the framework', kind => {
  const bot: BotPlayer = newBot(kind, 1);
  const game = withOptions(HARD, createGame(seeded(1)));
  const table = () => InitializeGame({ game, numPlayers: 2 }) as FrameworkState<State>;

  test('has nothing to choose where it is not its turn, or the game is over', () => {
    const state = opened(1, HARD);
    expect(bot.choose(state, 1 - active(state))).toBeUndefined();
    expect(bot.choose({ ...state, ranking: [0, 1] }, active(state))).toBeUndefined();
    expect(bot.choose(state, 7)).toBeUndefined();
  });

  test('answers a turn that is not its own with what the rules refuse', async () => {
    const { action } = await bot.play(table(), '0');
    expect(action.payload).toEqual({ type: 'pass', args: [{}], playerID: '0' });
  });

  test('steps on at a client of the framework', async () => {
    const client = Client<State>({ game, numPlayers: 2, debug: false });
    client.start();
    const before = client.getState()?.G;
    await Step(client, bot);
    expect(client.getState()?.G).not.toEqual(before);
    client.stop();
  });
});

test('the Cardinal plays its seat in the Local transport of the framework too', async () => {
  jest.useFakeTimers();
  const game = withOptions(HARD, createGame(seeded(3)));
  const multiplayer = Local({ bots: { 1: BOTS.cardinal } });
  const client = Client<State>({ game, numPlayers: 2, playerID: '0', debug: false, multiplayer });
  client.start();
  expect(client.getState()?.G.agenda).toMatchObject([{ seat: 1, effects: [{ step: 'roll' }] }]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(client.getState()?.G.agenda).toMatchObject([{ seat: 0, effects: [{ do: 'takeDie' }] }]);
  client.stop();
  jest.useRealTimers();
});

test('kinds of bots', () => {
  expect(botKinds()).toEqual(['cardinal', 'random', 'greedy']);
  expect(isBotKind('greedy')).toBe(true);
  expect(isBotKind('constructor')).toBe(false);
});
