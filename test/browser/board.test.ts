import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { activeSeat, type Options, type State } from '../../src/rules/model';
import { optionsFor, soloFor } from '../../src/tools/step';
import { ENGLISH } from '../../src/ui/text';
import { LONG } from '../dose';
import { launchChromium } from './browser';
import { betweenMoves } from './clicks';
import type { Kind } from './foreign/page';
import { BoardPlayer } from './foreign/player';
import { SWIFT, brief, lively, openPage, type Choose } from './game';

/** The board on a page of somebody else: the framework's client plays there, in each of its ways. */

const URL = 'http://somebody.example/';
const { say } = ENGLISH;
const WHOLE_GAME = 900_000;
/** `TILETUM_LONG=1`: all by clicks; else only the last turns, and all that comes after them. */
const FROM = LONG ? { round: 1, cycle: 1 } : { round: 4, cycle: 3 };

/** What others call as we do. */
const THEIRS = `<!doctype html><html lang="de"><head><title>Somebody's page</title>
<style>body { font: 13px serif; color: rgb(1, 2, 3) } .table { border: 2px solid red } #game { margin-right: 400px }</style></head>
<body class="page"><h1 class="display">Games</h1><table class="table part"><tr><td>1</td></tr></table>
<div class="panel bar card lower log tip">words</div><a class="rule-link" href="#x">x</a>
<button class="button button-go pill">press</button><input class="field" placeholder="name">
<ol class="fairs dialog"><li class="phase">one</li></ol><div id="game"></div></body></html>`;

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'tiletum-board-'));

beforeAll(async () => {
  const bundle = `import('./src/tools/boardBundle.mjs').then(({ bundleWithBoard }) =>
    bundleWithBoard('test/browser/foreign/page.tsx', ${JSON.stringify(join(folder, 'board.js'))}, 'development'))`;
  const { stderr, status } = spawnSync(process.execPath, ['--eval', bundle], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  browser = await launchChromium();
});
afterEach(() => Promise.all(browser.contexts().map(context => context.close())));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.close();
});

/** A page of somebody else, before the board is on it. */
async function theirPage() {
  const opened = await openPage(browser, 'about:blank', {}, { viewport: { width: 1840, height: 900 } });
  const { page, complaints } = opened;
  await page.route(`${URL}**`, async route => {
    const file = new globalThis.URL(route.request().url()).pathname.slice(1);
    if (file === '') return route.fulfill({ contentType: 'text/html', body: THEIRS });
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/css';
    return route.fulfill({ contentType, body: readFileSync(join(folder, file)) });
  });
  await page.addInitScript(
    settings => localStorage.setItem('tiletum.settings', settings),
    JSON.stringify(SWIFT),
  );
  await page.goto(URL);
  // what an empty page complains of is nobody's
  complaints.length = 0;
  return opened;
}

async function mount(page: Page, kind: Kind, options: Options): Promise<void> {
  await page.addStyleTag({ url: 'board.css' });
  await page.addScriptTag({ url: 'board.js', type: 'module' });
  await page.waitForFunction(() => 'mount' in window);
  await page.evaluate(([as, of]) => window.mount(as, of), [kind, options] as const);
  await page.locator('.tiletum .bar').first().waitFor();
}

/** Plays for these players until the game is over. */
async function playOut(players: readonly BoardPlayer[], choose: Choose): Promise<State> {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const seats = first.seat === 'all' ? [0, 1] : players.map(({ seat }) => Number(seat));
  for (;;) {
    const state = await first.turnOf(seats);
    if (state.ranking) return state;
    const player = players.find(({ seat }) => seat === String(activeSeat(state))) ?? first;
    await player.make(await player.turnOf(seats), choose(state));
  }
}

async function sitDown(kind: Kind, options: Options, seats: readonly string[]) {
  const { page, complaints } = await theirPage();
  await mount(page, kind, options);
  return { page, complaints, players: seats.map(seat => new BoardPlayer(page, seat)) };
}

