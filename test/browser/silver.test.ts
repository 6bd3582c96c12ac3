import type { Page } from 'playwright-core';
import { write } from '../../src/rules/notation';
import { shelveForCommands } from '../../src/tools/shelf';
import { openPage, SWIFT, type OpenPage } from './game';
import { houseOfTests } from './house';
import { Seer } from './seer';

/** Games with Prospect for Silver from the new game to the end, with nothing but clicks on what glows. */

jest.setTimeout(400_000);

shelveForCommands();
const house = houseOfTests();

const MOST_CLICKS = 900;
const A_FEW_CLICKS = 25;

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

test('two people at one device play a whole game', async () => {
  const { page, complaints } = await newGame('local');
  await turnOn(page);
  await start(page);
  const seer = new Seer(page, 1);
  await seer.playToTheEnd(MOST_CLICKS);
  const { options, steps } = await seer.record();
  expect(Object.keys(options.boxes ?? {})).toEqual(['silver']);
  const below = steps.map(({ move }) => write(move)).filter(line => OF_SILVER.test(line));
  expect(new Set(below).size).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
});

test('somebody plays alone against the Cardinal at his hardest', async () => {
  const { page, complaints } = await newGame('solo');
  await turnOn(page);
  await page.getByRole('radio', { name: /Bishop/ }).check({ force: true });
  await start(page);
  const seer = new Seer(page, 2);
  await seer.playToTheEnd(MOST_CLICKS);
  expect((await seer.record()).options).toMatchObject({ cardinal: { level: 'hard' } });
  expect(complaints).toEqual([]);
});

test('after one visit a game begins with the line cut', async () => {
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
  await page.goto(`${house.url}/new/local`);
  await turnOn(page);
  await start(page);
  const seer = new Seer(page, 3);
  await seer.play(A_FEW_CLICKS);
  expect((await seer.record()).steps.length).toBeGreaterThan(3);
});
