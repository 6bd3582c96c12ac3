import type { Page } from 'playwright-core';
import { Film } from '../../src/ui/replay/film';
import { timelineOf } from '../../src/ui/replay/timeline';
import { ENGLISH } from '../../src/ui/text';
import { goldenFile, goldenText } from '../games/golden';
import { doseOf } from '../dose';
import { seriousFindings } from './axe';
import { houseOfTests } from './house';
import { activeSeat } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { GAME, SWIFT, goldenGame, openGame, openPage, recordUntil } from './game';
import { amissAtRest } from './stillness';
import { outside } from './windows/outside';

const house = houseOfTests();
const { say } = ENGLISH;

const bar = (page: Page) => page.getByRole('region', { name: say('replay.title') });
const standsAt = (page: Page, step: number, of = 349) =>
  bar(page).getByText(say('replay.where', { step, of })).waitFor();
const addressSays = (page: Page, part: string) => page.waitForURL(url => url.search.includes(part));

/** Opens a golden game as a file. */
async function openFile(name = '4-players-a') {
  const opened = await openPage(house.browser, `${house.url}/replay`, { 'tiletum.settings': SWIFT });
  await opened.page.locator('input[type="file"]').setInputFiles(goldenFile(name));
  await bar(opened.page).waitFor();
  return opened;
}

