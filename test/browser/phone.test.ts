import type { Locator } from 'playwright-core';
import { activeSeat, type State } from '../../src/rules/model';
import { TOWNS } from '../../src/content';
import { reachOf } from '../../src/rules/explaining/reach';
import { ENGLISH } from '../../src/ui/text';
import { LONG } from '../dose';
import { SWIFT, goldenGame, lively, openGame, recordUntil, type Sitting } from './game';
import { houseOfTests } from './house';
import { TablePlayer } from './table';
import { comesToRest } from './turning';

/** What a small screen has room for, and a finger can do on it. */

const house = houseOfTests();
const { say } = ENGLISH;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
const DUEL = goldenGame('2-players-a');
const waits = (what: string) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === what;
/** A Merchant with several towns to go to. */
const walks = (state: State): boolean =>
  waits('dieAction')(state) &&
  reachOf(state, activeSeat(state) ?? 0).filter(({ to }) => TOWNS.some(({ id }) => id === to)).length > 3;

async function sit(sitting: Pick<Sitting, 'record' | 'settings' | 'heard'>) {
  const seats: Sitting['seats'] = ['person', 'person'];
  const { page } = await openGame(house.browser, house.url, { ...sitting, seats, context: PHONE });
  return page;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
}

test('the street is as wide as the phone, also above a question', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('wheelTile')) });
  await page.locator('.prompt-card').waitFor();
  await page.getByRole('button', { name: say('table.board') }).tap();
  const { width, height } = await boxOf(page.locator('.my-street > .picture'));
  expect(width).toBeGreaterThan(340);
  expect(height).toBeGreaterThan(130);
});

test('a tap marks, the same again or the button of the bar does: a wrong one costs one more tap', async () => {
  const page = await sit({ record: recordUntil(DUEL, walks) });
  const player = new TablePlayer(page, 'touch');
  const before = (await player.record()).steps.length;
  const steps = async () => (await player.record()).steps.length - before;
  const towns = page.locator('.map-panel .place-possible:has(.map-town)');
  const [one, other] = [towns.first(), towns.last()];
  const does = page.locator('.do-marked');
  const marked = page.locator('[data-marked]');
  // the map goes where something can be done, once it is there
  await comesToRest(page);
  const bar = await boxOf(page.locator('.bar'));
  await one.tap();
  await marked.waitFor();
  expect(await boxOf(page.locator('.bar'))).toEqual(bar);
  await other.tap();
  await marked.and(other).waitFor();
  expect(await marked.count()).toBe(1);
  await page.locator('.bar-now').tap();
  await does.waitFor({ state: 'detached' });
  expect([await marked.count(), await does.count(), await steps()]).toEqual([0, 0, 0]);
  await one.tap();
  await one.tap();
  await marked.waitFor({ state: 'detached' });
  const walked = await steps();
  expect(walked).toBeGreaterThan(0);
  for (let step = 0; step < walked; step++)
    await page.getByRole('button', { name: say('bar.undo'), exact: true }).tap();
  await other.tap();
  await does.tap();
  await marked.waitFor({ state: 'detached' });
  expect(await steps()).toBeGreaterThan(0);
});

/** From the first move with `npm run test:long`; else the last turns, and all that ends a game. */
const begins = (state: State): boolean =>
  state.phase === 'action' && (LONG || (state.round === 4 && state.cycle === 3));
/** One decision in so many begins with a slip. */
const SLIPS = 4;

/** Taps what was not meant; says whether anything lay there. */
async function slip(player: TablePlayer): Promise<boolean> {
  const things = player.page.locator('.map-panel .place-possible, .offer .tile-button.possible');
  const seen = things.filter({ visible: true });
  if ((await seen.count()) === 0) return false;
  const { steps } = await player.record();
  // some lie outside of what is seen of the map
  const tapped = await seen
    .last()
    .tap({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
  expect((await player.record()).steps).toHaveLength(steps.length);
  return tapped;
}

test.each([
  ['upright', PHONE.viewport],
  ['on its side', { width: 844, height: 390 }],
])(
  'a game by touch to its end, on a phone held %s, with a slip now and then',
  async (_, viewport) => {
    const seats: Sitting['seats'] = ['person', 'person'];
    const sitting = { record: recordUntil(DUEL, begins), seats, context: { ...PHONE, viewport } };
    const { page, complaints } = await openGame(house.browser, house.url, sitting);
    const player = new TablePlayer(page, 'touch');
    const choose = lively(7);
    let slips = 0;
    let decisions = 0;
    let state = await player.turnOf([0, 1]);
    while (!state.ranking) {
      if (decisions++ % SLIPS === 1 && (await slip(player))) slips += 1;
      await player.make(state, choose(state));
      state = await player.turnOf([0, 1]);
    }
    expect(slips).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
  },
  LONG ? 1_200_000 : 180_000,
);

test('without any Task the bar has no line for them', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('takeDie')) });
  const words = await boxOf(page.locator('.bar-now'));
  const button = await boxOf(page.getByRole('button', { name: say('bar.endTurn') }));
  expect(button.y - words.y - words.height).toBeLessThan(14);
});

