import type { Browser } from 'playwright-core';
import { CARDINAL } from '../../src/rules/cardinal/board';
import { below, seededNumbers } from '../../src/rules/chance';
import type { Thing } from '../../src/rules/explaining/words';
import { activeSeat, type Seat, type State } from '../../src/rules/model';
import { townOf } from '../../src/content';
import { isAvailable, pillarsAt } from '../../src/rules/board';
import { replay } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';
import { GOLDEN_GAMES, goldenGame, goldenText, SILVER_GOLDEN_GAMES } from '../games/golden';
import { LONG, doseOf } from '../dose';
import { launchChromium } from './browser';
import { openPositions } from './positions/visit';

/**
 * Everything on the table explains itself: 60 things of 20 positions by chance, with `npm run test:long`, a dose of them
 * otherwise.
 */

shelveForCommands();
const POSITIONS = LONG ? 20 : 2;
const THINGS = LONG ? 60 : 10;
const WIDE = { width: 1440, height: 900 };
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

interface Position {
  readonly game: string;
  readonly at: number;
  readonly state: State;
}

/** Decisions of people, by chance. */
function* positionsOf(seed: number, games = GOLDEN_GAMES): Generator<Position, never> {
  const numbers = seededNumbers(seed);
  for (;;) {
    const game = games[below(games.length, numbers)] ?? '';
    const record = goldenGame(game);
    const at = below(record.steps.length, numbers);
    const state = replay(record, at);
    const seat = activeSeat(state);
    if (seat !== undefined && !(state.cardinal && seat === CARDINAL)) yield { game, at, state };
  }
}

/** What is drawn on the board of a player, which others see in its sheet. */
const ON_BOARDS = ['building', 'room', 'roof', 'crestSpace', 'contractSpace', 'supply', 'crate', 'takenDie'];

/** Why a thing that lies on the table is not drawn at it as it lies there. */
function isElsewhere(thing: Thing, state: State, me: Seat): boolean {
  switch (thing.is) {
    // its count is drawn
    case 'cathedralTile':
    // they lie there once the Cardinal has played
    case 'decree':
    // only one of both is asked, and one effect after the other
    case 'turn':
    case 'waiting':
      return true;
    case 'phase':
      return thing.phase === 'cleanup';
    case 'cathedral':
      return !isAvailable(state, thing.town);
    // where all are built on there is none
    case 'pillarSpace':
      return (
        !isAvailable(state, thing.town) || pillarsAt(state, thing.town) >= (townOf(thing.town).pillars ?? 0)
      );
    default:
      return ON_BOARDS.includes(thing.is) && 'seat' in thing && thing.seat !== me;
  }
}

test('whatever lies on the table says what it is where it is drawn', async () => {
  const page = await openPositions(browser, { viewport: WIDE });
  const numbers = positionsOf(7);
  const silent: Record<string, Thing[]> = {};
  for (let count = 0; count < POSITIONS * 2; count++) {
    const { game, at, state } = numbers.next().value;
    await page.evaluate(text => window.positions.open(text, 'en'), goldenText(game));
    const found = await page.evaluate(place => window.positions.silent(place), at);
    const amiss = found.filter(thing => !isElsewhere(thing, state, activeSeat(state) ?? 0));
    if (amiss.length > 0) silent[`${game} ${at}`] = amiss;
  }
  await page.context().close();
  expect(silent).toEqual({});
});

const WAYS = [
  ['the base', 'en', GOLDEN_GAMES, 1],
  ['the base', 'fr', GOLDEN_GAMES, 2],
  ['Silver', 'en', SILVER_GOLDEN_GAMES, 4],
  ['Silver', 'fr', SILVER_GOLDEN_GAMES, 5],
] as const;

test.each(doseOf(WAYS, 3))(
  'whoever points at a thing is told of it: %s, %s',
  async (_, language, games, seed) => {
    const page = await openPositions(browser, { viewport: WIDE });
    const positions = positionsOf(seed, games);
    const numbers = seededNumbers(3);
    const wrong: string[] = [];
    for (let count = 0; count < POSITIONS; count++) {
      const { game, at } = positions.next().value;
      await page.evaluate(([text, spoken]) => window.positions.open(text, spoken), [
        goldenText(game),
        language,
      ] as const);
      const drawn = await page.evaluate(place => window.positions.kindsAt(place), at);
      for (let asked = 0; asked < THINGS; asked++) {
        const told = await page.evaluate(
          index => window.positions.pointAt(index),
          below(drawn.length, numbers),
        );
        if (told.faults.length > 0)
          wrong.push(`${game} ${at} ${JSON.stringify(told.thing)}: ${told.faults.join(', ')}: ${told.words}`);
      }
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  },
);
