import type { Page } from 'playwright-core';
import { CARDINAL } from '../../src/rules/cardinal/board';
import { turnOutlooks } from '../../src/rules/cardinal/outlook';
import { activeSeat, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';
import { ENGLISH } from '../../src/ui/text';
import { doseOf } from '../dose';
import { goldenGame, openGame, recordUntil, SWIFT, type Sitting } from './game';
import { houseOfTests } from './house';
import { amissAtRest } from './stillness';

/** The Cardinal beside the map: all of him in sight, and what he would do now, with and without Silver. */

shelveForCommands();
const house = houseOfTests();

const GAMES = ['solo-normal', 'silver/solo-hard'] as const;
const SEATS: Sitting['seats'] = ['person', 'cardinal'];

/** My turn in the second round. */
const mine = (name: string): Sitting => ({
  record: recordUntil(
    goldenGame(name),
    ({ round, agenda }: State) => round === 2 && agenda.at(-1)?.seat === 0,
  ),
  seats: SEATS,
  heard: 4,
});

const LOW = [
  [1440, 780],
  [1366, 650],
  [1280, 650],
] as const;

/** How much of what is in it lies beyond its lower edge. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .first()
    .evaluate(({ scrollHeight, clientHeight }) =>
      scrollHeight > clientHeight ? [`${scrollHeight} in ${clientHeight}`] : [],
    );

test.each(GAMES)('in %s nothing of him lies under a scroll in a low window', async name => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const { page } = await openGame(house.browser, house.url, { ...mine(name), context: { locale } });
    await page.locator('.challenges-panel li').first().waitFor();
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      const amiss = await amissAtRest(page, () => hidden(page, '.part-players'));
      expect([locale, width, amiss]).toEqual([locale, width, []]);
    }
    await page.context().close();
  }
});

test.each(GAMES)('in %s his Decrees and his Buildings are read out', async name => {
  const record = recordUntil(goldenGame(name), state => state.round === 2 && activeSeat(state) === CARDINAL);
  const settings = { ...SWIFT, pace: 'steps' } as const;
  const { page } = await openGame(house.browser, house.url, { record, seats: SEATS, heard: 4, settings });
  await page.locator('.decree').first().waitFor();
  const rows = await page.locator('.cardinal-decrees').ariaSnapshot();
  expect(rows).toMatch(/listitem: "With [^:]+: (a|the) .*die/);
  expect(rows).not.toMatch(/- listitem$/m);
  const street = page.locator('.cardinal-board').getByRole('group', { name: ENGLISH.say('board.buildings') });
  const houses = await street
    .getByRole('img', { name: /^Building/ })
    .evaluateAll(all => all.map(each => each.ariaLabel));
  const { players, cardinal } = replay(record);
  expect(houses).toHaveLength(players[CARDINAL]?.buildings.length ?? 0);
  for (const [at, marker] of (cardinal?.markers ?? []).entries())
    expect(houses[at]).toMatch(
      new RegExp(
        `^Building ${at + 1}: (\\+${marker}, )?${players[CARDINAL]?.buildings[at]?.rooms[0] === null ? 'empty' : '.+'}`,
      ),
    );
});

/** Opens what he would do now. */
async function lookAhead(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.locator("[data-at='tab:board']").click();
  const strip = page.locator('.strip-closed > .icon-button');
  await page.locator('.strip-closed, .lower-tab-solo').first().waitFor();
  if (await strip.isVisible()) await strip.click();
  await page.locator('.lower-tab-solo').click();
  await page.getByRole('button', { name: ENGLISH.say('solo.outlook') }).click();
}

const WINDOWS = [
  [1440, 780],
  [1280, 650],
  [390, 844],
] as const;

const ROOMS = GAMES.flatMap(name => WINDOWS.map(window => [name, ...window] as const));

test.each(doseOf(ROOMS, 2))(
  'in %s at %i×%i every throw says its die, its Action and each step',
  async (name, width, height) => {
    const sitting = mine(name);
    const phone = width < 760;
    const context = { viewport: { width, height }, locale: 'en-GB', hasTouch: phone, isMobile: phone };
    const { page } = await openGame(house.browser, house.url, { ...sitting, context });
    await lookAhead(page, phone);
    const outlooks = turnOutlooks(replay(sitting.record));
    const rows = page.locator('.outlook-choice');
    expect(await rows.count()).toBe(outlooks.length);
    for (const [at, { steps }] of outlooks.entries()) {
      const row = rows.nth(at);
      await row.getByRole('radio').check({ force: true });
      const act = steps.flat().find(event => event.what === 'act');
      const list = page.locator('.cardinal-steps');
      expect(await row.locator('.outlook-taken .picture').count()).toBe(act ? 2 : 1);
      if (act?.what === 'act')
        expect(await list.textContent()).toContain(ENGLISH.say(`action.${act.action}`));
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(steps.length);
    }
  },
);
