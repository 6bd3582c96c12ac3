import type { Locator, Page } from 'playwright-core';
import { SWIFT, goldenGame, openGame, playOn, recordUntil, lively } from './game';
import { houseOfTests } from './house';
import { TablePlayer } from './table';

/** The log stays where what is new comes in, unless somebody reads what was before. */

const house = houseOfTests();

const scrollOf = (page: Page): Locator => page.locator('.log-scroll');
const heightLeft = (box: Locator): Promise<number> =>
  box.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
const wordsIn = (page: Page): Promise<string | null> => scrollOf(page).textContent();

/** Plays until the log has got longer; the page has settled then. */
async function playOneTurn(page: Page): Promise<void> {
  const player = new TablePlayer(page);
  const { turn } = await player.turnOf([0, 1]);
  await playOn(player, [0, 1], lively(1), state => state.turn !== turn);
  await page.waitForTimeout(300);
}

async function sit() {
  return openGame(house.browser, house.url, {
    record: recordUntil(goldenGame('2-players-a'), ({ round, cycle }) => round === 2 && cycle === 2),
    seats: ['person', 'person'],
    heard: 1,
    settings: SWIFT,
  });
}

test('it opens at its lower end and stays there', async () => {
  const { page } = await sit();
  const box = scrollOf(page);
  await box.waitFor();
  await page.waitForTimeout(300);
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  expect(await heightLeft(box)).toBeLessThan(2);
  const before = await wordsIn(page);
  await playOneTurn(page);
  expect(await wordsIn(page)).not.toBe(before);
  expect(await heightLeft(box)).toBeLessThan(2);
});

test('who has scrolled up stays where he reads', async () => {
  const { page } = await sit();
  const box = scrollOf(page);
  await box.waitFor();
  await page.waitForTimeout(300);
  await box.evaluate(element => {
    element.scrollTop = 0;
  });
  await playOneTurn(page);
  expect(await heightLeft(box)).toBeGreaterThan(100);
});

test('a line says by which rule where somebody points at it, or goes there', async () => {
  const { page } = await sit();
  const line = scrollOf(page).locator('li').last();
  const rule = line.locator('.log-rules');
  await rule.waitFor();
  const seen = (): Promise<string> => rule.evaluate(element => getComputedStyle(element).opacity);
  expect(await seen()).toBe('0');
  await line.hover();
  expect(await seen()).toBe('1');
  await page.mouse.move(0, 0);
  expect(await seen()).toBe('0');
  await rule.getByRole('link').first().focus();
  expect(await seen()).toBe('1');
});
