import type { Browser } from 'playwright-core';
import { goldenGame, openGame, recordUntil, SWIFT } from '../game';
import { loaded } from './home';
import { verdict } from './report';
import { GOALS, slow } from './slowness';

/** How soon somebody can click at a table of this device, on a slow machine and a slow line, and what it took. */
export async function measureOpening(browser: Browser, url: string): Promise<void> {
  const record = recordUntil(goldenGame('2-players-a'), ({ round }) => round === 2);
  const { page } = await openGame(browser, url, {
    record,
    seats: ['person', 'person'],
    heard: 4,
    settings: SWIFT,
    page: 'rules',
    context: { serviceWorkers: 'block' },
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await slow(page, true);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      {
        type: 'longtask',
        buffered: true,
      },
    );
  });
  const began = Date.now();
  await page.goto(`${url}/play/test`, { waitUntil: 'commit' });
  await page.locator('.place-possible, .pill.possible').first().click({ trial: true, timeout: 60_000 });
  const usable = Date.now() - began;
  const kilobytes = await loaded(page);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  console.log(`a table can be used after ${usable} ms: ${verdict(usable <= GOALS.firstClick)}`);
  console.log(
    `its script and style until then: ${kilobytes.toFixed(0)} kB gzip: ${verdict(kilobytes <= GOALS.firstKilobytes)}`,
  );
  console.log(`its longest task until then: ${longest.toFixed(0)} ms: ${verdict(longest <= GOALS.task)}`);
  await page.context().close();
}
