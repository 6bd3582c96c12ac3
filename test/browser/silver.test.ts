import type { Page } from 'playwright-core';
import { activeSeat, type MoveOf, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { write } from '../../src/rules/notation';
import { replay, type GameRecord } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';
import { LONG } from '../dose';
import { goldenGame, openGame, openPage, recordUntil, SWIFT, type OpenPage, type Sitting } from './game';
import { houseOfTests } from './house';
import { KEEPS_FILES, cutLine } from './offline';
import { Seer } from './seer';

/** Games with Prospect for Silver, with nothing but clicks on what glows. */

shelveForCommands();
const house = houseOfTests();

/** From the new game to the end with `npm run test:long`; else its beginning, and the end of one that was played. */
const MOST_CLICKS = 900;
const A_FEW_CLICKS = 12;

const hiresIn = (state: State) =>
  legalMoves(state, activeSeat(state) ?? 0).filter(({ type }) => type === 'hire') as MoveOf<'hire'>[];

/** Of the box, and not of the base game. */
const OF_SILVER = /^(hire|openMine|research|payFor|useMovement|step prospector|beginAction)/;

const turnOn = async (page: Page): Promise<void> => {
  await page.getByRole('switch', { name: 'Prospect for Silver' }).click();
  await page.locator('.silver-maps').waitFor();
};

const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.wheel').waitFor();
};

const newGame = (mode: 'local' | 'solo'): Promise<OpenPage> =>
  openPage(house.browser, `${house.url}/new/${mode}`, { 'tiletum.settings': SWIFT });

/** Clicks as long as this form of the tests has time for; says what happened. */
async function playFor(seer: Seer): Promise<GameRecord> {
  expect(await seer.play(LONG ? MOST_CLICKS : A_FEW_CLICKS)).toBe(LONG);
  const record = await seer.record();
  expect(record.steps.length).toBeGreaterThan(3);
  const below = record.steps.map(({ move }) => write(move)).filter(line => OF_SILVER.test(line));
  expect(new Set(below).size).toBeGreaterThanOrEqual(LONG ? 3 : 0);
  return record;
}

test('two people at one device begin a game', async () => {
  const { page, complaints } = await newGame('local');
  await turnOn(page);
  await start(page);
  const { options } = await playFor(new Seer(page, 1));
  expect(Object.keys(options.boxes ?? {})).toEqual(['silver']);
  expect(complaints).toEqual([]);
});

test('somebody alone begins against the Cardinal at his hardest', async () => {
  const { page, complaints } = await newGame('solo');
  await turnOn(page);
  await page.getByRole('radio', { name: /Bishop/ }).check({ force: true });
  await start(page);
  const { options } = await playFor(new Seer(page, 2));
  expect(options).toMatchObject({ cardinal: { level: 'hard' }, boxes: { silver: {} } });
  expect(complaints).toEqual([]);
});

const ENDINGS: readonly (readonly [string, Sitting['seats']])[] = [
  ['silver/2-players-a', ['person', 'person']],
  ['silver/solo-hard', ['person', 'cardinal']],
];

test.each(ENDINGS)('the last turns of %s, to the final scoring', async (name, seats) => {
  const record = recordUntil(goldenGame(name), ({ round, cycle }) => round === 4 && cycle === 3);
  const { page, complaints } = await openGame(house.browser, house.url, { record, seats, heard: 3 });
  const seer = new Seer(page, 4);
  await seer.playToTheEnd(MOST_CLICKS);
  expect(replay(await seer.record()).ranking).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('where a Prospector can be hired on two maps there is a pill for each, with its price', async () => {
  const record = recordUntil(
    goldenGame('silver/4-players-a'),
    state => hiresIn(state).length === 2 && activeSeat(state) !== undefined,
  );
  const seats = record.options.players.map(() => 'person' as const);
  const { page } = await openGame(house.browser, house.url, { record, seats, heard: 3 });
  const pills = page.locator('.task-pills .pill', { hasText: /Hire on/ });
  await pills.nth(1).waitFor();
  expect((await pills.allTextContents()).map(each => each.replace(/\s+/g, ' ').trim())).toEqual([
    'Hire on II 1',
    'Hire on III 2',
  ]);
  const other = hiresIn(replay(record)).find(({ to }) => to.startsWith('III-'));
  await pills.filter({ hasText: 'III' }).click();
  await page.getByRole('button', { name: 'Hire on III' }).waitFor({ state: 'detached' });
  expect((await new Seer(page, 5).record()).steps.at(-1)?.move).toEqual(other);
});

test.each(['local', 'solo'])(
  'after one visit of home a game begins and goes on with the line cut, %s',
  async mode => {
    const { page } = await openPage(house.browser, house.url, { 'tiletum.settings': SWIFT }, KEEPS_FILES);
    await cutLine(page);
    await page.goto(`${house.url}/new/${mode}`);
    await turnOn(page);
    await start(page);
    await playFor(new Seer(page, 3));
  },
);
