import type { Page } from 'playwright-core';
import { activeSeat, playerOf, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { ENGLISH } from '../../src/ui/text';
import { SWIFT, goldenGame, openGame, recordUntil, type Sitting } from './game';
import { houseOfTests } from './house';

/** The table for who hears it: names of what is drawn, all of it in words, and what the others do. */

const house = houseOfTests();
const { say } = ENGLISH;
const FOUR = goldenGame('4-players-a');
const ALONE = goldenGame('solo-normal');
const PHONE = { viewport: { width: 390, height: 844 } };
const people: Sitting['seats'] = ['person', 'person', 'person', 'person'];
const waits = (what: string) => (state: State) =>
  state.round > 2 && state.agenda.at(-1)?.effects[0]?.do === what;

async function sit(sitting: Pick<Sitting, 'record' | 'seats'> & Partial<Sitting>): Promise<Page> {
  const { page } = await openGame(house.browser, house.url, { heard: 4, ...sitting });
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  await page.locator('.log').waitFor({ state: 'attached' });
  return page;
}

/** What Chromium tells a screen reader of a part of the table. */
const tree = (page: Page, selector: string): Promise<string> => page.locator(selector).first().ariaSnapshot();

test('what is drawn has names, and no numbers without words', async () => {
  const record = recordUntil(FOUR, waits('dieAction'));
  const G = replay(record);
  const page = await sit({ record, seats: people });
  const wheel = await tree(page, '.wheel-panel');
  for (const { colour } of G.wheel.dice) expect(wheel).toContain(`img "${say(`die.${colour}`)}, `);
  const map = await tree(page, '.map-panel');
  const { name, houses } = playerOf(G, 0);
  expect(map).toContain(`img "${name}: ${say('piece.merchant')}, `);
  expect(map.split(`: ${name}"`).length - 1).toBeGreaterThanOrEqual(houses.length);
  const king = await tree(page, '.king-panel');
  for (const player of G.players) expect(king).toContain(player.name);
  const board = await tree(page, '.my-board');
  expect(board).toContain(say('board.room', { building: 1, floor: 1 }));
  for (const part of [wheel, map, board])
    expect(part).not.toMatch(/group "[^"]*": [-+\d ]+$|text: [-+\d ]+$/m);
});

test('the whole table is there in words, by a key and by its first button', async () => {
  const page = await sit({ record: recordUntil(FOUR, waits('takeDie')), seats: people });
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: say('keys.inWords') });
  for (const part of ['The wheel', 'King’s favour', 'The map', 'The offers', 'The boards'])
    await dialog.getByRole('heading', { level: 3, name: new RegExp(part) }).waitFor();
  await dialog.getByRole('heading', { level: 4, name: say('town.koeln'), exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const first = page.getByRole('button', { name: say('keys.inWords') });
  await first.focus();
  expect((await first.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
});

test.each([{}, PHONE])(
  'what the Cardinal did is said once, as a whole, when his turn is over',
  async context => {
    const record = recordUntil(ALONE, state => state.round === 2 && activeSeat(state) === 1);
    const page = await sit({
      record,
      seats: ['person', 'cardinal'],
      settings: { ...SWIFT, pace: 'steps' },
      context,
    });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const note = (): void => {
        const words = document.querySelector('.turn-voice')?.textContent ?? '';
        if (words !== '' && words !== heard.at(-1)) heard.push(words);
      };
      new MutationObserver(note).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.getByRole('button', { name: say('solo.toMyTurn') }).click();
    await page.waitForFunction(() => document.querySelector('.turn-voice')?.textContent);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toContain(playerOf(replay(record), 1).name);
    expect(heard[0]?.split('. ').length).toBeGreaterThan(3);
    expect(await page.locator('[aria-live]:visible').count()).toBe(0);
  },
);
