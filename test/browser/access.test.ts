import type { Page } from 'playwright-core';
import { activeSeat, type Pending, type State } from '../../src/rules/model';
import type { Settings } from '../../src/ui/session/settings';
import { ENGLISH } from '../../src/ui/text';
import { seriousFindings } from './axe';
import { houseOfTests } from './house';
import { playedHouse } from './houseNumbers';
import { rulesOf } from '../architecture/selectors';
import { clashesAmong, clashesMet, clashesOn } from './styles/clashes';
import { lobby, playedTable, waitingTable } from './meeting';
import { GAME, SWIFT, goldenGame, openGame, openPage, recordUntil, type Sitting } from './game';

/**
 * Every screen, moment and dialog, as axe sees it: by day and by night, and with more contrast. `TILETUM_LONG=1`: each
 * in every look; else by day and in one more, which is another from screen to screen.
 */

const house = houseOfTests();

jest.setTimeout(120_000);

const { say } = ENGLISH;
const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const LOOKS: readonly Partial<Settings>[] = [
  { theme: 'day' },
  { theme: 'night' },
  { theme: 'day', contrast: true, patterns: true },
  { theme: 'night', contrast: true, patterns: true },
];
const LONG = process.env['TILETUM_LONG'] !== undefined;
let screens = 0;

/** The looks of the next screen. */
function looksOfNext(): typeof LOOKS {
  screens += 1;
  const [day, ...others] = LOOKS;
  return LONG ? LOOKS : [day, others[screens % others.length]].flatMap(look => look ?? []);
}

const DUEL = goldenGame('2-players-a');
const FOUR = goldenGame('4-players-a');
const ALONE = goldenGame('solo-normal');
const FOUR_SEATS: Sitting['seats'] = ['person', 'person', 'person', 'person'];
const SOLO: Sitting['seats'] = ['person', 'cardinal'];

const waits = (kind: Pending['do']) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === kind;

const MOMENTS: Record<string, Pick<Sitting, 'record' | 'seats' | 'heard'>> = {
  'a die to take': { record: recordUntil(DUEL, waits('takeDie')), seats: ['person', 'person'] },
  'a tile of the wheel': { record: recordUntil(FOUR, waits('wheelTile')), seats: FOUR_SEATS },
  'goods of free choice': { record: recordUntil(FOUR, waits('gainAny')), seats: FOUR_SEATS },
  'an Action': {
    record: recordUntil(FOUR, state => waits('dieAction')(state) && state.round > 1),
    seats: FOUR_SEATS,
  },
  'the tile of the King': { record: recordUntil(FOUR, waits('kingTile')), seats: FOUR_SEATS },
  'the end of the last round': { record: FOUR, seats: FOUR_SEATS },
  'the final scoring': { record: FOUR, seats: FOUR_SEATS, heard: 4 },
  'the Cardinal': {
    record: recordUntil(ALONE, state => state.round === 2 && activeSeat(state) === 1),
    seats: SOLO,
  },
  'alone, my turn': {
    record: recordUntil(ALONE, state => state.round === 2 && activeSeat(state) === 0),
    seats: SOLO,
  },
};

/** The rest is the same in every look. */
const COLOURS_ONLY = ['color-contrast'];

/** The same colours lie on a phone; only its arrangement is another. */
const ONE_LOOK = LOOKS.slice(0, 1);

/** The same page in each look, so that one game serves all of them. */
async function findingsIn(page: Page, looks = looksOfNext()): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [index, { theme = 'day', contrast = false }] of looks.entries()) {
    await page.evaluate(
      ([dayOrNight, more]) => {
        const { dataset } = document.documentElement;
        dataset['theme'] = dayOrNight;
        dataset['dice'] = more === 'more' ? 'patterns' : '';
        dataset['contrast'] = more;
      },
      [theme, contrast ? 'more' : 'normal'] as const,
    );
    const findings = await seriousFindings(page, index === 0 ? undefined : COLOURS_ONLY);
    if (findings.length > 0) found[`${theme}${contrast ? ', more contrast' : ''}`] = findings;
  }
  const clashes = await clashesOn(page);
  return clashes.length > 0 ? { ...found, clashes } : found;
}

