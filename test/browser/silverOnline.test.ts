import type { Page } from 'playwright-core';
import { activeSeat, scoresOf } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';

import { ENGLISH } from '../../src/ui/text';
import { LONG } from '../dose';
import { openPage, SWIFT } from './game';
import { houseOfTests } from './house';
import { Witness } from './onlinePlayer';
import { Seer } from './seer';
import { bar } from './viewer';

/** Three people at a table of the house, with Prospect for Silver: each in a browser, one of whom loses the line. */

shelveForCommands();
const house = houseOfTests({ BOT_PAUSE_MS: '100' });
let witness: Witness | undefined;
const { say } = ENGLISH;

afterEach(() => witness?.close());

/** To the end with `npm run test:long`; else a turn of everybody. */
const MOST_CLICKS = LONG ? 1500 : 60;
const SILVER = say('box.silver');

const guest = async (path = '/'): Promise<Page> =>
  (await openPage(house.browser, house.url + path, { 'tiletum.settings': SWIFT })).page;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A table of three with the box; gives its link. */
async function createTable(page: Page, name: string): Promise<string> {
  await page
    .getByRole('textbox', { name: `${say('newGame.name')}, ${say('newGame.seat', { n: 1 })}` })
    .fill(name);
  await page
    .getByRole('group', { name: say('newGame.seat', { n: 3 }) })
    .getByRole('radio', { name: say('newGame.free') })
    .check({ force: true });
  await page.getByRole('switch', { name: SILVER }).click();
  await page.locator('.silver-maps').waitFor();
  await page.getByRole('switch', { name: say('newGame.listed') }).check();
  await press(page, say('newGame.createTable'));
  return page.getByRole('textbox', { name: say('onlineTable.link') }).inputValue();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: say('newGame.nameHint'), exact: true }).fill(name);
  await press(page, say('lobby.sit'));
  await page.getByText(say('seat.you', { name })).waitFor();
  await press(page, say('onlineTable.ready'));
}

/** Comes back after the line was cut, with the page closed meanwhile. */
async function comeBack(page: Page, link: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(link);
  await page.locator('.table').waitFor();
}

test('three people play; one comes back; the record of the house is replayed', async () => {
  const pages = [await guest('/new/online'), await guest('/online'), await guest('/online')];
  const [ada, bob, clara] = pages;
  if (!ada || !bob || !clara) throw new Error('nobody has come');
  const link = await createTable(ada, 'Ada');
  await bob.locator('.table-row', { hasText: SILVER }).waitFor();
  for (const [page, name] of [
    [bob, 'Bob'],
    [clara, 'Clara'],
  ] as const) {
    await page.goto(link);
    await page.locator('.fact', { hasText: SILVER }).waitFor();
    await sitDown(page, name);
  }
  await press(ada, say('onlineTable.start'));
  await Promise.all(pages.map(page => page.locator('.wheel').waitFor()));

  const id = link.split('/').at(-1) ?? '';
  const told = new Witness(house.url, id);
  witness = told;
  await told.until('the beginning', () => told.has());
  const seers = pages.map((page, seat) => new Seer(page, seat + 1));
  let back = 0;
  while (seers.reduce((sum, { clicks }) => sum + clicks, 0) < MOST_CLICKS && !told.state().ranking) {
    const state = told.state();
    if (!LONG && state.cycle > 1) break;
    const seat = activeSeat(state) ?? 0;
    if (seat === 1 && back++ === 2) await comeBack(bob, link);
    if (!(await seers[seat]?.clickOnce())) await ada.waitForTimeout(50);
  }
  expect(back).toBeGreaterThan(2);
  expect(told.state().ranking !== undefined || told.state().cycle > 1).toBe(true);

  const record = told.record();
  expect(Object.keys(record.options.boxes ?? {})).toEqual(['silver']);
  expect(scoresOf(replay(record))).toEqual(scoresOf(told.state()));
  const end = record.steps.length;
  await clara.goto(`${house.url}/replay/${id}?at=${end}`);
  await bar(clara)
    .getByText(say('replay.where', { step: end, of: end }))
    .waitFor();
});
