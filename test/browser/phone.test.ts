import type { Locator } from 'playwright-core';
import type { State } from '../../src/rules/model';
import { ENGLISH } from '../../src/ui/text';
import { SWIFT, goldenGame, openGame, recordUntil, type Sitting } from './game';
import { houseOfTests } from './house';

/** What a small screen has room for, held upright. */

const house = houseOfTests();
const { say } = ENGLISH;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
const DUEL = goldenGame('2-players-a');
const waits = (what: string) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === what;

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
  const notice = await boxOf(page.getByRole('alert').filter({ hasText: say('error.storage') }));
  const coach = await boxOf(page.locator('.coach'));
  expect(notice.y + notice.height).toBeLessThanOrEqual(coach.y);
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
