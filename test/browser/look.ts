import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inHouse } from './house';
import { ALONE, DESKS, aloneFile } from './look/alone';
import { alone, beside } from './look/beside';
import { fileOf, PAIRS, type Pair } from './look/pairs';
import { readme } from './look/readme';
import { openScene } from './scenes';

/**
 * `npm run look [-- table4 …]`: each drawing of the design beside the game as it is, and what of Silver is looked at in
 * five windows (`-- desks`, or `-- desks/king`), into `docs/look/`.
 */

const DESIGN = join(__dirname, '../../../shared/design/look');
const FOLDER = join(__dirname, '../../docs/look');
const SETTLED = 900;

type Shot = Pick<Pair, 'scene' | 'window' | 'phone' | 'part' | 'act'>;

async function built(browser: Browser, url: string, shot: Shot): Promise<Buffer> {
  const { scene, window: viewport, phone = false, part, act } = shot;
  const context = {
    viewport,
    locale: 'en-GB',
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone || part ? 2 : 1,
  };
  const { page } = await openScene(browser, url, scene, context, 'day');
  await page.locator('h1, h2').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  await act?.(page);
  await page.waitForTimeout(SETTLED);
  const picture = await page.screenshot(part && { clip: part });
  await page.context().close();
  return picture;
}

async function takeLooks(): Promise<void> {
  if (!existsSync(DESIGN)) {
    console.log(
      'The drawings of the design lie beside the project, in ../shared/design/look: they are not there.',
    );
    process.exitCode = 1;
    return;
  }
  const only = process.argv.slice(2);
  const isWanted = (name: string): boolean => only.length === 0 || only.some(each => name.includes(each));
  const wanted = PAIRS.filter(({ drawing }) => isWanted(drawing));
  mkdirSync(join(FOLDER, 'desks'), { recursive: true });
  await inHouse(async ({ browser, url }) => {
    for (const pair of wanted) {
      const drawing = readFileSync(join(DESIGN, `${pair.drawing}.png`));
      writeFileSync(
        join(FOLDER, fileOf(pair)),
        await beside(browser, drawing, await built(browser, url, pair)),
      );
      console.log(`docs/look/${fileOf(pair)}`);
    }
    for (const each of ALONE)
      for (const window of DESKS) {
        const file = aloneFile(each, window);
        if (!isWanted(file)) continue;
        writeFileSync(
          join(FOLDER, file),
          await alone(browser, await built(browser, url, { ...each, window })),
        );
        console.log(`docs/look/${file}`);
      }
  });
  writeFileSync(join(FOLDER, 'README.md'), readme(PAIRS));
}

void takeLooks();
