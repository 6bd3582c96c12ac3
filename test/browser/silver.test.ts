import type { Page } from 'playwright-core';
import { write } from '../../src/rules/notation';
import { replay, type GameRecord } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';
import { goldenGame, openGame, openPage, recordUntil, SWIFT, type OpenPage, type Sitting } from './game';
import { houseOfTests } from './house';
import { Seer } from './seer';

/** Games with Prospect for Silver, with nothing but clicks on what glows. */

shelveForCommands();
const house = houseOfTests();

/** From the new game to the end with `npm run test:long`; else its beginning, and the end of one that was played. */
const LONG = process.env['TILETUM_LONG'] !== undefined;
const MOST_CLICKS = 900;
const A_FEW_CLICKS = 12;

jest.setTimeout(LONG ? 600_000 : 120_000);

/** Of the box, and not of the base game. */
const OF_SILVER = /^(hire|openMine|research|payFor|useMovement|step prospector|beginAction)/;

const turnOn = async (page: Page): Promise<void> => {
  await page.getByRole('switch', { name: 'Prospect for Silver' }).click();
  await page.getByRole('link', { name: 'Choose the set-up' }).waitFor();
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
  const below = record.steps.map(({ move }) => write(move)).filter(line => OF_SILVER.test(line));
  expect(new Set(below).size).toBeGreaterThanOrEqual(LONG ? 5 : 0);
  return record;
}

test('two people at one device begin a game', async () => {
  const { page, complaints } = await newGame('local');
  await turnOn(page);
  await start(page);
  const { options, steps } = await playFor(new Seer(page, 1));
  expect(Object.keys(options.boxes ?? {})).toEqual(['silver']);
  expect(steps.length).toBeGreaterThan(3);
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

test('after one visit games begin with the line cut, for two and alone', async () => {
  const { page } = await newGame('local');
  await turnOn(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await page.reload();
  await turnOn(page);
  await start(page);
  await page.context().setOffline(true);
  for (const mode of ['local', 'solo']) {
    await page.goto(`${house.url}/new/${mode}`);
    await turnOn(page);
    await start(page);
    const seer = new Seer(page, 3);
    await seer.play(A_FEW_CLICKS);
    expect((await seer.record()).steps.length).toBeGreaterThan(3);
  }
});
