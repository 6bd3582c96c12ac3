import type { BrowserContextOptions, Page } from 'playwright-core';
import { activeSeat, type Pending, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { mineMapsOf } from '../../src/rules/silver/known';
import { shelveForCommands } from '../../src/tools/shelf';
import { ENGLISH } from '../../src/ui/text';
import { mapName } from '../../src/ui/text/silver/words';
import { doseOf, LONG } from '../dose';
import { seriousFindings } from './axe';
import { goldenGame, openGame, openPage, recordUntil, SWIFT, type Sitting } from './game';
import { houseOfTests } from './house';
import { WINDOWS, type SightWindow } from './sight/windows';
import { clashesOn } from './styles/clashes';
import { comesToRest, lookEverywhere } from './turning';

/**
 * What Prospect for Silver brings to the screen, as axe sees it: wide; with `npm run test:long`
 * on a phone too, and in turns in all windows.
 */

shelveForCommands();
const house = houseOfTests();
const { say } = ENGLISH;
const WIDE: SightWindow = { width: 1440, height: 900, touch: false };
const PHONE: SightWindow = { width: 390, height: 844, touch: true };
const ALWAYS = LONG ? [WIDE, PHONE] : [WIDE];
const FOUR = goldenGame('silver/4-players-a');
const ALONE = goldenGame('silver/solo-hard');
const FOUR_SEATS: Sitting['seats'] = ['person', 'person', 'person', 'person'];
const SOLO: Sitting['seats'] = ['person', 'cardinal'];

const waits = (kind: Pending['do']) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === kind;
const walksBelow = (state: State): boolean =>
  state.round > 1 &&
  state.agenda.at(-1)?.effects.some(each => 'action' in each && each.action === 'prospector') === true;

type Moment = Pick<Sitting, 'record' | 'seats' | 'heard'>;
const AT_THE_TABLE = {
  'an Action below': { record: recordUntil(FOUR, walksBelow), seats: FOUR_SEATS, heard: 3 },
  'a tablet that asks': { record: recordUntil(FOUR, waits('payFor')), seats: FOUR_SEATS, heard: 3 },
  'the Cardinal of Silver': {
    record: recordUntil(ALONE, state => state.round === 2 && activeSeat(state) === 1),
    seats: SOLO,
    heard: 3,
  },
} satisfies Record<string, Moment>;
const AFTER: Record<string, Moment> = {
  'the end of the last round': { record: FOUR, seats: FOUR_SEATS },
  'the final scoring': { record: FOUR, seats: FOUR_SEATS, heard: 4 },
};

/** What lies on the table, by its name, wherever there is room for it. */
const SHEETS = '.map-panel, .mine-map, .technologies';
const sheetsOf = (state: State): string[] => [
  say('map.title'),
  ...mineMapsOf(state).map(({ id }) => mapName(ENGLISH, id)),
  say('setUp.technologies'),
];

/** What axe finds on all that the table shows, and which maps and boards that were. */
async function findingsOn(page: Page): Promise<{ found: string[]; seen: Set<string | null> }> {
  const found: string[] = [];
  const seen = new Set<string | null>();
  await lookEverywhere(page, async () => {
    found.push(...(await seriousFindings(page)));
    for (const sheet of await page.locator(SHEETS).filter({ visible: true }).all())
      seen.add(await sheet.getAttribute('aria-label'));
  });
  found.push(...(await clashesOn(page)));
  return { found, seen };
}

async function open(moment: Moment, window: SightWindow): Promise<Page> {
  const settings = { ...SWIFT, pace: 'steps' } as const;
  const { page } = await openGame(house.browser, house.url, { ...moment, settings, context: seenIn(window) });
  await page.locator('h1, h2').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await comesToRest(page);
  return page;
}

const seenIn = ({ width, height, touch }: SightWindow): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: touch,
});

/** They take turns, with `npm run test:long`. */
const OTHERS = LONG
  ? WINDOWS.filter(
      ({ width, height }) => !ALWAYS.some(each => each.width === width && each.height === height),
    )
  : [];
const DEALT = Object.entries(AT_THE_TABLE).flatMap(([name, moment], at, all) => {
  const others = OTHERS.filter((_, index) => index % all.length === at);
  return [...ALWAYS, ...others].map(window => ({ name, moment, window, ...window }));
});

test.each(doseOf(DEALT, 2))(
  '$name, $width×$height: nothing serious on any sheet',
  async ({ moment, window }) => {
    const page = await open(moment, window);
    const { found, seen } = await findingsOn(page);
    await page.context().close();
    expect(found).toEqual([]);
    expect([...seen].sort()).toEqual(sheetsOf(replay(moment.record)).sort());
  },
);

test('a question in a low window lies on no tab of the maps', async () => {
  const page = await open(AT_THE_TABLE['a tablet that asks'], { width: 1280, height: 650, touch: false });
  await page.locator('.prompt-card').waitFor();
  for (const tab of await page.locator('.map-tabs button').all()) await tab.click({ trial: true });
});

test.each(Object.entries(AFTER))('%s: nothing serious', async (_, moment) => {
  for (const window of ALWAYS) {
    const { found } = await findingsOn(await open(moment, window));
    expect({ window, found }).toEqual({ window, found: [] });
  }
});

test.each(['/new/local', '/new/solo'])('%s and the set-up: nothing serious', async path => {
  for (const window of ALWAYS) {
    const settings = { 'tiletum.settings': SWIFT };
    const { page } = await openPage(house.browser, house.url + path, settings, seenIn(window));
    await page.getByRole('switch', { name: say('box.silver') }).click();
    await page.locator('.silver-maps').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.in-words').first().click();
    await page.locator('.tier-words-dialog').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  }
});
