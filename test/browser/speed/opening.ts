import type { Browser, Page } from 'playwright-core';
import { shelveForCommands } from '../../../src/tools/shelf';
import { goldenGame, openGame, recordUntil, SWIFT } from '../game';
import { listenToLine } from './fetched';
import { verdict } from './report';
import { GOALS, slow } from './slowness';

shelveForCommands();

const TABLES = [
  { what: 'a table', game: '2-players-a', usable: GOALS.firstClick, kilobytes: GOALS.firstKilobytes },
  { what: 'a Silver table', game: 'silver/2-players-a', usable: GOALS.silverFirstClick },
];

/** How soon somebody can click at a table of this device, on a slow machine and a slow line, and what it took. */
export async function measureOpening(browser: Browser, url: string): Promise<void> {
  for (const table of TABLES) await measureOne(browser, url, table);
}

async function measureOne(browser: Browser, url: string, table: (typeof TABLES)[number]): Promise<void> {
  const { what, game, kilobytes } = table;
  const page = await withGame(browser, url, game);
  const fetched = await listenToLine(page);
  await slow(page, true);
  await page.addInitScript(watchTasks);
  const began = Date.now();
  await page.goto(`${url}/play/test`, { waitUntil: 'commit' });
  await page.locator('.place-possible, .pill.possible').first().click({ trial: true, timeout: 60_000 });
  const usable = Date.now() - began;
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  const { code, all } = await fetched();
  console.log(`${what} can be used after ${usable} ms: ${verdict(usable <= table.usable)}`);
  console.log(
    `its script and style until then: ${code.toFixed(0)} kB over the line` +
      (kilobytes === undefined ? '' : `: ${verdict(code <= kilobytes)}`) +
      ` (${all.toFixed(0)} kB with page and fonts)`,
  );
  console.log(`its longest task until then: ${longest.toFixed(0)} ms: ${verdict(longest <= GOALS.task)}`);
  await page.context().close();
}

/** A browser that keeps a game and has never seen the table: it keeps none of its files. */
async function withGame(browser: Browser, url: string, game: string): Promise<Page> {
  const record = recordUntil(goldenGame(game), ({ round }) => round === 2);
  const { page } = await openGame(browser, url, {
    record,
    seats: ['person', 'person'],
    heard: 4,
    page: 'healthz',
    settings: SWIFT,
  });
  return page;
}

/** In the page. */
const watchTasks = (): void => {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
};
