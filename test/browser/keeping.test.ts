import type { Page } from 'playwright-core';
import { ENGLISH } from '../../src/ui/text';
import { houseOfTests } from './house';
import { SWIFT, goldenGame, openGame, openPage, recordUntil } from './game';
import { goldenFile, goldenText } from '../games/golden';
import { finishedGame } from './savedGames';

/** What this device keeps, when everything about it goes wrong; and game files. */

const house = houseOfTests();

const { say } = ENGLISH;
const GAME_FILE = goldenFile('solo-easy');
const file = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

async function openFile(page: Page, chosen: string | ReturnType<typeof file>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('tables.import') }).click();
  await (await chooser).setFiles(chosen);
}

/** Lets a file fall on the page. */
const drop = (page: Page, text: string): Promise<void> =>
  page.evaluate(content => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'game.json'));
    for (const kind of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

test('a game file is chosen or dropped, stands in the list, and opens', async () => {
  const { page, complaints } = await openPage(house.browser, house.url);
  await openFile(page, GAME_FILE);
  await page.getByRole('status').getByText('was added').waitFor();
  await page.locator('.game-row').first().waitFor();
  expect(await page.locator('.game-row').count()).toBe(1);
  await drop(page, goldenText('solo-easy'));
  await page.locator('.game-row').nth(1).waitFor();
  await page
    .getByRole('link', { name: new RegExp(say('tables.look')) })
    .first()
    .click();
  await page.waitForURL('**/play/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test('a file that holds no game says so, and one that breaks the rules says where', async () => {
  const { page } = await openPage(house.browser, house.url);
  await openFile(page, file('{"version":1,"__proto__":{}}'));
  await page.getByRole('alert').getByText(say('record.foreign')).waitFor();
  const text = goldenText('solo-easy');
  await openFile(page, file(text.replace('"1 proceed"', '"1 fly to the moon"')));
  const line = text.split('\n').indexOf('    "1 proceed",') - text.split('\n').indexOf('  "lines": [');
  await page
    .getByRole('alert')
    .getByText(say('record.noMove', { line, detail: '1 fly to the moon', reason: '' }))
    .waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

const NASTY: Record<string, string> = {
  'tiletum.match.cut': '{"version":1,"seats":["person"',
  'tiletum.match.old': '{"version":0}',
  'tiletum.match.null': 'null',
  'tiletum.match.huge': 'x'.repeat(2_000_000),
  'tiletum.match.__proto__': '{"__proto__":{"version":1}}',
  'tiletum.settings': '{"theme":"purple","pace":null,"__proto__":{"coach":1},"toString":"x"}',
  'tiletum.usual.local': '{"mode":"local","places":[null,null,null,null]}',
  'tiletum.language': '__proto__',
};

test('nothing that lies in the storage keeps the game from opening', async () => {
  const context = await house.browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(
    entries => {
      if (sessionStorage.getItem('laid')) return;
      sessionStorage.setItem('laid', 'yes');
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    Object.entries({ ...NASTY, ...finishedGame() }),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(house.url);
  await page.getByRole('heading', { name: say('error.savedGame') }).waitFor();
  expect(await page.locator('.aside-list li').count()).toBe(5);
  await page.locator('.game-row').first().waitFor();
  expect(await page.locator('.game-row').count()).toBe(1);
  await page.goto(`${house.url}/play/cut`);
  await page.getByRole('heading', { name: say('error.savedGame') }).waitFor();
  await page.goto(`${house.url}/new/local`);
  await page.getByRole('button', { name: say('newGame.start') }).waitFor();
  expect(errors).toEqual([]);
});

test.each(['/play/__proto__', '/play/none', '/rules/__proto__', '/new/__proto__', '/play/%25E0%25A4%25A'])(
  '%s shows the way home or what can be shown',
  async path => {
    const { page, complaints } = await openPage(house.browser, house.url + path);
    const home = page.getByRole('link', { name: /Home|Go home/i }).first();
    await home.click();
    await page.getByRole('heading', { name: say('home.title') }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('where storage is forbidden a game is played all the same, and the player is told', async () => {
  const context = await house.browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(house.url);
  await page.getByRole('button', { name: `${say('home.local.go')}: ${say('home.local')}` }).click();
  await page.getByRole('alert').getByText(say('error.storage')).waitFor();
  const dice = page.getByRole('region', { name: say('wheel.title') }).getByRole('button');
  await dice.first().click();
  await page.locator('.prompt-card').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
  await dice.first().waitFor();
  expect(errors).toEqual([]);
});

test('when the storage is full while playing, the player is told, and goes on', async () => {
  const record = recordUntil(
    goldenGame('2-players-a'),
    state => state.agenda.at(-1)?.effects[0]?.do === 'takeDie',
  );
  const { page, complaints } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'person'],
    settings: SWIFT,
  });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const dice = page.getByRole('region', { name: say('wheel.title') }).getByRole('button');
  await dice.first().click();
  await page.locator('.prompt-card').getByRole('listitem').first().getByRole('button').click();
  const notice = page.getByRole('alert').filter({ hasText: say('error.storage') });
  await notice.waitFor();
  await notice.getByRole('button', { name: say('table.close') }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
  await dice.first().waitFor();
  expect(complaints).toEqual([]);
});
