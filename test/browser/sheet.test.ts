import type { Page } from 'playwright-core';
import { CARDINAL } from '../../src/rules/cardinal/board';
import { projectEnd, projectFairs } from '../../src/rules/projection';
import { playerOf, type Seat, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { signed } from '../../src/ui/pictures/numbers';
import { ENGLISH } from '../../src/ui/text';
import { seriousFindings } from './axe';
import { SWIFT, goldenGame, openGame, recordUntil, type Sitting } from './game';
import { houseOfTests } from './house';

/** Any name and any score opens into all about a player: board, points, what is to be expected. */

const house = houseOfTests();
const { say } = ENGLISH;

const LATE: Sitting = {
  record: recordUntil(goldenGame('4-players-a'), ({ round, cycle }) => round === 4 && cycle === 2),
  seats: ['person', 'person', 'person', 'person'],
  heard: 3,
};
const NOW = replay(LATE.record);

const openedBy = (state: State, seat: Seat) => {
  const { name, score: points } = playerOf(state, seat);
  return { name, points };
};
const opener = (page: Page, seat: Seat) =>
  page.getByRole('button', { name: say('sheet.open', openedBy(NOW, seat)) });
const figures = (texts: readonly string[]): string[] => texts.map(text => text.trim());

test('the score of another opens into points by source and round, and the end as of now', async () => {
  const { page, complaints } = await openGame(house.browser, house.url, LATE);
  for (const seat of [0, 1, 2, 3]) {
    await opener(page, seat).last().click();
    const sheet = page.getByRole('dialog');
    const { score, name } = playerOf(NOW, seat);
    await sheet.getByRole('heading', { name }).waitFor();
    expect(await sheet.locator('tfoot .points-sum').textContent()).toBe(String(score));
    const end = projectEnd(NOW, seat);
    const lists = sheet.locator('.sheet-outlook ul');
    expect(figures(await lists.nth(1).locator('b').allTextContents())).toEqual(
      [score, ...end.parts.map(({ points }) => points)].map(signed),
    );
    expect(await sheet.locator('.sheet-total').getByRole('img').getAttribute('aria-label')).toBe(
      say('unit.vp', { n: end.total }),
    );
    const fairs = projectFairs(NOW, seat).map(fair => signed(fair.takesPart ? fair.points : 0));
    expect(figures(await lists.nth(0).locator('b').allTextContents()).slice(1)).toEqual(fairs);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
});

test('by keyboard it opens, shows the whole board, and gives the focus back', async () => {
  const { page } = await openGame(house.browser, house.url, LATE);
  const first = opener(page, 1).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: say('board.buildings') }).waitFor();
  const crests = playerOf(NOW, 1).buildings.filter(({ crest }) => crest !== null);
  expect(await sheet.locator('.sheet-board use[href^="#crest-"]').count()).toBe(crests.length);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.waitForFunction(button => button === document.activeElement, await first.elementHandle());
});

test('the Cardinal’s name opens into his points; his board lies open anyway', async () => {
  const record = recordUntil(goldenGame('solo-normal'), ({ round, cycle }) => round === 3 && cycle === 1);
  const now = replay(record);
  const { page } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'cardinal'],
    heard: 2,
    settings: { ...SWIFT, pace: 'steps' },
  });
  await page.getByRole('button', { name: say('sheet.open', openedBy(now, CARDINAL)) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('.points-matrix').waitFor();
  expect(await sheet.locator('tfoot .points-sum').textContent()).toBe(String(playerOf(now, CARDINAL).score));
  expect(await sheet.locator('.sheet-board').count()).toBe(0);
});

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 1024, height: 768 }],
])('on %s everybody’s score stands at the head, and the sheet fits', async (_room, viewport) => {
  const { page } = await openGame(house.browser, house.url, { ...LATE, context: { viewport } });
  const scores = page.getByRole('list', { name: say('table.scores') });
  await scores.waitFor();
  expect(figures(await scores.getByRole('listitem').allTextContents())).toEqual(
    NOW.order.map(seat => String(playerOf(NOW, seat).score)),
  );
  await page.keyboard.press('p');
  await opener(page, 1).first().click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(viewport.width);
});
