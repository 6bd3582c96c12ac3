import type { Browser } from 'playwright-core';
import { GOLDEN_GAMES, SILVER_GOLDEN_GAMES } from '../games/golden';
import { launchChromium } from './browser';
import { momentsOfEachKind } from './sight/moments';
import { Sum, smallDose } from './sight/through';

/** In every window every legal choice can be seen and clicked, and everything has room: a small dose of `npm run sight`. */

jest.setTimeout(240_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.each([
  ['the base game', GOLDEN_GAMES],
  ['Prospect for Silver', SILVER_GOLDEN_GAMES],
])('each kind of decision of %s, through one of the windows', async (_, games) => {
  const sum = new Sum();
  await smallDose(browser, momentsOfEachKind(games, 1), sum);
  expect(sum.choices).toBeGreaterThan(300);
  expect(sum.told()).toEqual([]);
});
