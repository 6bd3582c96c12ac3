import type { Page } from 'playwright-core';
import { activeSeat, type Pending, type State } from '../../src/rules/model';
import { shelveForCommands } from '../../src/tools/shelf';
import { ENGLISH } from '../../src/ui/text';
import { seriousFindings } from './axe';
import { goldenGame, openGame, openPage, recordUntil, SWIFT, type Sitting } from './game';
import { houseOfTests } from './house';

/** What Prospect for Silver brings to the screen, as axe sees it: wide, with `npm run test:long` on a phone too. */

shelveForCommands();
const house = houseOfTests();
const { say } = ENGLISH;
jest.setTimeout(120_000);

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const VIEWPORTS = process.env['TILETUM_LONG'] === undefined ? [WIDE] : [WIDE, PHONE];
const FOUR = goldenGame('silver/4-players-a');
const ALONE = goldenGame('silver/solo-hard');
const FOUR_SEATS: Sitting['seats'] = ['person', 'person', 'person', 'person'];
const SOLO: Sitting['seats'] = ['person', 'cardinal'];

const waits = (kind: Pending['do']) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === kind;
const walksBelow = (state: State): boolean =>
  state.round > 1 &&
  state.agenda.at(-1)?.effects.some(each => 'action' in each && each.action === 'prospector') === true;

const MOMENTS: Record<string, Pick<Sitting, 'record' | 'seats' | 'heard'>> = {
  'an Action below': { record: recordUntil(FOUR, walksBelow), seats: FOUR_SEATS },
  'a tablet that asks': { record: recordUntil(FOUR, waits('payFor')), seats: FOUR_SEATS },
  'the end of the last round': { record: FOUR, seats: FOUR_SEATS },
  'the final scoring': { record: FOUR, seats: FOUR_SEATS, heard: 4 },
  'the Cardinal of Silver': {
    record: recordUntil(ALONE, state => state.round === 2 && activeSeat(state) === 1),
    seats: SOLO,
  },
};

/** Of what is shown, of a map below and of the Technologies. */
async function findingsOn(page: Page): Promise<string[]> {
  const found = await seriousFindings(page);
  const tabs = page.locator('.map-tabs button');
  for (const tab of [tabs.nth(1), tabs.last()]) {
    if (!(await tab.isVisible())) continue;
    await tab.click();
    found.push(...(await seriousFindings(page)).map(each => `${String(tab)}: ${each}`));
  }
  return found;
}

test.each(Object.entries(MOMENTS))('%s: nothing serious', async (_, moment) => {
  for (const viewport of VIEWPORTS) {
    const settings = { ...SWIFT, pace: 'steps' } as const;
    const { page } = await openGame(house.browser, house.url, { ...moment, settings, context: { viewport } });
    await page.locator('h1, h2').first().waitFor({ state: 'attached' });
    expect({ viewport, found: await findingsOn(page) }).toEqual({ viewport, found: [] });
  }
});

test.each(['/new/local', '/new/solo'])('%s and the set-up: nothing serious', async path => {
  for (const viewport of VIEWPORTS) {
    const settings = { 'tiletum.settings': SWIFT };
    const { page } = await openPage(house.browser, house.url + path, settings, { viewport });
    await page.getByRole('switch', { name: say('box.silver') }).click();
    const detail = page.getByRole('link', { name: say('newGame.setUp.choose') });
    await detail.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await detail.click();
    await page.locator('.silver-set-up').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  }
});
