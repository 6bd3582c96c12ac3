import type { Page } from 'playwright-core';
import { activeSeat, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import type { Readings } from '../../src/rules/readings';
import { replay } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { optionsFor } from '../../src/tools/step';
import { readingsOfFair } from '../../src/ui/text/words';
import { seriousFindings } from './axe';
import { openGame, openPage, recordUntil } from './game';
import { houseOfTests } from './house';

/** Readings of the rules: chosen, shown at the table, beside the rule and in the log. */

const house = houseOfTests();

const WINDOWS = [
  { width: 1440, height: 780 },
  { width: 1280, height: 650 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

const pageAt = (path: string): Promise<{ page: Page; complaints: string[] }> =>
  openPage(house.browser, house.url + path, {}, { locale: 'en-GB' });

const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words });

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('they are the third part of a new game, and the table shows what differs', async () => {
  const { page, complaints } = await pageAt('/new/local');
  await page.getByRole('link', { name: 'Read them' }).click();
  await page.getByText('all as usual', { exact: true }).waitFor();
  expect(await page.locator('.reading').getByRole('radio').count()).toBe(16);
  await answer(page, 'King Action', 'No, all of them').check();
  await page.locator('.difference').waitFor();
  await page.getByText('1 of 8 differs').waitFor();
  await page.getByRole('link', { name: 'Back to options' }).click();
  await page.getByText('1 of 8 differs').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: '1 reading differs' }).click();
  await page.getByRole('dialog').getByText('all points are used, instead of step by step').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const href = await page.getByRole('dialog').getByRole('link', { name: 'R6.60' }).getAttribute('href');
  expect(href).toBe('/rules/R6.60?readings=kingAction-all');
  await page.goto(house.url + String(href));
  await page.locator('.rule-open').getByText('At this table: No, all of them').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what is my usual is proposed next time, and as usual again with one button', async () => {
  const { page } = await pageAt('/new/solo?readings');
  await answer(page, 'Tile of the wheel', 'Any time in my turn').check();
  await page.getByRole('button', { name: 'Keep as my usual' }).click();
  await page.getByText('Kept: new games').waitFor({ state: 'attached' });
  for (const way of ['local', 'online']) {
    await page.goto(`${house.url}/new/${way}?readings`);
    expect(await answer(page, 'Tile of the wheel', 'Any time in my turn').isChecked()).toBe(true);
  }
  await page.getByRole('button', { name: 'All as usual' }).click();
  expect(await answer(page, 'Tile of the wheel', 'Right after the die').isChecked()).toBe(true);
  await page.getByText('all as usual', { exact: true }).waitFor();
});

test('they are chosen with keys alone, and each number opens its rule', async () => {
  const { page } = await pageAt('/new/local?readings');
  await page.getByRole('heading', { name: 'Readings of the rules' }).waitFor();
  const first = answer(page, 'Contract step of the Merchant', 'Only to the next town');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  expect(await answer(page, 'Contract step of the Merchant', 'One step to any space').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('R11.10j');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).locator('.rule-open .rule-readings').waitFor();
  await page.getByText('1 of 8 differs').waitFor();
});

/** The page with one reading that differs, in a window of its own. */
async function differing(viewport: { width: number; height: number }, locale: string): Promise<Page> {
  const path = `${house.url}/new/online?readings`;
  const { page } = await openPage(house.browser, path, {}, { viewport, locale });
  await page.locator('.reading').getByRole('radio').nth(1).check();
  await page.locator('.difference').waitFor();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  return page;
}

test.each(WINDOWS)('in a window of $width × $height nothing leaves it', async viewport => {
  const pages = [await differing(viewport, 'en-GB'), await differing(viewport, 'fr-FR')];
  for (const page of pages) expect(await page.locator('.reading-differs').count()).toBe(1);
});

test('axe finds nothing, by day and by night, on a phone too', async () => {
  const page = await differing({ width: 1440, height: 780 }, 'en-GB');
  expect(await seriousFindings(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
  expect(await seriousFindings(page, ['color-contrast'])).toEqual([]);
  expect(await seriousFindings(await differing({ width: 390, height: 844 }, 'fr-FR'))).toEqual([]);
});

test('a host says before the game how rules are read; a guest sees it and is ready anew', async () => {
  const { page: host } = await pageAt('/new/online');
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.getByRole('heading', { name: 'Invite' }).waitFor();
  const { page: guest } = await pageAt(new URL(host.url()).pathname);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await guest.getByRole('button', { name: 'Not ready yet' }).waitFor();
  await host.getByRole('button', { name: 'Read them' }).click();
  await answer(host, 'Helper that adds points', 'Only while a point is left').click();
  await guest.getByText('while a point is left, instead of until the turn ends').waitFor();
  await guest.getByRole('button', { name: 'I am ready' }).waitFor();
  await guest.getByRole('button', { name: 'Read them' }).click();
  expect(await answer(guest, 'Helper that adds points', 'Only while a point is left').isDisabled()).toBe(
    true,
  );
  expect(await seriousFindings(guest)).toEqual([]);
  await host.getByRole('button', { name: 'All as usual' }).click();
  await guest.getByText('while a point is left, instead of').waitFor({ state: 'detached' });
});

const ANY_TIME: Readings = { wheelTile: 'anyTime' };

test('a tile at any time is taken in the bar, and the log says by which reading', async () => {
  const { record } = randomGame({ ...optionsFor(2), readings: ANY_TIME }, 3, { watched: false });
  const before = recordUntil(record, ({ agenda, wheel }) => {
    const effect = agenda[0]?.effects[0];
    return agenda.length === 1 && effect?.do === 'dieAction' && wheel.tiles[effect.action] !== undefined;
  });
  const seats: ('person' | 'greedy')[] = ['person', 'person'];
  const { page, complaints } = await openGame(house.browser, house.url, { record: before, seats });
  await page.getByRole('button', { name: '1 reading differs' }).waitFor();
  await page
    .locator('.task-pills')
    .getByRole('button', { name: /^Take it/ })
    .click();
  await page
    .locator('.task-pills')
    .getByRole('button', { name: /^Take it/ })
    .waitFor({ state: 'detached' });
  const mark = page.locator('.log .rule-own').last();
  expect(await mark.textContent()).toBe('R5.18');
  expect(await mark.getAttribute('title')).toBe(
    'At this table: any time in the turn, instead of right after the die',
  );
  expect(complaints).toEqual([]);
});

test('the table says what its readings make of a Fair and of an exchange', async () => {
  const readings: Readings = { firstExchange: 'action', fairCrests: 'owned' };
  const games = [1, 2, 3, 4, 5, 6, 7, 8].map(
    seed => randomGame({ ...optionsFor(2), readings }, seed, { watched: false }).record,
  );
  const isRead = ({ fairs }: State): boolean => fairs.some(({ tile }) => readingsOfFair(tile).length > 0);
  const record = games.find(game => isRead(replay(game)));
  if (!record) throw new Error('a Fair counts Crests in every third game');
  const before = recordUntil(record, state =>
    legalMoves(state, activeSeat(state) ?? 0).some(({ type }) => type === 'exchange'),
  );
  const seats: ('person' | 'greedy')[] = ['person', 'person'];
  const { page } = await openGame(house.browser, house.url, { record: before, seats });
  const sign = page.locator('.fairs li > .picture').first();
  await sign.waitFor();
  expect(await sign.getAttribute('aria-label')).toContain('owned ones count');
  await sign.hover();
  expect(await page.getByRole('tooltip').textContent()).toContain('one Crest, placed or not');
  await page.getByText('The first exchange of each Contract action brings one more resource.').waitFor();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
});
