import type { Page } from 'playwright-core';
import { activeSeat, playerOf, type State } from '../../src/rules/model';
import { placesOf } from '../../src/rules/map';
import { EUROPE } from '../../src/content';
import { legalMoves } from '../../src/rules/moves';
import { LANGUAGES, type Language } from '../../src/ui/text';
import { GOLDEN_GAMES } from '../games/golden';
import { doseOf } from '../dose';
import { GAME, SWIFT, goldenGame, openGame, openPage, recordUntil, type Sitting } from './game';
import { houseOfTests } from './house';
import { amissAtRest } from './stillness';
import { outOfReach, outside, spilling, tipsAmiss } from './windows/outside';

/**
 * In every window, in both languages: nothing is cut off, nothing lies outside. What takes long is looked at in every
 * fourth window, in others for each language; with `npm run test:long` in all.
 */

const house = houseOfTests();
const WINDOWS = [
  [1920, 950],
  [1440, 900],
  [1440, 780],
  [1366, 650],
  [1280, 650],
  [1024, 768],
  [960, 600],
  [768, 1024],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;
/** Just before a layout changes to one with less beside each other; and what a reader needs who enlarges everything. */
const SOFT_EDGES = [
  [1181, 650],
  [761, 740],
  [320, 740],
] as const;

type Window = readonly [width: number, height: number];
const someOf = (windows: readonly Window[], language: Language): Window[] =>
  doseOf(windows, 4, LANGUAGES.indexOf(language));

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** A phone scrolls: there a card of six ways is longer than the window. */
const PHONES = WINDOWS.filter(([width, height]) => width < 760 || height < 500);
const DESKS = WINDOWS.filter(each => !PHONES.includes(each));

/** A phone on its side has no room for a card beside its thing and above the bar. */
const HIGH_ENOUGH = WINDOWS.filter(([, height]) => height > 400);

type Found = Record<string, string[]>;

/** Looks at the page in one window after the other; tells what is amiss in which. */
async function inEach(
  page: Page,
  windows: readonly Window[],
  look: (page: Page) => Promise<string[]>,
): Promise<Found> {
  const found: Found = {};
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const amiss = await amissAtRest(page, () => look(page));
    if (amiss.length > 0) found[`${width}×${height}`] = amiss;
  }
  return found;
}

const wayCount = (state: State): number => {
  const seat = activeSeat(state) ?? 0;
  const dice = legalMoves(state, seat).filter(move => move.type === 'takeDie');
  const first = dice[0];
  return dice.filter(({ colour, value }) => colour === first?.colour && value === first.value).length;
};

const waits = (what: string) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === what;

/** With Gold enough to turn any die as far as it goes. */
const rich = (state: State): boolean =>
  waits('takeDie')(state) && playerOf(state, activeSeat(state) ?? 0).goods.gold >= 6 && wayCount(state) === 6;

const FOUR = goldenGame('4-players-a');
const four: Sitting['seats'] = ['person', 'person', 'person', 'person'];

function sit(record: Sitting['record'], language: Language, seats = four, more: Partial<Sitting> = {}) {
  const context = { locale: LOCALES[language], viewport: { width: 1440, height: 900 } };
  return openGame(house.browser, house.url, { record, seats, settings: SWIFT, heard: 4, context, ...more });
}

/** Home, and all parts of a new game; the readings also with one that differs. */
const PAGES = ['/', ...['local', 'solo', 'online'].flatMap(way => [`/new/${way}`, `/new/${way}?readings`])];

test.each(LANGUAGES)('home and new game lie within the window (%s)', async language => {
  const found: Record<string, Found> = {};
  for (const path of PAGES) {
    const kept = { 'tiletum.settings': SWIFT, 'tiletum.usual.readings': { kingAction: 'all' } };
    const { page } = await openPage(house.browser, house.url + path, kept, { locale: LOCALES[language] });
    await page.locator('h1').first().waitFor();
    const all = '.page :not(svg *)';
    found[path] = await inEach(page, someOf([...WINDOWS, ...SOFT_EDGES], language), async () => [
      ...(await outside(page, all)),
      ...(await spilling(page, all)),
    ]);
  }
  expect(found).toEqual(Object.fromEntries(PAGES.map(path => [path, {}])));
});

test.each(LANGUAGES)(
  'the tools of a full table lie within the window, in a turn and at its end (%s)',
  async language => {
    const moments = [
      recordUntil(FOUR, state => state.round === 3 && waits('dieAction')(state)),
      recordUntil(FOUR, state => waits('kingTile')(state) && state.round === 2),
    ];
    for (const record of moments) {
      const { page } = await sit(record, language);
      await page.locator('.bar').waitFor();
      expect(
        await inEach(page, someOf(WINDOWS, language), () =>
          outside(
            page,
            '.table-head :is(button, a, .fair-card), .bar > button, .bar-history button, .my-board :is(p, h2, button)',
          ),
        ),
      ).toEqual({});
    }
  },
);

test.each(LANGUAGES)('the card of a die that can be turned to any value is whole (%s)', async language => {
  const name = GOLDEN_GAMES.find(each => hasMoment(each, rich)) ?? '';
  const record = recordUntil(goldenGame(name), rich);
  const { page } = await sit(record, language, four.slice(0, record.options.players.length));
  await page.locator('.wheel-panel .place').first().dispatchEvent('click');
  await page.locator('.prompt-card li').nth(5).waitFor();
  expect(
    await inEach(page, DESKS, () => outside(page, '.prompt-card, .prompt-card :is(h2, button)')),
  ).toEqual({});
  expect(await inEach(page, PHONES, () => outOfReach(page, '.prompt-card button'))).toEqual({});
});

test.each(LANGUAGES)(
  'the card of a tile lies within the window, over neither bar nor tile (%s)',
  async language => {
    const record = recordUntil(FOUR, state => state.round === 3 && waits('takeDie')(state));
    // who only looks is told more: where its values are known from, in the longer language
    const looks = language === 'fr' && { page: `replay/${GAME}?at=${record.steps.length}` };
    const { page } = await sit(record, language, four, looks || {});
    await page.locator('.bar').waitFor();
    expect(await inEach(page, someOf(HIGH_ENOUGH, language), tipsAmiss)).toEqual({});
  },
);

test.each(LANGUAGES)('a leap shows no steps (%s)', async language => {
  const name = GOLDEN_GAMES.find(each => hasMoment(each, waits('relocate'))) ?? '';
  const record = recordUntil(goldenGame(name), waits('relocate'));
  const { page } = await sit(record, language, four.slice(0, record.options.players.length));
  await page.locator('.map-panel .place').first().waitFor({ state: 'attached' });
  expect(await page.locator('.map-panel .place').count()).toBe(placesOf(EUROPE).length - 1);
  expect(await page.locator('.map-panel [data-distance]').count()).toBe(0);
});

function hasMoment(name: string, wanted: (state: State) => boolean): boolean {
  try {
    recordUntil(goldenGame(name), wanted);
    return true;
  } catch {
    return false;
  }
}
