import type { Browser } from 'playwright-core';
import { replay } from '../../src/rules/replay';
import { GOLDEN_GAMES, goldenGame } from '../games/golden';
import { doseOf, LONG } from '../dose';
import { seriousFindings } from './axe';
import { launchChromium } from './browser';
import { differences } from './positions/differences';
import { decisionsOf, openPositions, visitDecisions } from './positions/visit';

/**
 * Every decision of all golden games on the screen: what glows is what the rules allow, in every picture, and every
 * control says what it is. All of them with `npm run test:long`, otherwise a sample in each third of the games.
 */

/** One decision in so many, another one in each game. */
const SAMPLE = 83;

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const sampled = (game: string, at: number): boolean =>
  LONG || at % SAMPLE === (GOLDEN_GAMES.indexOf(game) * 11) % SAMPLE;

test.each([
  ['wide', WIDE, 'en', 0],
  ['wide', WIDE, 'fr', 1],
  ['on a phone', PHONE, 'en', 2],
] as const)(
  'what glows is what can be done, and has a name of its own: %s %j %s',
  async (_, viewport, language, turn) => {
    const wrong: Record<string, string[]> = {};
    let decisions = 0;
    const page = await openPositions(browser, { viewport });
    for (const game of doseOf(GOLDEN_GAMES, 3, turn)) {
      const shown = await decisionsOf(page, game, language, at => sampled(game, at));
      decisions += shown.length;
      for (const { at, controls, misnamed } of shown) {
        const found = [...differences(replay(goldenGame(game), at), controls), ...misnamed];
        if (found.length > 0) wrong[`${game}, ${at}`] = found;
      }
    }
    await page.context().close();
    expect(wrong).toEqual({});
    expect(decisions).toBeGreaterThan(LONG ? 2000 : 5);
  },
);

/** What axe knows of names, roles and descriptions; colours are looked at elsewhere. */
const OF_NAMES = [
  ...[
    'button-name',
    'link-name',
    'aria-command-name',
    'aria-toggle-field-name',
    'svg-img-alt',
    'role-img-alt',
  ],
  ...['aria-roles', 'aria-allowed-attr', 'aria-valid-attr', 'aria-valid-attr-value', 'aria-required-attr'],
  ...['aria-required-children', 'aria-required-parent', 'aria-hidden-focus', 'nested-interactive'],
  ...['list', 'listitem', 'duplicate-id-aria'],
];

test('axe finds every control named and described', async () => {
  const wrong: Record<string, string[]> = {};
  const page = await openPositions(browser, { viewport: WIDE });
  for (const game of GOLDEN_GAMES)
    await visitDecisions(
      page,
      game,
      at => sampled(game, at) && (LONG || at % 2 === 0),
      async at => {
        const found = await seriousFindings(page, OF_NAMES);
        if (found.length > 0) wrong[`${game}, ${at}`] = found;
      },
    );
  await page.context().close();
  expect(wrong).toEqual({});
});
