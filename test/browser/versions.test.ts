import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PROJECT, startProcess, type Started } from '../../src/tools/houseProcess';
import { ENGLISH } from '../../src/ui/text';
import {
  keptStorage,
  keptTables,
  unpackData,
  unpackHouse,
  VERSIONS,
  versionsOfOtherRules,
} from '../kept/kept';
import { launchChromium } from './browser';

/** Pages and houses of then and of today, with each other: each says so in a sentence, and nothing is lost. */

const { say } = ENGLISH;
const TODAY = join(PROJECT, 'dist');
const started: Started[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  for (const house of started.splice(0)) await close(house);
});
afterAll(() => browser.close());

async function close({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

async function open(server: string, data: string, url = 'http://localhost:0'): Promise<string> {
  const environment = { DATA_DIR: data, PORT: new URL(url).port || '0', ARCHIVE_DAYS: '3650' };
  const house = startProcess(server, environment);
  started.push(house);
  return house.url;
}

/** The house of then, with its own page or with that of today. */
function houseOf(version: string, client?: string): string {
  const folder = join(TODAY, `test-versions-${version}${client === undefined ? '' : '-today'}`);
  mkdirSync(folder, { recursive: true });
  unpackHouse(version, folder);
  if (client !== undefined) cpSync(client, join(folder, 'client'), { recursive: true });
  return join(folder, 'server.js');
}

const seats = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('tiletum.sittings'));

function dataOf(version: string): string {
  const data = mkdtempSync(join(tmpdir(), 'tiletum-versions-'));
  unpackData(version, data);
  return data;
}

async function guest(entries: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(all => {
    for (const [key, text] of Object.entries(all))
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
  }, entries);
  return context.newPage();
}

describe.each(versionsOfOtherRules())('%s', version => {
  const [table] = keptTables(version).filter(({ status, canUndo }) => status === 'running' && canUndo);
  const [sitting] = table?.sittings ?? [];
  if (!sitting) throw new Error('nobody sits there');
  const kept = JSON.stringify([sitting]);

  test('its page at the house of today: it says that something is wrong, keeps its seat, and goes on anew', async () => {
    const data = dataOf(version);
    const then = houseOf(version);
    const url = await open(then, data);
    const page = await guest({ 'tiletum.sittings': kept });
    await page.goto(`${url}/table/${sitting.id}`);
    await page.locator('.table').waitFor();
    // the house is brought up to date while the page is open
    for (const house of started.splice(0)) await close(house);
    const back = page.waitForEvent('websocket');
    await open(join(TODAY, 'server.js'), data, url);
    await back;
    await page.locator('.line-notice').first().waitFor();
    expect(await seats(page)).toContain(sitting.token);

    await page.reload();
    await page.locator('.table').waitFor();
    expect(await seats(page)).toContain(sitting.token);
    expect(await page.locator('.line-notice').count()).toBe(0);
  });

  test('its page that comes to the house of today hears a sentence', async () => {
    const folder = join(TODAY, `test-versions-page-${version}`);
    unpackHouse(version, folder);
    cpSync(join(TODAY, 'server.js'), join(folder, 'server.js'));
    const url = await open(join(folder, 'server.js'), dataOf(version));
    const page = await guest({ 'tiletum.sittings': kept });
    await page.goto(`${url}/table/${sitting.id}`);
    await page.getByText('Something went wrong in the house. Try again in a moment.').waitFor();
    expect(await seats(page)).toContain(sitting.token);
  });

  test('the page of today at its house: it says which is older, with one button, and keeps its seat', async () => {
    const url = await open(houseOf(version, join(TODAY, 'client')), dataOf(version));
    const page = await guest({ 'tiletum.sittings': kept });
    await page.goto(`${url}/table/${sitting.id}`);
    await page.getByText(say('house.olderVersion')).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(1);
    await page.getByRole('button', { name: say('app.reload') }).click();
    await page.getByText(say('house.olderVersion')).waitFor();
    expect(await seats(page)).toContain(sitting.token);
  });
});

describe.each(VERSIONS)('%s', version => {
  test('what its browser kept is opened by the page of today, and played', async () => {
    const { entries, games } = keptStorage(version);
    const url = await open(join(TODAY, 'server.js'), dataOf(version));
    const page = await guest({ ...entries, 'tiletum.language': 'en' });
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(url);
    await page.locator('.game-row').first().waitFor();
    for (const { id } of games.filter(({ canUndo }) => canUndo)) {
      await page.goto(`${url}/play/${id}`);
      await page.locator('.table').waitFor();
      await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
      await page.getByRole('button', { name: say('bar.redo'), exact: true }).click();
    }
    expect(errors).toEqual([]);
  });
});
