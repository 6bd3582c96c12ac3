import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { State } from '../../src/rules/model';
import { open, repeat, replay, type GameRecord } from '../../src/rules/replay';
import { seal } from '../../src/table/record';
import type { SeatKind } from '../../src/table/seats';
import type { Settings } from '../../src/ui/session/settings';
import { storedOf } from '../../src/ui/session/stored';
import type { Stored } from '../../src/ui/session/storedForm';
import { ENGLISH } from '../../src/ui/text';
import type { Choose } from './choosing';
import type { TablePlayer } from './table';

/** Games in a browser: brought in as saved ones, opened, played by people whose moves are chosen here. */

export const GAME = 'test';

/** Nothing that only takes time. */
export const SWIFT: Partial<Settings> = { motion: 'none', pace: 'atOnce', passing: false, coach: false };

export interface Sitting {
  record: GameRecord;
  seats: SeatKind[];
  settings?: Partial<Settings>;
  context?: BrowserContextOptions;
  /** Its address, the table if not told otherwise. */
  page?: string;
  /** Up to which round the ends of rounds have been told already. */
  heard?: number;
}

export interface OpenPage {
  page: Page;
  /** What the console and the page complained of. */
  complaints: string[];
}

const COMPLAINTS: readonly string[] = ['error', 'warning'];
/** Playwright's own word for what is asked of it here. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** What the house would answer at an address: the real one has nothing to tell there. */
export type Answers = Readonly<Record<string, unknown>>;

/** Machines are busy, and some stand still for a while. */
const PATIENCE = 60_000;

/** A page in a browser of its own that remembers complaints, and with things kept in its storage. */
export async function openPage(
  browser: Browser,
  url: string,
  kept: Record<string, unknown> = {},
  options: BrowserContextOptions = {},
  answers: Answers = {},
): Promise<OpenPage> {
  // keeping all files of the game for later is half the work of opening it: whoever cuts the line asks for that
  const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    const text = message.text();
    if (COMPLAINTS.includes(message.type()) && text !== NO_WORKER) complaints.push(text);
  });
  await page.addInitScript(entries => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(kept));
  // the same chance in every run
  await page.addInitScript(() => {
    let last = 1;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array || array instanceof Uint8Array)
        array.forEach((_, index) => {
          last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
          array[index] = array instanceof Uint8Array ? last >>> 24 : last ^ (last >>> 15);
        });
      return array;
    };
  });
  for (const [path, json] of Object.entries(answers))
    await page.route(`**${path}`, route => route.fulfill({ json }));
  await page.goto(url);
  return { page, complaints };
}

/** The saved form of a game, as the page would have written it. */
export const savedGame = ({ record, seats }: Pick<Sitting, 'record' | 'seats'>): Stored =>
  storedOf(seal(record, { seats }), Date.now(), replay(record));

/** The table of a game, opened at its address. */
export function openGame(browser: Browser, url: string, sitting: Sitting): Promise<OpenPage> {
  const { settings = SWIFT, context, heard = 0, page = `play/${GAME}` } = sitting;
  const kept = {
    [`tiletum.match.${GAME}`]: savedGame(sitting),
    [`tiletum.told.${GAME}`]: heard,
    'tiletum.settings': settings,
  };
  return openPage(browser, `${url}/${page}`, kept, context);
}

export { brief, lively, type Choose } from './choosing';

/** Plays for these seats until the game is over or `until` says so; gives the last state. */
export async function playOn(
  player: TablePlayer,
  seats: readonly number[],
  choose: Choose,
  until: (state: State) => boolean = () => false,
): Promise<State> {
  let state = await player.turnOf(seats);
  while (!state.ranking && !until(state)) {
    await player.make(state, choose(state));
    state = await player.turnOf(seats);
  }
  return state;
}

/** A game up to the first moment that is as wanted. */
export function recordUntil(record: GameRecord, wanted: (state: State) => boolean): GameRecord {
  let { state } = open(record);
  const steps = record.steps.findIndex((step, index) => {
    const found = wanted(state);
    if (!found) ({ state } = repeat(state, step, index + 1));
    return found;
  });
  if (steps < 0) throw new Error('the game never comes to that');
  return { ...record, steps: record.steps.slice(0, steps) };
}

export { goldenGame } from '../games/golden';

/** The first die that can be taken, with its first proposal; its tile is taken or left in the same click. */
export async function takeDie(page: Page, withTile = false): Promise<void> {
  await page
    .getByRole('region', { name: ENGLISH.say('wheel.title') })
    .getByRole('button')
    .first()
    .click();
  const way = page.locator('.die-ways').getByRole('listitem').first();
  await way.waitFor();
  const tick = way.getByRole('checkbox', { checked: true });
  if (!withTile && (await tick.isVisible())) await tick.click();
  await way.getByRole('button').click();
}
