import type { BrowserContext, Page } from 'playwright-core';
import type { SeatKind } from '../../src/table/seats';
import { optionsFor, soloFor } from '../../src/tools/step';
import { startMatch, recordOfMatch } from '../../src/table/localMatch';
import { ENGLISH } from '../../src/ui/text';
import { GAME, brief, openGame, takeDie } from './game';
import { houseOfTests } from './house';
import { TablePlayer } from './table';

/** One game of this device in two tabs: both play on from what the other has made of it. */

const house = houseOfTests();
const { say } = ENGLISH;

const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: say('error.overtaken') });

interface Tabs {
  readonly context: BrowserContext;
  readonly first: TablePlayer;
  readonly second: TablePlayer;
}

async function openTabs(seats: SeatKind[], options = optionsFor(2), prepare?: string): Promise<Tabs> {
  const record = recordOfMatch(startMatch(options));
  const { page } = await openGame(house.browser, house.url, { record, seats });
  const context = page.context();
  const other = await context.newPage();
  if (prepare !== undefined) await other.addInitScript(prepare);
  await other.goto(`${house.url}/play/${GAME}`);
  await other.locator('.table').waitFor();
  return { context, first: new TablePlayer(page), second: new TablePlayer(other) };
}

const stepsIn = async (player: TablePlayer): Promise<number> => (await player.record()).steps.length;

test('people who play in two tabs in turns play one game', async () => {
  const { first, second } = await openTabs(['person', 'person']);
  for (let turn = 0; turn < 6; turn++) {
    const player = turn % 2 === 0 ? first : second;
    const before = await stepsIn(player);
    await player.page.bringToFront();
    const state = await player.turnOf([0, 1]);
    await player.make(state, brief(state));
    expect(await stepsIn(player)).toBeGreaterThan(before);
  }
  expect(await first.record()).toEqual(await second.record());
  for (const { page } of [first, second]) expect(await overtaken(page).count()).toBe(0);
});

test('a tab that was frozen in the background goes on from what was played meanwhile', async () => {
  const { context, first, second } = await openTabs(['person', 'person']);
  const devtools = await context.newCDPSession(first.page);
  await second.page.bringToFront();
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  for (let move = 0; move < 3; move++) {
    const state = await second.turnOf([0, 1]);
    await second.make(state, brief(state));
  }
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await first.page.bringToFront();
  const state = await first.turnOf([0, 1]);
  const before = await stepsIn(second);
  await first.make(state, brief(state));
  expect(await stepsIn(second)).toBeGreaterThan(before);
  expect(await overtaken(first.page).count()).toBe(0);
});

/** A tab that hears nothing of others, as far as that can be. */
const DEAF = `for (const event of ['storage', 'focus', 'pageshow', 'visibilitychange'])
  addEventListener(event, heard => heard.stopImmediatePropagation(), true);`;

test('a tab that has heard nothing says so when somebody acts there, and shows how it stands', async () => {
  const { first, second } = await openTabs(['person', 'person'], optionsFor(2), DEAF);
  await first.page.bringToFront();
  const state = await first.turnOf([0, 1]);
  await first.make(state, brief(state));
  const { steps } = await first.record();
  await second.page.bringToFront();
  await takeDie(second.page);
  await overtaken(second.page).waitFor();
  expect((await first.record()).steps).toEqual(steps);
  await overtaken(second.page).getByRole('button').click();
  const now = await second.turnOf([0, 1]);
  await second.make(now, brief(now));
  expect(await stepsIn(first)).toBeGreaterThan(steps.length);
});

test.each<[string, SeatKind[], ReturnType<typeof optionsFor>]>([
  ['a bot', ['person', 'greedy'], optionsFor(2)],
  ['the Cardinal', ['person', 'cardinal'], soloFor({ level: 'easy' })],
])('%s is played by one of two tabs: the one that was looked at last', async (_who, seats, options) => {
  const { first, second } = await openTabs(seats, options);
  for (const player of [second, first, second]) {
    await player.page.bringToFront();
    const before = await stepsIn(player);
    const state = await player.turnOf([0]);
    await player.make(state, brief(state));
    await player.turnOf([0]);
    expect(await stepsIn(player)).toBeGreaterThan(before);
  }
  expect(await first.record()).toEqual(await second.record());
  for (const { page } of [first, second]) expect(await overtaken(page).count()).toBe(0);
});

test('when the tab that played the bots is closed, the other one plays them', async () => {
  const { first, second } = await openTabs(['person', 'greedy'], optionsFor(2));
  await second.page.bringToFront();
  await second.page.close();
  await first.page.bringToFront();
  for (let moves = 0; moves < 4; moves++) {
    const state = await first.turnOf([0]);
    await first.make(state, brief(state));
  }
  expect((await first.record()).steps.some(({ seat }) => seat === 1)).toBe(true);
});
