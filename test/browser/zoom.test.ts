import type { Page } from 'playwright-core';
import { ENGLISH } from '../../src/ui/text';
import { SWIFT, goldenGame, openGame, recordUntil } from './game';
import { houseOfTests } from './house';

/** The map moves and grows under wheel, drag and buttons, and never leaves its frame. */

const house = houseOfTests();
const { say } = ENGLISH;

/** One who may walk: places glow on the map. */
const record = recordUntil(goldenGame('2-players-a'), ({ agenda }) => {
  const effect = agenda.at(-1)?.effects[0];
  return effect?.do === 'dieAction' && effect.action === 'merchant' && effect.points > 1;
});

async function openMap(viewport = { width: 1440, height: 900 }): Promise<Page> {
  const { page } = await openGame(house.browser, house.url, {
    ...{ record, seats: ['person', 'person'], settings: SWIFT, context: { viewport } },
  });
  await page.locator('.map-content[style*=transform]').waitFor();
  return page;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
};
const sizeOf = async (page: Page): Promise<number> => {
  const [inside, frame] = [await boxOf(page, '.map-content'), await boxOf(page, '.map-wrapper')];
  return Math.round((inside.width / frame.width) * 100) / 100;
};
/** A wheel is heard of with the next picture. */
const grown = (page: Page) =>
  page.waitForFunction(() => {
    const [inside, frame] = ['.map-content', '.map-wrapper'].map(
      each => document.querySelector(each)?.getBoundingClientRect().width ?? 0,
    );
    return inside !== undefined && frame !== undefined && inside > 1.2 * frame;
  });
/** The map's size once a button has done its work: it too is drawn with the next picture. */
async function pressAndSize(page: Page, name: 'map.zoomIn' | 'map.zoomOut' | 'map.fit'): Promise<number> {
  const before = await sizeOf(page);
  await press(page, say(name));
  await page.waitForFunction(was => {
    const [inside, frame] = ['.map-content', '.map-wrapper'].map(
      each => document.querySelector(each)?.getBoundingClientRect().width ?? 0,
    );
    return inside !== undefined && frame !== undefined && Math.round((inside / frame) * 100) / 100 !== was;
  }, before);
  return sizeOf(page);
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('buttons enlarge the map and show all of it again', async () => {
  const page = await openMap();
  expect(await sizeOf(page)).toBe(1);
  const once = await pressAndSize(page, 'map.zoomIn');
  expect(once).toBeGreaterThan(1.2);
  expect(await pressAndSize(page, 'map.zoomIn')).toBeGreaterThan(once);
  expect(await pressAndSize(page, 'map.zoomOut')).toBe(once);
  expect(await pressAndSize(page, 'map.fit')).toBe(1);
});

test('the wheel enlarges what lies under the pointer; a drag moves it, as far as there is map', async () => {
  const page = await openMap();
  const frame = await boxOf(page, '.map-wrapper');
  await page.mouse.move(frame.x + frame.width / 4, frame.y + frame.height / 4);
  await page.mouse.wheel(0, -300);
  await grown(page);
  const before = await boxOf(page, '.map-content');
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 4 - 40, frame.y + frame.height / 4 - 30, { steps: 4 });
  await page.mouse.up();
  const after = await boxOf(page, '.map-content');
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-40, -30]);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width * 3, frame.y + frame.height * 3, { steps: 8 });
  await page.mouse.up();
  const corner = await boxOf(page, '.map-content');
  expect([corner.x, corner.y].map(Math.round)).toEqual([frame.x, frame.y].map(Math.round));
});

test('a drag that ends where it began upon a place chooses nothing; a click does', async () => {
  const page = await openMap();
  await press(page, say('map.zoomIn'));
  const place = page.locator('.map .place-possible').first();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [midX, midY] = [x + width / 2, y + height / 2];
  const stepsNow = () => page.evaluate(() => document.querySelectorAll('.place-possible').length);
  const before = await stepsNow();
  await page.mouse.move(midX, midY);
  await page.mouse.down();
  await page.mouse.move(midX + 25, midY + 25, { steps: 5 });
  await page.mouse.up();
  expect(await stepsNow()).toBe(before);
  await place.click();
  await page.waitForFunction(was => document.querySelectorAll('.place-possible').length !== was, before);
});

test('a phone shows what the decision is about, large', async () => {
  const page = await openMap({ width: 390, height: 844 });
  await grown(page);
});
