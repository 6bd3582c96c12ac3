import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Settings } from '../../src/ui/session/settings';
import { inHouse, type House } from './house';
import { SCENES, openScene } from './scenes';

/** `npm run pictures`: the pictures of the README, compressed, into `docs/`. */

const FOLDER = join(__dirname, '../../docs');
const SIZE = { width: 1440, height: 900 };
/** As large as a README shows them, so that a picture stays below 120 kB. */
const CLIP = { x: 0, y: 0, ...SIZE, scale: 0.75 };
const MOST = 120_000;
const SETTLED = 700;
const PICTURES: readonly { scene: string; theme: Settings['theme']; file: string }[] = [
  { scene: 'walking', theme: 'day', file: 'table.webp' },
  { scene: 'cardinal', theme: 'night', file: 'cardinal.webp' },
  { scene: 'final', theme: 'day', file: 'final.webp' },
];

/** Chromium compresses it itself, smaller and sharper than JPEG. */
async function compressed(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 55,
    clip: CLIP,
  });
  return Buffer.from(data, 'base64');
}

async function takePictures({ browser, url }: House): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { scene: name, theme, file } of PICTURES) {
    const scene = SCENES.find(each => each.name === name);
    if (!scene) throw new Error(`no scene is called ${name}`);
    const context = { viewport: SIZE, locale: 'en-GB' };
    const { page } = await openScene(browser, url, scene, context, theme);
    await page.locator('h1, h2').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED);
    const picture = await compressed(page);
    if (picture.length > MOST) throw new Error(`docs/${file} would have ${picture.length} bytes`);
    writeFileSync(join(FOLDER, file), picture);
    await page.context().close();
  }
}

void inHouse(takePictures);
