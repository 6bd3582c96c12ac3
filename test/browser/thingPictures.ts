import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { goldenText } from '../games/golden';
import { launchChromium } from './browser';
import { openPositions } from './positions/visit';

/** `npm run pictures:things`: the card of each kind of thing beside its thing, into `docs/explains/`. */

const FOLDER = join(__dirname, '../../docs/explains');
const WIDE = { width: 1440, height: 900 };
/** Where in which games every kind is found. */
const PLACES = [
  ['4-players-a', [87, 120, 181, 260]],
  ['solo-hard', [30]],
] as const;
const AROUND = 14;
const SCALE = 0.62;
const MOST = 30_000;

/** In the page: what the card and its thing take up. */
const taken = () => {
  const boxes = [...document.querySelectorAll('.explain-card, [data-pictured]')].map(each =>
    each.getBoundingClientRect(),
  );
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  const width = Math.max(...boxes.map(box => box.right)) - left;
  const height = Math.max(...boxes.map(box => box.bottom)) - top;
  return { left, top, width, height };
};

async function pictureOf(page: Page): Promise<Buffer> {
  const { left, top, width, height } = await page.evaluate(taken);
  const session = await page.context().newCDPSession(page);
  const clip = {
    x: Math.max(0, left - AROUND),
    y: Math.max(0, top - AROUND),
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
    scale: SCALE,
  };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 45, clip });
  return Buffer.from(data, 'base64');
}

async function takeThings(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchChromium();
  const page = await openPositions(browser, { viewport: WIDE });
  const done = new Set<string>();
  for (const [game, at] of PLACES.flatMap(([name, places]) => places.map(place => [name, place] as const))) {
    await page.evaluate(text => window.positions.open(text, 'en'), goldenText(game));
    const kinds = await page.evaluate(place => window.positions.kindsAt(place), at);
    for (const [index, kind] of kinds.entries()) {
      if (done.has(kind)) continue;
      done.add(kind);
      await page.evaluate(which => window.positions.pointAt(which), index);
      // a preview comes with it
      await page.waitForTimeout(300);
      const picture = await pictureOf(page);
      if (picture.length > MOST)
        throw new Error(`docs/explains/${kind}.webp would have ${picture.length} bytes`);
      writeFileSync(join(FOLDER, `${kind}.webp`), picture);
    }
  }
  await browser.close();
}

void takeThings();