test('that nothing is kept is said where it hides neither question nor hint', async () => {
  const page = await sit({
    record: recordUntil(DUEL, waits('takeDie')),
    settings: { ...SWIFT, coach: true },
  });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page
    .getByRole('region', { name: say('wheel.title') })
    .getByRole('button')
    .first()
    .tap();
  await page.locator('.prompt-card').getByRole('listitem').first().getByRole('button').tap();
  await page.locator('.do-marked').tap();
  const notice = await boxOf(page.getByRole('alert').filter({ hasText: say('error.storage') }));
  const coach = await boxOf(page.locator('.coach'));
  expect(notice.y + notice.height).toBeLessThanOrEqual(coach.y);
});

test('a low phone shows the title of a hint alone, above the whole wheel, until it is opened', async () => {
  const { page } = await openGame(house.browser, house.url, {
    record: recordUntil(DUEL, waits('takeDie')),
    seats: ['person', 'person'],
    settings: { ...SWIFT, coach: true },
    context: { ...PHONE, viewport: { width: 360, height: 740 } },
  });
  const coach = page.locator('.coach');
  expect((await boxOf(coach)).height).toBeLessThan(50);
  expect((await boxOf(page.locator('.wheel-panel').getByRole('group').first())).width).toBeGreaterThan(300);
  await coach.getByRole('button').tap();
  await coach.getByRole('button', { name: say('coach.next') }).waitFor();
});

test('the end of a game leaves room for the game: only the last buttons stay in view', async () => {
  const page = await sit({ record: DUEL, heard: 4 });
  const bar = await boxOf(page.locator('.end-bar-core'));
  expect(bar.height).toBeLessThan(844 * 0.15);
  const look = page.getByRole('button', { name: say('end.look') });
  expect((await boxOf(look)).y).toBeGreaterThan(844);
  await look.tap();
  await page.locator('.table').waitFor();
});

test.each([
  ['upright, in all its width', PHONE.viewport],
  ['on its side, below the head', { width: 844, height: 390 }],
])(
  'what is held explains itself, held %s: above the bar, beside its thing, gone by a tap',
  async (_, viewport) => {
    const { page } = await openGame(house.browser, house.url, {
      record: recordUntil(DUEL, walks),
      seats: ['person', 'person'],
      context: { ...PHONE, viewport },
    });
    await page.locator('.map-panel .place-possible').first().waitFor();
    // the map has found its frame, and has come to rest there
    await page.waitForFunction(() => {
      const map = document.querySelector<HTMLElement>('.map-content');
      return /scale\((?!1\))/.test(map?.style.transform ?? '');
    });
    await page.waitForTimeout(500);
    const { steps } = await new TablePlayer(page, 'touch').record();
    const at = await page.evaluate(() => {
      const middles = [...document.querySelectorAll('.map-panel .place-possible .map-town')].map(town => {
        const { x, y, width, height } = town.getBoundingClientRect();
        return { town, x: x + width / 2, y: y + height / 2 };
      });
      const seen = middles.find(({ town, x, y }) => town.contains(document.elementFromPoint(x, y)));
      return { x: seen?.x ?? 0, y: seen?.y ?? 0 };
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const sheet = page.locator('.explain-card');
    await sheet.waitFor();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const box = await boxOf(sheet);
    const bar = await boxOf(page.locator('.bar'));
    if (viewport.width < viewport.height) {
      expect(box.width).toBeGreaterThan(viewport.width - 20);
      expect(box.height).toBeLessThanOrEqual(viewport.height / 2 + 1);
    } else {
      const head = await boxOf(page.locator('.table-head'));
      expect(box.y).toBeGreaterThanOrEqual(head.y + head.height);
    }
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    const isUpon = (x: number, y: number) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    expect(isUpon(at.x, at.y)).toBe(false);
    await sheet.tap();
    await sheet.waitFor({ state: 'detached' });
    expect((await new TablePlayer(page, 'touch').record()).steps).toEqual(steps);
  },
);
