import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../game';
import { verdict } from './report';
import { GOALS, slow } from './slowness';

const CLIENT = join(__dirname, '../../../dist/client');

const sizes = new Map(
  readdirSync(CLIENT).flatMap(name =>
    /\.(js|css)$/.test(name) ? [[name, gzipSync(readFileSync(join(CLIENT, name))).length] as const] : [],
  ),
);

/** The script and style that a page has asked for, in gzip kB. */
export async function loaded(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  );
  return [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1000;
}

export async function measureHome(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, 'about:blank');
  await slow(page, true);
  const began = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('link').first().click({ trial: true });
  const usable = Date.now() - began;
  const kilobytes = await loaded(page);
  console.log(`home can be used after ${usable} ms: ${verdict(usable <= GOALS.usable)}`);
  console.log(
    `its script and style: ${kilobytes.toFixed(0)} kB gzip: ${verdict(kilobytes <= GOALS.kilobytes)}`,
  );
  await page.context().close();
}
