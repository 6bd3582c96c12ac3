import type { Page } from 'playwright-core';
import { ENGLISH, plain, textOf, type Text } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';
import { badRecordWords } from '../../src/ui/text/record';
import { SCRIPT, SPOILT, hostileGame, problemOf } from '../games/spoilt';
import { SWIFT } from './game';
import { houseOfTests } from './house';
import { finishedGame } from './savedGames';
import { importAtHome, offer } from './viewer';

/** Files that are no games, or hostile ones, brought into a browser with games of its own. */

const house = houseOfTests();

interface Guarded {
  readonly page: Page;
  /** What was run, or would have been had the content policy not forbidden it. */
  readonly ran: readonly string[];
}

async function open(): Promise<Guarded> {
  const ran: string[] = [];
  const stored = {
    ...finishedGame('one'),
    ...finishedGame('two'),
    'tiletum.settings': JSON.stringify(SWIFT),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: house.url, localStorage }];
  const page = await house.browser.newPage({ storageState: { cookies: [], origins } });
  await page.exposeFunction('note', (what: string) => ran.push(what));
  await page.exposeFunction('hi', () => ran.push('the script of a file'));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', e => note(`${e.effectiveDirective} ${e.blockedURI}`))",
  );
  page.on('pageerror', error => ran.push(error.message));
  await page.goto(house.url);
  return { page, ran };
}

const storage = (page: Page): Promise<unknown> => page.evaluate(() => Object.entries(localStorage));

async function isRefused(page: Page, text: string, words: Text): Promise<void> {
  const problem = problemOf(text);
  if (!problem) throw new Error('this file fits');
  await offer(page, text);
  const sentence = `${plain(badRecordWords(words, problem))} ${words.say('record.nothingChanged')}`;
  await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
}

test.each([
  ['English', ENGLISH],
  ['Français', textOf('fr', fr)],
])('what is wrong with a file is said in %s, and nothing is run or lost', async (language, text) => {
  const { page, ran } = await open();
  await page.getByRole('radio', { name: language }).click();
  await page.locator(`html[lang=${text.language}]`).waitFor();
  const before = await storage(page);
  for (const spoilt of SPOILT) await isRefused(page, spoilt.text, text);
  expect(await storage(page)).toEqual(before);
  expect(await page.getByRole('link', { name: new RegExp(`^${text.say('tables.look')}: `) }).count()).toBe(2);
  expect(ran).toEqual([]);
});

test('a name that is a script is only ever text: at home, in the replay, at the end', async () => {
  const { page, ran } = await open();
  const text = hostileGame();
  const id = await importAtHome(page, text);
  expect(await page.getByRole('status').getByText(SCRIPT).count()).toBe(1);
  await page.goto(`${house.url}/replay/${id}`);
  await page.getByRole('heading', { name: SCRIPT }).first().waitFor();
  for (const path of [`play/${id}`, `statistics/${id}`, 'replay', '']) {
    await page.goto(`${house.url}/${path}`);
    await page.getByText(SCRIPT).first().waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  }
  expect(ran).toEqual([]);
});
