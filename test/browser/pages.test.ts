import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { doseOf } from '../dose';
import { houseOfTests } from './house';
import { cutLine } from './offline';
import { finishedGame, type Kept } from './savedGames';

const house = houseOfTests();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

interface Opened {
  readonly page: Page;
  /** What the page complained about. */
  readonly troubles: string[];
}

/** A new visitor at an address, with what an earlier visit left behind. */
async function open(path: string, options: BrowserContextOptions = {}, kept: Kept = {}): Promise<Opened> {
  const context = await house.browser.newContext({ locale: 'en-GB', ...options });
  await context.addInitScript(entries => {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem('seen') === null) localStorage.setItem(key, value);
    localStorage.setItem('seen', 'yes');
  }, kept);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  await page.goto(house.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, troubles };
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('what is started from home is saved at once', async () => {
  const { page, troubles } = await open('/');
  await page.getByRole('button', { name: 'Play: At this device' }).click();
  await page.waitForURL('**/play/*');
  await page.goto(house.url);
  await page.getByRole('link', { name: /Play on/ }).waitFor();
  expect(troubles).toEqual([]);
});

test.each(['Alone against the Cardinal', 'At this device'])('%s can be set up first', async way => {
  const { page, troubles } = await open('/');
  await page.getByRole('link', { name: `Set up: ${way}` }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/play/*');
  expect(troubles).toEqual([]);
});

test('once loaded, the game opens without a network, at any of its addresses', async () => {
  const { page } = await open('/');
  await cutLine(page);
  await page.goto(`${house.url}/new/local`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/play/*');
  await page.goto(`${house.url}/rules/R6.23`);
  await page.locator('.rule-open').waitFor();
});

test('Start is focused, so that Enter is enough', async () => {
  const { page } = await open('/new/local');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/*');
});

test('a problem of the options stands beside its field and keeps the game from starting', async () => {
  const { page } = await open('/new/local');
  await page.getByRole('textbox', { name: /Seat 2/ }).fill('');
  expect(await page.getByRole('alert').textContent()).toBe('Seat 2 needs a name.');
  expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
  await page.getByRole('group', { name: 'Seat 2' }).first().getByRole('radio', { name: 'Closed' }).check();
  expect(await page.getByRole('alert').textContent()).toBe('2 to 4 players are needed.');
});

test('an unknown address shows the way home', async () => {
  const { page, troubles } = await open('/nowhere/at/all');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'There is nothing at this address',
  );
  await page.getByRole('link', { name: 'Go home' }).click();
  expect(pathOf(page)).toBe('/');
  expect(troubles).toEqual([]);
});

test('the server answers pages with the client, but neither files nor the lobby', async () => {
  const answers = ['/new/solo', '/rules/R6.23', '/nothing.js', '/games/tiletum/none'].map(path =>
    fetch(house.url + path),
  );
  const [solo, rule, file, lobby] = await Promise.all(answers);
  expect([solo?.status, rule?.status, file?.status, lobby?.status]).toEqual([200, 200, 404, 404]);
  expect(await rule?.text()).toContain('id=app');
});

test('a game that cannot be read is set aside with a message, and can be taken along as a file', async () => {
  const spoilt = '{"version":1,"seats":["person"';
  const { page } = await open('/', {}, { 'tiletum.match.spoilt': spoilt });
  await page.getByRole('heading', { name: 'A saved game could not be read' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the game' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(spoilt);
  await page.reload();
  await page.getByRole('heading', { name: 'A saved game could not be read' }).waitFor();
});

test('deleting a game asks first', async () => {
  const { page } = await open('/', {}, finishedGame());
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByText('Finished').count()).toBe(1);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Finished').waitFor({ state: 'detached' });
});

test('the language comes from the browser, can be changed, and is remembered', async () => {
  const { page } = await open('/', { locale: 'fr-FR' });
  await page.getByText('Sur cet appareil').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByText('At this device').waitFor();
  await page.reload();
  await page.getByText('At this device').waitFor();
});

test('settings hold at once and stay', async () => {
  const { page } = await open('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Night' }).check();
  await dialog.getByRole('switch', { name: 'High contrast' }).check();
  await dialog.getByRole('switch', { name: 'Patterns on the dice' }).check();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  const marks = await page
    .locator('html')
    .evaluate(({ dataset }) => Object.fromEntries(Object.entries(dataset)));
  expect(marks).toEqual({ theme: 'night', contrast: 'more', dice: 'patterns' });
});

test('the keyboard reaches everything on home and on a new game', async () => {
  for (const path of ['/', '/new/local']) {
    const { page } = await open(path);
    const wanted = await page.evaluate(() => {
      const radios = new Set<string>();
      return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(element => {
        // what opens a file is behind a button of its own
        if (element.matches(':disabled') || !element.checkVisibility()) return false;
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        // of a group of radio buttons one is a stop of Tab, the arrows reach the others
        const first = !radios.has(element.name);
        radios.add(element.name);
        return first;
      }).length;
    });
    const reached = new Set<string>();
    for (let stops = 0; stops < wanted + 5; stops++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element === document.body) return '';
        const all = [...document.querySelectorAll('a[href], button, input, select')];
        return element instanceof HTMLInputElement && element.type === 'radio'
          ? element.name
          : String(all.indexOf(element));
      });
      if (at !== '') reached.add(at);
    }
    expect(reached.size).toBe(wanted);
  }
});

test('a rule opens at its address, and the rules can be searched', async () => {
  const { page } = await open('/rules/R6.23');
  await page.locator('.rule-open').waitFor();
  expect(await page.locator('.rule-open').getAttribute('id')).toBe('R6.23');
  await page.getByRole('searchbox').fill('R13.2');
  await page.getByRole('status').getByText('1 rule found').waitFor();
  expect(await page.locator('.rule').count()).toBe(1);
});

test('the numbers are of this device or, where one answers, of the house', async () => {
  const { page, troubles } = await open('/statistics', {}, finishedGame());
  await page.getByText('1 finished game on this device').waitFor();
  await page.getByRole('radio', { name: 'All in this house' }).check();
  await page.getByText('No game has been finished in this house yet.').waitFor();
  expect(new URL(page.url()).search).toBe('?of=house');
  expect(await page.getByRole('button', { name: 'Download as CSV' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'On this device' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('points fairs final');
  expect(troubles).toEqual([]);
});

test('without a network the numbers of this device are there, and nothing is said of a house', async () => {
  const { page } = await open('/statistics', {}, finishedGame());
  await cutLine(page);
  await page.reload();
  await page.getByRole('table').first().waitFor();
  expect(await page.getByRole('radio', { name: 'All in this house' }).count()).toBe(0);
  await page.goto(`${house.url}/statistics?of=house`);
  await page.getByText('The house cannot be reached.').waitFor();
});

test('the tab of a replay and of the numbers of a game says who played', async () => {
  const names = 'Player 1, Player 2, Player 3, Player 4';
  const { page } = await open('/replay/over', {}, finishedGame('over'));
  await page.waitForFunction(title => document.title === title, `Replay · ${names} · Tiletum`);
  await page.goto(`${house.url}/statistics/over`);
  await page.waitForFunction(title => document.title === title, `Statistics · ${names} · Tiletum`);
});

const PAGES = [
  ...['/', '/new/local', '/new/solo', '/rules', '/play/over'],
  ...['/statistics', '/statistics?of=house', '/statistics/over'],
];

/** French words are longer. */
const LOCALES = ['fr-FR', 'en-GB'];

test.each(PAGES)('%s fits every screen without moving it sideways, in French too', async path => {
  for (const viewport of SIZES)
    for (const locale of doseOf(LOCALES, LOCALES.length)) {
      const { page, troubles } = await open(path, { viewport, locale }, finishedGame('over'));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ ...viewport, locale, width }).toEqual({ ...viewport, locale, width: viewport.width });
      expect(troubles).toEqual([]);
    }
});
