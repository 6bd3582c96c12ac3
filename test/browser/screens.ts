import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { State } from '../../src/rules/model';
import type { GameRecord } from '../../src/rules/replay';
import type { Settings } from '../../src/ui/session/settings';
import { launchChromium, startServer } from './browser';
import { SWIFT, goldenGame, openGame, openPage, recordUntil, type OpenPage, type Sitting } from './game';

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
const SETTLED = 300;

interface Scene {
  name: string;
  /** An address, or a game. */
  at: string | (Pick<Sitting, 'seats'> & { record: GameRecord });
  settings?: Partial<Settings>;
  french?: boolean;
  night?: boolean;
}

const waits = (what: string) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === what;
const DUEL = goldenGame('2-players-a');
const FOUR = goldenGame('4-players-a');
const ALONE = goldenGame('solo-normal');
const four: Sitting['seats'] = ['person', 'person', 'person', 'person'];
const duel: Sitting['seats'] = ['person', 'person'];
const solo: Sitting['seats'] = ['person', 'cardinal'];

const startOfGame = {
  record: recordUntil(DUEL, state => state.round === 1 && waits('takeDie')(state)),
  seats: duel,
};
const middle = {
  record: recordUntil(
    FOUR,
    state => state.round === 3 && state.agenda.length > 1 && !waits('takeDie')(state),
  ),
  seats: four,
};
const king = { record: recordUntil(FOUR, waits('kingTile')), seats: four };
/** The first decision after a Fair. */
const fair = {
  record: recordUntil(FOUR, state => state.round === 2 && state.phase === 'action'),
  seats: four,
};
const alone = {
  record: recordUntil(ALONE, state => state.round === 2 && state.agenda.at(-1)?.seat === 0),
  seats: solo,
};
/** The Cardinal has rolled and failed, and goes on. */
const cardinal = {
  record: recordUntil(ALONE, ({ round, cycle, agenda }) => {
    const effect = agenda.at(-1)?.effects[0];
    return round === 2 && cycle > 1 && effect?.do === 'cardinal' && effect.step === 'action';
  }),
  seats: solo,
};
/** A piece with points left, and places within its reach. */
const walking = {
  record: recordUntil(FOUR, ({ round, agenda }) => {
    const effect = agenda.at(-1)?.effects[0];
    return round === 3 && effect?.do === 'dieAction' && effect.action === 'merchant';
  }),
  seats: four,
};

const SCENES: readonly Scene[] = [
  { name: 'home', at: '/', french: true, night: true },
  { name: 'new-local', at: '/new/local' },
  { name: 'new-solo', at: '/new/solo' },
  { name: 'rules', at: '/rules' },
  { name: 'start', at: startOfGame, french: true, night: true },
  { name: 'middle', at: middle, french: true, night: true },
  { name: 'walking', at: walking, night: true },
  { name: 'king', at: king },
  { name: 'fair', at: fair },
  { name: 'final', at: { record: FOUR, seats: four }, french: true, night: true },
  { name: 'solo', at: alone, night: true },
  { name: 'cardinal', at: cardinal, settings: { pace: 'steps' }, french: true },
];

/** A scene in one language and theme, in all sizes. */
async function take(browser: Browser, url: string, scene: Scene, locale: string, theme: Settings['theme']) {
  await Promise.all(
    DEVICES.map(async ({ sizes, ...device }) => {
      const [viewport] = sizes;
      const { page, complaints } = await open(browser, url, scene, { locale, viewport, ...device }, theme);
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

function open(
  browser: Browser,
  url: string,
  { at, settings: own }: Scene,
  context: BrowserContextOptions,
  theme: Settings['theme'],
): Promise<OpenPage> {
  const settings = { ...SWIFT, theme, ...own };
  return typeof at === 'string'
    ? openPage(browser, url + at, { 'tiletum.settings': settings }, context)
    : openGame(browser, url, { ...at, settings, context });
}

async function takeAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const only = process.argv.slice(2);
  const server = await startServer();
  const browser = await launchChromium();
  try {
    for (const scene of SCENES.filter(({ name }) => only.length === 0 || only.includes(name))) {
      await take(browser, server.url, scene, 'en-GB', 'day');
      if (scene.french) await take(browser, server.url, scene, 'fr-FR', 'day');
      if (scene.night) await take(browser, server.url, scene, 'en-GB', 'night');
      console.log(`screens/${scene.name}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

void takeAll();
