import { activeSeat, type State } from '../../src/rules/model';
import { legalMoves, termsOf } from '../../src/rules/moves';
import { replay } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';
import { goldenGame, openGame, recordUntil } from './game';
import { houseOfTests } from './house';
import { amissAtRest } from './stillness';
import { outside } from './windows/outside';

/** What Silver adds to the bar says what it is, in every window with a bar in one line. */

shelveForCommands();
const house = houseOfTests();

const tiersIn = (state: State) =>
  legalMoves(state, activeSeat(state) ?? 0).filter(({ type }) => type === 'research');

const WINDOWS = [
  [1440, 780],
  [1280, 650],
  [960, 600],
] as const;

test.each(['silver/2-players-a', 'silver/4-players-a'])(
  'in %s the tiers have one pill with a word and their price, which leads to all of them in words',
  async name => {
    const game = goldenGame(name);
    const record = recordUntil(game, state => tiersIn(state).length > 1);
    const seats = game.options.players.map(() => 'person' as const);
    const { page } = await openGame(house.browser, house.url, { record, seats, heard: 4 });
    const state = replay(record);
    const me = activeSeat(state) ?? 0;
    const tiers = tiersIn(state);
    const pill = page.locator('.task-pills .pill', { hasText: 'Technology' });
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await pill.locator('.pill-name').waitFor({ state: 'visible' });
      const prices = new Set(tiers.map(tier => JSON.stringify(termsOf(state, me, tier).price)));
      expect(await pill.locator('.price .picture').count()).toBe(prices.size === 1 ? 1 : 0);
    }
    await pill.click();
    const ways = page.locator('.choices button');
    await ways.nth(tiers.length - 1).waitFor();
    const said = await ways.allTextContents();
    expect(said.filter(words => !/Advance to \w+ I+ for \d silver/.test(words))).toEqual([]);
    expect(said).toHaveLength(tiers.length);
  },
);

const asGoldIn = (state: State) =>
  legalMoves(state, activeSeat(state) ?? 0).filter(({ type }) => type === 'spendAsGold');

test('however many goods can be paid as Gold, each number of them lies in sight on a phone', async () => {
  const game = goldenGame('silver/3-players-a');
  const record = recordUntil(game, state => asGoldIn(state).length > 8);
  const ways = asGoldIn(replay(record)).length;
  const seats = game.options.players.map(() => 'person' as const);
  const context = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const { page } = await openGame(house.browser, house.url, { record, seats, heard: 4, context });
  await page.locator('.task-pills .pill', { hasText: 'Pay as gold' }).click();
  const answers = page.locator('.prompt-card .choices button');
  await answers.nth(ways - 1).waitFor();
  expect(await answers.count()).toBe(ways);
  expect(await amissAtRest(page, () => outside(page, '.prompt-card .choices button'))).toEqual([]);
});
