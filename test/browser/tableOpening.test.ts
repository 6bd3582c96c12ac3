import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { goldenGame, openGame, recordUntil, SWIFT, type OpenPage } from './game';
import { houseOfTests } from './house';

/** What comes before a table can be played at, and that nothing moves when the rest comes. */

const house = houseOfTests();

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 650 },
  { width: 390, height: 844 },
];
/** As browsers count it: what of the window has moved, and how far. */
const STILL = 0.001;
/** Script and style of the page and of the table, squeezed, in kB: it may only become less. */
const FIRST_KILOBYTES = 236;

const openTable = (viewport = WINDOWS[0]): Promise<OpenPage> =>
  openGame(house.browser, house.url, {
    record: recordUntil(goldenGame('2-players-a'), ({ round }) => round === 2),
    seats: ['person', 'person'],
    heard: 4,
    settings: SWIFT,
    page: 'healthz',
    ...(viewport && { context: { viewport } }),
  });

const PARTS = ['.wheel-panel', '.map-panel', '.my-board', '.opponent', '.log'];

test.each(WINDOWS)('nothing moves while the parts of a table come ($width×$height)', async viewport => {
  const { page } = await openTable(viewport);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // words are wider or narrower until their fonts have come, here or there by a line: that is not asked here
  await page.route(/\.woff2?$/, route => route.abort());
  await page.goto(`${house.url}/play/test`);
  for (const part of PARTS) await page.locator(part).first().waitFor({ state: 'attached' });
  const shifts = await page.evaluate(async () => {
    // what has moved is told after it is drawn
    for (let frame = 0; frame < 3; frame++) await new Promise(drawn => requestAnimationFrame(drawn));
    return (globalThis as unknown as { shifts: number[] }).shifts;
  });
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(STILL);
});

const CLIENT = join(__dirname, '../../dist/client');
const sizeOf = (file: string): number => {
  const squeezed = readdirSync(CLIENT).includes(`${file}.br`) ? `${file}.br` : file;
  return statSync(join(CLIENT, squeezed)).size;
};

test('what a table is drawn with is named with the page, all of it and nothing else, and is not too much', async () => {
  const { page, complaints } = await openTable();
  const answer = await page.goto(`${house.url}/play/test`);
  const named = [...((await answer?.headerValue('link')) ?? '').matchAll(/<\/([^>]+)>/g)].map(
    ([, file]) => file,
  );
  await page.locator('.wheel-panel').waitFor();
  const fetched = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < drawn && /\.(js|css)$/.test(name))
      .map(({ name }) => new URL(name).pathname.slice(1));
  });
  // what comes later is asked for when the first of the table is drawn, a moment before it is seen
  const first = fetched.filter(file => !file.startsWith('restParts.'));
  const withPage = first.filter(file => file.startsWith('ui.'));
  expect(named.length).toBeGreaterThan(0);
  expect([...first].sort()).toEqual([...withPage, ...named].sort());
  expect(first.reduce((sum, file) => sum + sizeOf(file), 0) / 1000).toBeLessThan(FIRST_KILOBYTES);
  // a browser says what was fetched ahead and not used
  expect(complaints.filter(text => text.includes('preload'))).toEqual([]);
});
