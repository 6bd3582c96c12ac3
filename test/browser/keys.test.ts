import type { Page } from 'playwright-core';
import type { State } from '../../src/rules/model';
import { TABLE_SHORTCUTS } from '../../src/ui/keys/keyList';
import { ENGLISH } from '../../src/ui/text';
import { houseOfTests } from './house';
import { SWIFT, goldenGame, lively, openGame, playOn, recordUntil, type Sitting } from './game';
import { TablePlayer } from './table';

/** Playing by keys: shortcuts, arrows, and where the focus goes. */

const house = houseOfTests();

const { say } = ENGLISH;
const DUEL = goldenGame('2-players-a');
const waits = (what: string) => (state: State) =>
  state.round > 1 && state.agenda.at(-1)?.effects[0]?.do === what;

async function sit(wanted: (state: State) => boolean, context: Sitting['context'] = {}) {
  const record = recordUntil(DUEL, wanted);
  const seats: Sitting['seats'] = ['person', 'person'];
  // the end of the round before has been told
  const sitting = { record, seats, settings: SWIFT, context, heard: 1 };
  const { page } = await openGame(house.browser, house.url, sitting);
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  return page;
}

const focusIsIn = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(wanted => document.activeElement?.closest(wanted), selector);

/** Keys for a whole turn: a die, its goods, an Action with several points, what comes with it, the end. */
const MOST_PRESSES_PER_MOVE = 12;

test.each([4, 7])('a whole turn is played by arrows, Enter and shortcuts in few presses (%s)', async seed => {
  const page = await sit(waits('takeDie'));
  const player = new TablePlayer(page, 'arrows');
  const before = await player.state();
  const { length } = (await player.record()).steps;
  await playOn(player, [0, 1], lively(seed), state => state.turn !== before.turn);
  const moves = (await player.record()).steps.length - length;
  expect(moves).toBeGreaterThan(2);
  expect(player.presses / moves).toBeLessThan(MOST_PRESSES_PER_MOVE);
});

test('all keys that are listed are marked on the table, and do what they say', async () => {
  const page = await sit(state => state.undoable > 1 && state.round > 1);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await dialog.locator('kbd').first().waitFor();
  const listed = await dialog.locator('.keys').first().locator('kbd').allTextContents();
  expect(listed.slice(-Object.keys(TABLE_SHORTCUTS).length)).toEqual(
    Object.values(TABLE_SHORTCUTS).map(({ key }) => key),
  );
  // a dialog is open: nothing behind it answers
  const player = new TablePlayer(page);
  const { steps } = await player.record();
  await page.keyboard.press('u');
  expect((await player.record()).steps).toHaveLength(steps.length);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  for (const [name, { key }] of Object.entries(TABLE_SHORTCUTS))
    if (name !== 'now')
      expect({ name, marked: await page.locator(`[aria-keyshortcuts="${key}"]:visible`).count() }).toEqual({
        name,
        marked: 1,
      });

  const regions = {
    w: '.wheel-panel',
    m: '.map-panel',
    o: '.part-offers',
    b: '.my-board',
    p: '.opponents',
    l: '.log',
  };
  for (const [key, selector] of Object.entries(regions)) {
    await page.keyboard.press(key);
    await focusIsIn(page, selector);
  }
  await page.keyboard.press('u');
  expect((await player.record()).steps).toHaveLength(steps.length - 1);
  await page.getByRole('button', { name: say('bar.redo'), exact: true, disabled: false }).waitFor();
  await page.keyboard.press('r');
  expect((await player.record()).steps).toHaveLength(steps.length);
});

test('keys of one letter can be switched off where they are listed; arrows and Enter stay', async () => {
  const page = await sit(state => state.undoable > 1 && state.round > 1);
  const player = new TablePlayer(page);
  const { length } = (await player.record()).steps;
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: say('settings.keys') }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  for (const key of ['u', 'e', '?', 'm']) await page.keyboard.press(key);
  expect(await dialog.count()).toBe(0);
  expect((await player.record()).steps).toHaveLength(length);
  await page.keyboard.press('ArrowRight');
  await focusIsIn(page, '.place, .tile-button, .pill, .choice, .button');
  await page.reload();
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  await page.keyboard.press('u');
  expect((await player.record()).steps).toHaveLength(length);
});

test('a new decision takes the focus of who plays by keys; Escape puts back what was picked', async () => {
  const page = await sit(waits('takeDie'));
  await page.keyboard.press('n');
  await focusIsIn(page, '.wheel-panel');
  await page.keyboard.press('Enter');
  await focusIsIn(page, '.prompt-card .possible');
  await page.keyboard.press('Escape');
  await focusIsIn(page, '.wheel-panel');
  await page.locator('.prompt-card').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await focusIsIn(page, '.prompt-card .possible');
  await page.keyboard.press('Enter');
  await focusIsIn(page, '.possible, .place, .prompt-card, .bar');
});

test('Escape puts the card of a tile away, and leaves the focus on the tile', async () => {
  const page = await sit(waits('takeDie'));
  await page.locator('.part-offers .tile-button').first().focus();
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await focusIsIn(page, '.tile-button');
});

test('who plays by hand keeps the focus where it is', async () => {
  const page = await sit(waits('takeDie'));
  await page
    .getByRole('region', { name: say('wheel.title') })
    .getByRole('button')
    .first()
    .click();
  await page.locator('.prompt-card .possible').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.prompt-card'))).toBeNull();
});

test('letters are letters while somebody types', async () => {
  const { page } = await openGame(house.browser, house.url, {
    record: recordUntil(DUEL, waits('takeDie')),
    seats: ['person', 'person'],
  });
  await page.goto(`${house.url}/new/local`);
  const name = page.getByRole('textbox').first();
  await name.fill('');
  await name.pressSequentially('Burns?');
  expect(await name.inputValue()).toBe('Burns?');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('on a phone a shortcut opens the tab of what it leads to', async () => {
  const page = await sit(waits('takeDie'), { viewport: { width: 390, height: 844 } });
  for (const [key, selector] of [
    ['m', '.map-panel'],
    ['b', '.my-board'],
    ['w', '.wheel-panel'],
  ] as const) {
    await page.keyboard.press(key);
    await focusIsIn(page, selector);
  }
});
