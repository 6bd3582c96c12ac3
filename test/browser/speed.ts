import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { write } from '../../src/rules/notation';
import { launchChromium, startServer } from './browser';
import { SWIFT, goldenGame, lively, openGame, openPage, recordUntil } from './game';
import { TablePlayer } from './table';

/** `npm run speed`: how fast the pages open and how fast moves are drawn, on a slow machine and a slow line. */

const CLIENT = join(__dirname, '../../dist/client');
const MOVES = 10;
const SLOWER = 4;
/** Slow 4G: 1.6 Mbit/s down, 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const sizes = new Map(
  readdirSync(CLIENT).flatMap(name =>
    /\.(js|css)$/.test(name) ? [[name, gzipSync(readFileSync(join(CLIENT, name))).length] as const] : [],
  ),
);

async function slow(page: Page, withLine: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!withLine) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
}

/** The script and style that a page has asked for, in gzip kB. */
async function loaded(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  );
  return [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1000;
}

type Measured = Window & { tasks: number[]; paints: number[] };

/** From the click to the frame after it, and tasks that hold everything up. */
const watch = (): void => {
  const measured = window as unknown as Measured;
  measured.tasks = [];
  measured.paints = [];
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => measured.paints.push(performance.now() - timeStamp))),
    true,
  );
};

const taken = (page: Page): Promise<{ tasks: number[]; paints: number[] }> =>
  page.evaluate(() => {
    const measured = window as unknown as Measured;
    const { tasks, paints } = measured;
    measured.tasks = [];
    measured.paints = [];
    return { tasks, paints };
  });

const ms = (times: readonly number[]): string => `${Math.round(Math.max(0, ...times))} ms`;

async function measure(): Promise<void> {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const home = await openPage(browser, 'about:blank', {}, { serviceWorkers: 'block' });
    await slow(home.page, true);
    const began = Date.now();
    await home.page.goto(server.url, { waitUntil: 'commit' });
    await home.page.getByRole('link').first().click({ trial: true });
    console.log(
      `home can be used after ${Date.now() - began} ms; ${(await loaded(home.page)).toFixed(0)} kB gzip`,
    );
    await home.page.context().close();

    const record = recordUntil(
      goldenGame('2-players-a'),
      state => state.round === 2 && state.phase === 'action',
    );
    const { page } = await openGame(browser, server.url, {
      record,
      seats: ['person', 'person'],
      settings: SWIFT,
      context: { serviceWorkers: 'block' },
    });
    await page.evaluate(watch);
    const player = new TablePlayer(page);
    const choose = lively(1);
    await player.turnOf([0, 1]);
    console.log(`table: ${(await loaded(page)).toFixed(0)} kB gzip with what it needs of the first screen`);
    await slow(page, false);
    for (let move = 0; move < MOVES; move++) {
      const state = await player.turnOf([0, 1]);
      const chosen = choose(state);
      await taken(page);
      await player.make(state, chosen);
      await page.waitForTimeout(300);
      const { tasks, paints } = await taken(page);
      console.log(`${write(chosen).padEnd(32)} paint ${ms(paints)}, longest task ${ms(tasks)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

void measure();