test('a file is watched, by buttons, keys, log and chart, and its moment is shared', async () => {
  const { page, complaints } = await openFile();
  await standsAt(page, 0);
  await page.getByRole('button', { name: say('replay.toRound', { round: 3 }) }).click();
  await page.getByText(say('table.round', { round: 3 })).waitFor();
  await page.waitForURL(url => Number(url.searchParams.get('at')) > 0);
  const start = Number(new URL(page.url()).searchParams.get('at'));
  await page.keyboard.press('ArrowRight');
  await standsAt(page, start + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await standsAt(page, start - 1);
  await page.keyboard.press('PageDown');
  await standsAt(page, start);
  await page.locator('.log-now ~ li .log-go').first().click();
  await page.getByRole('radio', { name: 'Player 2' }).check();
  await page.getByRole('tab', { name: say('table.boardOf', { name: 'Player 2' }) }).click();
  await page.getByRole('region', { name: say('table.board') }).waitFor();
  await addressSays(page, 'seat=1');
  const other = await page.context().newPage();
  await other.goto(page.url());
  expect(await bar(other).textContent()).toBe(await bar(page).textContent());
  expect(await other.getByRole('radio', { name: 'Player 2' }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

test('it goes on and back inside of a step, and says where it is', async () => {
  const { page, complaints } = await openFile();
  const { events } = new Film(goldenGame('4-players-a'));
  const at = events.findIndex(({ length }) => length > 2);
  const of = events[at]?.length ?? 0;
  const inside = (happened: number) =>
    bar(page).getByText(say('replay.inside', { step: at + 1, happened, of }));
  for (let step = 1; step <= at; step++) {
    await page.keyboard.press('ArrowRight');
    await standsAt(page, step);
  }
  await page.getByRole('button', { name: say('replay.insideOn'), exact: true }).click();
  await inside(1).waitFor();
  await page.keyboard.press('.');
  await inside(2).waitFor();
  await page.keyboard.press(',');
  await inside(1).waitFor();
  for (let more = 1; more < of; more++) await page.keyboard.press('.');
  await standsAt(page, at + 1);
  await page.getByRole('button', { name: say('replay.insideBack'), exact: true }).click();
  await inside(of - 1).waitFor();
  expect(complaints).toEqual([]);
});

test('what the others did is watched from the table, and the way leads back to it', async () => {
  const record = recordUntil(goldenGame('4-players-a'), ({ round, cycle }) => round === 4 && cycle === 2);
  const { page, complaints } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'person', 'person', 'person'],
    heard: 3,
  });
  const seat = activeSeat(replay(record));
  const last = record.steps.findLastIndex(step => step.seat === seat);
  await page.getByRole('link', { name: say('recap.replay', { n: 3 }) }).click();
  await standsAt(page, last + 1, record.steps.length);
  await page.keyboard.press('PageDown');
  await addressSays(page, 'at=');
  await page.getByRole('button', { name: say('replay.back') }).click();
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/play/${GAME}`);
  expect(complaints).toEqual([]);
});

test('it plays by itself, and stops', async () => {
  const { page } = await openFile();
  await page.getByRole('radio', { name: say('replay.times', { n: '4' }) }).check();
  await page.getByRole('button', { name: say('replay.play'), exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector('[role="slider"]')?.ariaValueNow) > 2);
  await page.keyboard.press('k');
  await page.getByRole('button', { name: say('replay.play'), exact: true }).waitFor();
  const stood = await bar(page).textContent();
  await page.waitForTimeout(600);
  expect(await bar(page).textContent()).toBe(stood);
});

test('dragging along the chart snaps to turns', async () => {
  const { page } = await openFile();
  const chart = page.getByRole('slider', { name: say('replay.time') });
  const box = await chart.boundingBox();
  if (!box) throw new Error('there is no chart');
  await page.mouse.move(box.x + 60, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 80);
  await page.mouse.up();
  // the picture follows the place in a task of its own
  await page.waitForFunction(() => Number(document.querySelector('[role="slider"]')?.ariaValueNow) > 100);
  const at = Number(await chart.getAttribute('aria-valuenow'));
  const { opening, events } = new Film(goldenGame('4-players-a'));
  expect(timelineOf(4, opening, events).slots.map(({ from }) => from)).toContain(at);
  await page.keyboard.press('ArrowRight');
  await standsAt(page, at + 1);
  await page.keyboard.press('PageUp');
  await standsAt(page, at);
});

test('a King phase and a Fair are told as they were in play', async () => {
  const { page, complaints } = await openFile();
  await page.getByRole('button', { name: say('replay.kingOf', { round: 2 }) }).click();
  const story = page.getByRole('region', { name: say('tell.label', { round: 2 }) });
  await story.getByText(say('phase.king')).first().waitFor();
  await addressSays(page, 'beat=0');
  await page.reload();
  await story.getByRole('button', { name: say('tell.skip') }).click();
  await page.getByRole('button', { name: /^Fair of round 1/ }).click();
  await page.locator('.told-bar .bar-title').getByText('Fair').waitFor();
  expect(complaints).toEqual([]);
});

test('a game goes on from any moment as a new one', async () => {
  const { page, complaints } = await openFile('2-players-a');
  await page.getByRole('button', { name: say('replay.toRound', { round: 2 }) }).click();
  await page.getByRole('button', { name: say('replay.playOn') }).click();
  await page.waitForURL('**/play/*');
  // its bots may have played the round to its end by then
  await page.locator('.table > .bar').waitFor();
  await page.goto(house.url);
  const rows = page.locator('.game-row');
  await rows.first().waitFor();
  expect(await rows.getByRole('link', { name: /^(Play on|Replay):/ }).count()).toBe(2);
  expect(complaints).toEqual([]);
});

test.each([
  ['cut', (text: string) => text.slice(0, 900)],
  ['changed', (text: string) => text.replace(/"\d takeDie/, '"3 takeDie')],
  ['not of a game', () => '{"hello":"<script>alert(1)</script>"}'],
])('a file that is %s says so, and nothing is lost', async (_, change) => {
  const { page, complaints } = await openPage(house.browser, `${house.url}/replay`);
  const buffer = Buffer.from(change(goldenText('4-players-a')));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('alert').getByText(say('record.nothingChanged')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/replay');
  expect(complaints).toEqual([]);
});

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.each(doseOf(WINDOWS, 2))(
  'fits $width × $height without moving sideways, and axe finds nothing serious',
  async viewport => {
    const { page } = await openFile();
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: say('replay.step') }).click();
    expect(await amissAtRest(page, () => outside(page, 'h1'))).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test('a phone shows all of it, and nothing sticks out', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await openGame(house.browser, house.url, {
    record: goldenGame('2-players-a'),
    seats: ['person', 'person'],
    page: `replay/${GAME}`,
    context: { viewport, isMobile: true, hasTouch: true },
  });
  await page.getByRole('button', { name: say('replay.step') }).waitFor();
  expect(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(viewport);
});
