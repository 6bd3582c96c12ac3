import type { Browser } from 'playwright-core';
import { GOLDEN_GAMES } from '../games/golden';
import { launchChromium } from './browser';
import { dealt, momentsOfEachKind } from './sight/moments';
import { smallDose, Sum } from './sight/through';

/** In every window every legal choice can be seen and clicked, it stands out, and everything has room: some of `npm run sight -- --small`. */

/** Of so many decisions one. */
const THIN = 10;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('some decisions of all kinds, each through one of the windows', async () => {
  const sum = new Sum();
  await smallDose(browser, dealt(momentsOfEachKind(GOLDEN_GAMES, 1), 0, THIN), sum);
  expect(sum.choices).toBeGreaterThan(90);
  expect(sum.glowing).toBeGreaterThan(9);
  expect(sum.told()).toEqual([]);
});