describe('a whole game', () => {
  test.each<[string, Kind, Options, string[]]>([
    ['of two at one board, with the Debug panel', 'single', optionsFor(2), ['all']],
    ['of two boards', 'two', optionsFor(2), ['0', '1']],
    ['against a bot of ours', 'greedy', optionsFor(2), ['0']],
    ['against the Cardinal', 'cardinal', soloFor({ level: 'normal' }), ['0']],
  ])(
    '%s',
    async (_name, kind, options, seats) => {
      const { page, complaints, players } = await sitDown(kind, options, seats);
      await page.evaluate(from => window.hurry(from), FROM);
      const state = await playOut(players, LONG ? lively(2) : brief);
      for (const player of players) await player.turnOf([]);
      expect(state.ranking).toHaveLength(2);
      for (const { seat } of players)
        await page
          .locator(`.seat-${seat === 'all' ? 'null' : seat}`)
          .getByRole('heading', { level: 1, name: say('end.title') })
          .waitFor();
      expect(complaints).toEqual([]);
    },
    WHOLE_GAME,
  );
});

/** All that the page of somebody else is, without what the board has put into its place. */
const theirs = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('html, body, body *')].filter(
      element => !element.closest('#game > *, script, style, link'),
    );
    return {
      looks: own.map(element => [
        element.tagName,
        // the page is as high as what lies in it
        [...getComputedStyle(element)]
          .filter(name => !/size|height|origin/.test(name))
          .map(name => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`),
      ]),
      marks: own.map(({ attributes }) => [...attributes].map(({ name, value }) => `${name}=${value}`)),
      title: document.title,
      address: location.href,
      steps: history.length,
    };
  });

/** What style sheets name for the whole page: animations, fonts, properties. */
const namesForAll = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap(rule => {
        if (rule instanceof CSSFontFaceRule) return rule.style.getPropertyValue('font-family');
        return 'name' in rule && typeof rule.name === 'string' ? rule.name : [];
      }),
    ),
  );

test('nothing of the page is another for the board: no style, title, mark or address', async () => {
  const { page } = await theirPage();
  const before = await theirs(page);
  await mount(page, 'greedy', optionsFor(2));
  expect(await theirs(page)).toEqual(before);
  const names = await namesForAll(page);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/^["']?tiletum/i);
  const player = new BoardPlayer(page, '0');
  const state = await player.turnOf([0]);
  await player.make(state, brief(state));
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('link', { name: 'R3.2' }).first().click();
  await page.locator('.rule-open').waitFor();
  expect(await page.locator('.rule-open').getAttribute('id')).toBe('R3.2');
  await page.locator('.frame-close button').click();
  await page.locator('.table-logo').click();
  await page.locator('.tiletum .bar').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(await theirs(page)).toEqual(before);
});

test('two boards: people have the names of the lobby, and hear what is said', async () => {
  const { page } = await sitDown('two', optionsFor(2), []);
  const board = (seat: number) => page.locator(`.seat-${seat}`);
  for (const seat of [0, 1])
    await board(seat)
      .getByRole('button', { name: say('chat.title'), exact: true })
      .click();
  await board(0)
    .getByRole('textbox', { name: say('chat.say') })
    .fill('Guten Tag');
  await board(0)
    .getByRole('button', { name: say('chat.send') })
    .click();
  for (const seat of [0, 1]) {
    const said = board(seat).getByRole('list', { name: say('chat.title') });
    await said.getByText('Guten Tag').waitFor();
    expect(await said.getByRole('listitem').allTextContents()).toEqual(['Zoë Guten Tag']);
    expect(await board(seat).getByText('Ömer').count()).toBeGreaterThan(0);
  }
});

test('two boards: what is pointed at and keyed concerns only the board where that is, and nobody else', async () => {
  const { page } = await sitDown('two', { ...optionsFor(2), firstPlayer: 0 }, []);
  const isFocused = (within: string): Promise<void> =>
    page.locator(`${within}:focus, ${within} :focus`).waitFor({ state: 'attached' });
  const thing = page.locator('.seat-1 .my-board .goods li').first();
  await thing.hover();
  const card = page.locator('.seat-1 .explain-card');
  await card.waitFor();
  const [at, stands] = [await thing.boundingBox(), await card.boundingBox()];
  if (!at || !stands) throw new Error('nothing is seen');
  expect(stands.y).toBeLessThan(at.y + at.height + NEAR);
  expect(stands.y + stands.height).toBeGreaterThan(at.y - NEAR);

  const field = page.locator('.field').first();
  await field.pressSequentially('we');
  expect(await field.inputValue()).toBe('we');
  await page.evaluate(() => window.hurry({ round: 1, cycle: 2 }));
  await page.locator('.seat-0 .bar .end-turn, .seat-1 .bar .end-turn').first().waitFor();
  await isFocused('.field');
  for (const seat of ['.seat-1', '.seat-0']) {
    await page.locator(`${seat} .bar`).focus();
    await page.keyboard.press('m');
    await isFocused(`${seat} .map-panel`);
  }
});

/** As far as a card stands from its thing, and some more. */
const NEAR = 24;

test.each<[string, Kind, string]>([
  ['at one board', 'single', 'all'],
  ['at one of two boards', 'two', '0'],
])('what was done is taken back and done again, %s', async (_name, kind, seat) => {
  const options: Options = { ...optionsFor(2), firstPlayer: 0 };
  const { page, players } = await sitDown(kind, options, [seat]);
  const [player] = players;
  if (!player) throw new Error('nobody plays');
  const states: State[] = [await player.turnOf([0])];
  while ((states.at(-1)?.undoable ?? 0) < 2) {
    const state = await player.turnOf([0]);
    const move = lively(4)(state);
    await player.make(state, move);
    states.push(...betweenMoves(state, move), await player.turnOf([0, 1]));
  }
  const ground = page.locator(`.seat-${seat === 'all' ? 'null' : seat}`);
  const step = async (key: 'bar.undo' | 'bar.redo', to: State | undefined): Promise<void> => {
    await ground.getByRole('button', { name: say(key), exact: true }).click();
    await page.waitForFunction(([at, wanted]) => JSON.stringify(window.given[at]?.G) === wanted, [
      seat,
      JSON.stringify(to),
    ] as const);
  };
  await step('bar.undo', states.at(-2));
  await step('bar.undo', states.at(-3));
  await step('bar.redo', states.at(-2));
  await step('bar.redo', states.at(-1));
});

/** What is told with the picture, and what comes a little after it. */
const settled = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = window.told;
    let words = read();
    for (let same = 0; same < 20; same++) {
      await new Promise(done => requestAnimationFrame(done));
      if (read() === words) continue;
      words = read();
      same = 0;
    }
    return words;
  });

test('the time travel of the Debug panel shows at every entry the table as it was', async () => {
  const { page, players } = await sitDown('single', optionsFor(2), ['all']);
  const [player] = players;
  if (!player) throw new Error('nobody plays');
  /** Nobody has seen what lies between the moves of one click. */
  const was: { state: State; words?: string }[] = [];
  const choose = lively(5);
  while (was.length < 12) {
    const state = await player.turnOf([0, 1]);
    const move = choose(state);
    await player.make(state, move);
    const now = await player.turnOf([0, 1]);
    was.push(...betweenMoves(state, move).map(between => ({ state: between })));
    was.push({ state: now, words: await settled(page) });
  }
  const debug = page.locator('.debug-panel');
  await debug.getByRole('button', { name: 'Log', exact: true }).click();
  const entries = debug.locator('.log-event');
  expect(await entries.count()).toBe(was.length);
  const shows = async ({ state, words }: (typeof was)[number]): Promise<void> => {
    await page.waitForFunction(
      wanted => JSON.stringify(window.given['all']?.G) === wanted,
      JSON.stringify(state),
    );
    await page.waitForFunction(wanted => [undefined, window.told()].includes(wanted), words);
  };
  for (const [at, moment] of was.entries()) {
    await entries.nth(at).hover();
    await shows(moment);
    expect(await page.locator('.bar .end-turn:not([aria-disabled="true"])').count()).toBe(0);
  }
  await page.mouse.move(0, 0);
  await shows(was.at(-1) as (typeof was)[number]);
});
