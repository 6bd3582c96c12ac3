import { ENGLISH } from '../../src/ui/text';
import { houseOfTests } from './house';
import { openPage } from './game';
import { openScene, SCENES } from './scenes';

/** Home of somebody new; and of somebody who sits at tables of the house and has games of this device. */

const house = houseOfTests();
const { say } = ENGLISH;

async function home() {
  const scene = SCENES.find(({ name }) => name === 'games');
  if (!scene) throw new Error('no such scene');
  const viewport = { width: 1440, height: 900 };
  const { page } = await openScene(house.browser, house.url, scene, { locale: 'en-GB', viewport }, 'day');
  return page;
}

test('all that waits for me comes first, wherever it is played, and a click goes on', async () => {
  const page = await home();
  const rows = page.locator('.game-row');
  await rows.nth(4).waitFor();
  const kinds = await rows.locator('.game-kind').allInnerTexts();
  expect(new Set(kinds.map(each => each.trim()))).toEqual(
    new Set([say('tables.kind.online'), say('tables.kind.solo'), say('tables.kind.device')]),
  );
  const waits = await rows.evaluateAll(all => all.map(row => row.classList.contains('game-waits')));
  expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
  const finished = await rows.last().innerText();
  expect(finished).toContain(say('tables.finished'));
  await page.getByRole('radio', { name: `${say('tables.choice.online')} 2` }).check();
  await page.waitForFunction(() => document.querySelectorAll('.game-row').length === 2);
  await page.locator('.game-row').getByRole('link').first().click();
  await page.waitForURL('**/table/*');
});

test('a house that does not answer is told, and the games of this device are there', async () => {
  const page = await home();
  await page.route('**/api/mine', route => route.abort());
  await page.reload();
  await page.getByText(say('tables.away', { n: 2 })).waitFor();
  expect(await page.locator('.game-row').count()).toBe(3);
});

test.each([
  [390, 844],
  [1440, 900],
])('at %i × %i what is above comes first to who listens as well', async (width, height) => {
  const { page } = await openPage(
    house.browser,
    house.url,
    {},
    { locale: 'en-GB', viewport: { width, height } },
  );
  await page.locator('.first-time').waitFor();
  const parts = await page
    .locator('.home-main > :is(.ways, .first-time)')
    .evaluateAll(all =>
      all.map(part => [part.getAttribute('class') ?? '', part.getBoundingClientRect().top] as const),
    );
  expect(parts.map(([, top]) => top)).toEqual(parts.map(([, top]) => top).toSorted((a, b) => a - b));
  expect(parts[0]?.[0].includes('first-time')).toBe(width === 390);
});
