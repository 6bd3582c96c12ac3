import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { activeSeat } from '../../src/rules/model';
import { write } from '../../src/rules/notation';
import type { Sitting } from '../../src/table/online/wire';
import { ENGLISH, textOf } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';
import { launchChromium, startServer, type RunningServer } from './browser';
import { brief, openPage, SWIFT } from './game';
import { create, join, start } from './meeting';
import { OnlinePlayer, Witness } from './onlinePlayer';

/** A house that is opened on another folder for a while, with people at its tables. */

const FRENCH = textOf('fr', fr);
/** Longer than a page waits before it asks again. */
const LONG_MS = 6_000;

const folders = ['right', 'empty'].map(name => mkdtempSync(pathOf(tmpdir(), `tiletum-${name}-`)));
const [right = '', empty = ''] = folders;
let server: RunningServer;
let browser: Browser;
let witness: Witness | undefined;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ DATA_DIR: right }), launchChromium()]);
});
afterAll(async () => {
  witness?.close();
  await Promise.all([browser.close(), server.stop()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function reopen(DATA_DIR: string): Promise<void> {
  const { port } = new URL(server.url);
  await server.stop();
  server = await startServer({ DATA_DIR, PORT: port });
}

async function openTable(sitting: Sitting, locale: string): Promise<Page> {
  const kept = { 'tiletum.settings': SWIFT, 'tiletum.sittings': [sitting] };
  const { page } = await openPage(browser, `${server.url}/table/${sitting.id}`, kept, { locale });
  await page.locator('.table').waitFor();
  return page;
}

const keysOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tiletum.sittings') ?? '[]') as unknown);

test('a house on an empty folder and back: no key is lost, it is told in words, and all play on by themselves', async () => {
  const ada = await create(server.url, 'Ada', ['person', 'person']);
  const bob = await join(server.url, ada, 'Bob');
  await start(server.url, ada);
  const seen = new Witness(server.url, ada.id);
  witness = seen;
  const [adas, bobs] = [await openTable(ada, 'en-GB'), await openTable(bob, 'fr-FR')];
  await seen.until('the beginning', () => seen.has());
  const players = [new OnlinePlayer(adas, seen), new OnlinePlayer(bobs, seen, FRENCH)];
  const playerNow = (): OnlinePlayer => {
    const player = players[activeSeat(seen.state()) ?? -1];
    if (!player) throw new Error('nobody is to play');
    return player;
  };
  await playerNow().make(seen.state(), brief(seen.state()));

  await reopen(empty);
  const told = [adas.getByText(ENGLISH.say('line.noTable')), bobs.getByText(FRENCH.say('line.noTable'))];
  for (const words of told) await words.waitFor();
  // a move that is made meanwhile waits for the table
  const before = seen.moves();
  const wish = brief(seen.state());
  const waiting = playerNow();
  await waiting.wish(seen.state(), wish);
  await waiting.page.getByText(waiting.text.say('line.waiting')).waitFor();
  await adas.waitForTimeout(LONG_MS);
  const other = waiting.page === adas ? bobs : adas;
  await other.reload();
  await other.getByText((other === adas ? ENGLISH : FRENCH).say('line.noTable')).waitFor();
  expect([await keysOf(adas), await keysOf(bobs)]).toEqual([[ada], [bob]]);

  await reopen(right);
  for (const page of [adas, bobs]) await page.locator('.table').waitFor();
  for (const words of told) await words.waitFor({ state: 'detached' });
  await seen.until('the move that waited', () => seen.moves().length > before.length);
  expect(seen.moves()).toEqual([...before, write(wish)]);
  const played = new Set<OnlinePlayer>();
  while (played.size < players.length) {
    const player = playerNow();
    const state = await player.turnOf([activeSeat(seen.state()) ?? -1]);
    await player.make(state, brief(state));
    played.add(player);
  }
  expect([await keysOf(adas), await keysOf(bobs)]).toEqual([[ada], [bob]]);
});

test('a key that is another’s in this house is set aside, told, and tried again', async () => {
  const ada = await create(server.url, 'Ada', ['person', 'person']);
  await join(server.url, ada, 'Bob');
  await start(server.url, ada);
  const wrong = { ...ada, token: 'x'.repeat(32) };
  const page = await openTable(wrong, 'en-GB');
  await page.getByText(ENGLISH.say('line.aside')).waitFor();
  expect(await keysOf(page)).toEqual([{ ...wrong, aside: true }]);
  // the lobby shows the table, but not as one that waits for its person
  await page.goto(`${server.url}/online`);
  await page.getByRole('link', { name: ENGLISH.say('tables.look') }).waitFor();
  await page.evaluate(
    sitting => localStorage.setItem('tiletum.sittings', JSON.stringify([{ ...sitting, aside: true }])),
    ada,
  );
  await page.goto(`${server.url}/table/${ada.id}`);
  await page.locator('.table').waitFor();
  await page.getByText(ENGLISH.say('line.aside')).waitFor({ state: 'detached' });
  expect(await keysOf(page)).toEqual([ada]);
});

test('only its person forgets a key that is set aside', async () => {
  const ada = await create(server.url, 'Ada', ['person', 'person']);
  const page = await browser.newPage({ locale: 'fr-FR' });
  await page.goto(server.url);
  await page.evaluate(sitting => localStorage.setItem('tiletum.sittings', JSON.stringify([sitting])), {
    ...ada,
    token: 'x'.repeat(32),
  });
  await page.goto(`${server.url}/table/${ada.id}`);
  await page.getByText(FRENCH.say('line.aside')).waitFor();
  await page.getByRole('button', { name: FRENCH.say('line.forget') }).click();
  await page.getByText(FRENCH.say('line.aside')).waitFor({ state: 'detached' });
  expect(await keysOf(page)).toEqual([]);
});
