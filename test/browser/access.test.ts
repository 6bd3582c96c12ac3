import type { Page } from 'playwright-core';
import { activeSeat, type Pending, type State } from '../../src/rules/model';
import type { Settings } from '../../src/ui/session/settings';
import { ENGLISH } from '../../src/ui/text';
import { doseOf } from '../dose';
import { seriousFindings } from './axe';
import { houseOfTests } from './house';
import { playedHouse } from './houseNumbers';
import { rulesOf } from '../architecture/selectors';
import { clashesAmong, clashesMet, clashesOn } from './styles/clashes';
import { lobby, playedTable, waitingTable } from './meeting';
import {
  GAME,
  SWIFT,
  goldenGame,
  openGame,
  openPage,
  recordUntil,
  type OpenPage,
  type Sitting,
} from './game';

/**
 * Every screen, moment and dialog, as axe sees it: by day and by night, and with more contrast. With
 * `npm run test:long` each in every look, wide and on a phone; else each in one of these ways, in turns.
 */

const house = houseOfTests();

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

/** A screen in a window and its looks; the same colours lie on a phone, only its arrangement is another. */
interface Way {
  readonly viewport: typeof WIDE;
  readonly looks: typeof LOOKS;
}

/** The ways in which the screen of a number is looked at. */
const waysOf = (screen: number): Way[] =>
  doseOf(
    [
      { viewport: WIDE, looks: doseOf(LOOKS, LOOKS.length, Math.floor(screen / 2)) },
      { viewport: PHONE, looks: LOOKS.slice(0, 1) },
    ],
    2,
    screen,
  );

const numbered = <T>(all: readonly T[]): [screen: T, number: number][] =>
  all.map((each, number) => [each, number]);

/** The same page in each look, so that one game serves all of them. */
async function findingsIn(page: Page, looks: typeof LOOKS): Promise<Record<string, string[]>> {
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

test.each(numbered(['/', '/new/local', '/new/solo', '/new/online', '/rules/R6.23', '/nowhere']))(
  '%s has nothing serious',
  async (path, number) => {
    for (const { viewport, looks } of waysOf(number)) {
      const kept = { 'tiletum.settings': SWIFT };
      const { page } = await openPage(house.browser, house.url + path, kept, { viewport });
      await page.locator('h1').first().waitFor({ state: 'attached' });
      expect(await findingsIn(page, looks)).toEqual({});
    }
  },
);

test.each(numbered([lobby, waitingTable, playedTable]))(
  '%p of the house has nothing serious',
  async (place, number) => {
    const { path, kept } = await place(house.url);
    for (const { viewport, looks } of waysOf(number)) {
      const stored = { ...kept, 'tiletum.settings': SWIFT };
      const { page } = await openPage(house.browser, house.url + path, stored, { viewport });
      await page.locator('h2').first().waitFor({ state: 'attached' });
      expect(await findingsIn(page, looks)).toEqual({});
    }
  },
);

/** The numbers of the house, and of a game. */
const NUMBERS: readonly ((viewport: Way['viewport']) => Promise<OpenPage>)[] = [
  viewport => {
    const path = `${house.url}/statistics?of=house`;
    return openPage(house.browser, path, { 'tiletum.settings': SWIFT }, { viewport }, playedHouse());
  },
  viewport => {
    const page = `statistics/${GAME}`;
    return openGame(house.browser, house.url, {
      record: FOUR,
      seats: FOUR_SEATS,
      page,
      context: { viewport },
    });
  },
];

test('the numbers of the house and of a game have nothing serious', async () => {
  for (const [number, open] of NUMBERS.entries())
    for (const { viewport, looks } of waysOf(number)) {
      const { page } = await open(viewport);
      await page.getByRole('heading', { name: say('stats.matrix') }).waitFor();
      expect(await findingsIn(page, looks)).toEqual({});
    }
});

test.each(numbered(Object.keys(MOMENTS)))('%s: nothing serious', async (name, number) => {
  for (const { viewport, looks } of waysOf(number))
    expect(await findingsIn(await sit(name, viewport), looks)).toEqual({});
});

test('every tab of a tablet and of a phone has nothing serious', async () => {
  for (const viewport of doseOf([PHONE, TABLET], 2)) {
    const page = await sit('alone, my turn', viewport);
    for (const tab of await page.getByRole('navigation').getByRole('button').all()) {
      await tab.click();
      const found = await findingsIn(page, LOOKS.slice(0, 1));
      expect({ viewport, tab: await tab.textContent(), found }).toEqual(
        expect.objectContaining({ found: {} }),
      );
    }
  }
});

test('the dialogs have nothing serious', async () => {
  const page = await sit('an Action', WIDE);
  const openers = [say('menu.settings'), say('menu.keys'), say('bar.endTurn')];
  for (const [number, opener] of openers.entries()) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    const found = await findingsIn(page, doseOf(LOOKS, LOOKS.length, number));
    expect({ opener, found }).toEqual({ opener, found: {} });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('the card of a tile has nothing serious', async () => {
  const page = await sit('a die to take', WIDE);
  await page.locator('.tile-button').first().focus();
  await page.getByRole('tooltip').waitFor();
  expect(await findingsIn(page, doseOf(LOOKS, LOOKS.length, 1))).toEqual({});
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
