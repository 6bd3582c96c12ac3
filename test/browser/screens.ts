import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Settings } from '../../src/ui/session/settings';
import { inHouse } from './house';
import { SCENES, openScene, type Scene } from './scenes';

/** `npm run screens`: takes pictures of the pages and of moments of a game, into `screens/`. */

const FOLDER = join(__dirname, '../../screens');
/** A mouse and a finger; each sees its sizes one after the other. */
const DEVICES = [
  {
    sizes: [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
    ],
  },
  { sizes: [{ width: 390, height: 844 }], hasTouch: true, isMobile: true },
] as const;
/** All parts of a table have come, and lie still. */
const SETTLED = 1500;

/** A scene in one language and theme, in all sizes. */
async function take(browser: Browser, url: string, scene: Scene, locale: string, theme: Settings['theme']) {
  await Promise.all(
    DEVICES.map(async ({ sizes, ...device }) => {
      const [viewport] = sizes;
      const { page, complaints } = await openScene(
        browser,
        url,
        scene,
        { locale, viewport, ...device },
        theme,
      );
      await page.locator('h1, h2').first().waitFor({ state: 'attached' });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.waitForTimeout(SETTLED);
        const words = [scene.name, locale.slice(0, 2), theme, size.width].join('-');
        await page.screenshot({ path: join(FOLDER, `${words}.png`) });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) console.log(`${words}: ${tooWide} px wider than the screen`);
        for (const complaint of new Set(complaints)) console.log(`${words}: ${complaint}`);
      }
      await page.context().close();
    }),
  );
}

async function takeAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const only = process.argv.slice(2);
  await inHouse(async ({ browser, url }) => {
    for (const scene of SCENES.filter(({ name }) => only.length === 0 || only.includes(name))) {
      await take(browser, url, scene, 'en-GB', 'day');
      if (scene.french) await take(browser, url, scene, 'fr-FR', 'day');
      if (scene.night) await take(browser, url, scene, 'en-GB', 'night');
      console.log(`screens/${scene.name}`);
    }
  });
}

void takeAll();