async function sit(name: string, viewport: { width: number; height: number }): Promise<Page> {
  const moment = MOMENTS[name];
  if (!moment) throw new Error(`no moment is called ${name}`);
  const settings: Partial<Settings> = { ...SWIFT, pace: 'steps' };
  const { page } = await openGame(house.browser, house.url, { ...moment, settings, context: { viewport } });
  await page.locator('h1, h2').first().waitFor({ state: 'attached' });
  return page;
}

test.each(['/', '/new/local', '/new/solo', '/new/online', '/rules/R6.23', '/nowhere'])(
  '%s has nothing serious',
  async path => {
    for (const viewport of [WIDE, PHONE]) {
      const { page } = await openPage(
        house.browser,
        house.url + path,
        { 'tiletum.settings': SWIFT },
        { viewport },
      );
      await page.locator('h1').first().waitFor({ state: 'attached' });
      expect(await findingsIn(page, viewport === WIDE ? undefined : ONE_LOOK)).toEqual({});
    }
  },
);

test.each([lobby, waitingTable, playedTable])('%p of the house has nothing serious', async place => {
  const { path, kept } = await place(house.url);
  for (const viewport of [WIDE, PHONE]) {
    const { page } = await openPage(
      house.browser,
      house.url + path,
      { ...kept, 'tiletum.settings': SWIFT },
      { viewport },
    );
    await page.locator('h2').first().waitFor({ state: 'attached' });
    expect(await findingsIn(page, viewport === WIDE ? undefined : ONE_LOOK)).toEqual({});
  }
});

test('the numbers of the house and of a game have nothing serious', async () => {
  const settings = { 'tiletum.settings': SWIFT };
  for (const viewport of [WIDE, PHONE]) {
    const ofHouse = await openPage(
      ...([
        house.browser,
        `${house.url}/statistics?of=house`,
        settings,
        { viewport },
        playedHouse(),
      ] as const),
    );
    const ofGame = await openGame(house.browser, house.url, {
      ...{ record: FOUR, seats: FOUR_SEATS, page: `statistics/${GAME}`, context: { viewport } },
    });
    for (const { page } of [ofHouse, ofGame]) {
      await page.getByRole('heading', { name: say('stats.matrix') }).waitFor();
      expect(await findingsIn(page, viewport === WIDE ? undefined : ONE_LOOK)).toEqual({});
    }
  }
});

test.each(Object.keys(MOMENTS))('%s: nothing serious, wide', async name => {
  expect(await findingsIn(await sit(name, WIDE))).toEqual({});
});

test.each(Object.keys(MOMENTS))('%s: nothing serious on a phone', async name => {
  expect(await findingsIn(await sit(name, PHONE), ONE_LOOK)).toEqual({});
});

test('every tab of a tablet and of a phone has nothing serious', async () => {
  for (const viewport of [TABLET, PHONE]) {
    const page = await sit('alone, my turn', viewport);
    for (const tab of await page.getByRole('navigation').getByRole('button').all()) {
      await tab.click();
      expect({ viewport, tab: await tab.textContent(), found: await findingsIn(page, ONE_LOOK) }).toEqual(
        expect.objectContaining({ found: {} }),
      );
    }
  }
});

test('the dialogs have nothing serious', async () => {
  const page = await sit('an Action', WIDE);
  for (const opener of [say('menu.settings'), say('menu.keys'), say('bar.endTurn')]) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect({ opener, found: await findingsIn(page) }).toEqual({ opener, found: {} });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('the card of a tile has nothing serious', async () => {
  const page = await sit('a die to take', WIDE);
  await page.locator('.tile-button').first().focus();
  await page.getByRole('tooltip').waitFor();
  expect(await findingsIn(page)).toEqual({});
});

test('rules of two sheets that mean one element of a page are seen', async () => {
  const { page } = await openPage(house.browser, `${house.url}/nowhere`);
  await page.setContent('<p class="a b"></p><p class="c"></p><p class="d"></p>');
  const rules = [
    ...rulesOf('ui/one.css', '.a { gap: 0 } .c { gap: 0 }'),
    ...rulesOf('ui/other.css', '.b { gap: 1px } .d { gap: 1px }'),
  ];
  const clashes = clashesAmong({ rules, haveOrder: () => false });
  expect(clashes).toHaveLength(4);
  expect(await clashesMet(page, clashes)).toEqual(['one.css “.a”, other.css “.b”: gap']);
});
