import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { ENGLISH } from '../../src/ui/text';
import { houseOfTests } from './house';
import { SWIFT, goldenGame, openGame, recordUntil } from './game';
import { TablePlayer } from './table';
import { goOn } from './telling';

const house = houseOfTests();
const { say } = ENGLISH;

const KING = [say('phase.king'), 0, 0] as const;
const FAIR = say('fairs.of', { town: 'Tiletum' });
/** What each beat is called, and how many rings and gains it shows on the map. */
const BEATS = [KING, KING, KING, KING, [FAIR, 1, 1], [FAIR, 1, 2], [say('phase.cleanup'), 0, 0]] as const;

/** In the page: what hangs on the map follows the words a little later. */
const isOnMap = ({ rings, gains }: { rings: number; gains: number }): boolean =>
  document.querySelectorAll('.map-panel .fair-ring').length === rings &&
  document.querySelectorAll('.map-panel .fair-gain').length === gains;

test('two people see the King phase and the Fair step by step, once', async () => {
  const record = recordUntil(goldenGame('2-players-a'), state => state.phase === 'king');
  const { page, complaints } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'person'],
    settings: { ...SWIFT, pace: 'steps' },
  });
  const player = new TablePlayer(page);
  const before = await player.turnOf([0, 1]);
  const [move] = legalMoves(before, activeSeat(before) ?? 0);
  if (!move) throw new Error('there is no move');
  await player.make(before, move);
  const { round } = before;
  const story = page.getByRole('region', { name: say('tell.label', { round }) });
  const title = story.locator('.bar-title');
  for (const [at, [words, rings, gains]] of BEATS.entries()) {
    if (at > 0) await goOn(page);
    expect(await title.textContent()).toBe(words);
    expect(await page.locator('.where-round').textContent()).toContain(say('table.endOfRound'));
    await page.waitForFunction(isOnMap, { rings, gains });
  }
  const after = await player.state();
  for (const { name, score } of after.players) {
    const line = page.locator('.told-line').filter({ hasText: name });
    expect(await line.getByRole('img', { name: say('unit.vp', { n: score }) }).count()).toBeGreaterThan(0);
  }
  await page.reload();
  await story.getByRole('button', { name: say('tell.skip') }).click();
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  expect(await story.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([true, false])('with sound %s a die is heard or not', async sound => {
  const record = recordUntil(goldenGame('2-players-a'), state => state.phase === 'action');
  const { page, complaints } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'person'],
    settings: { ...SWIFT, sound },
  });
  await page.evaluate(() => {
    window.AudioContext = new Proxy(AudioContext, {
      construct: (Made: typeof AudioContext) => {
        document.body.dataset['heard'] = 'yes';
        return new Made();
      },
    });
  });
  const player = new TablePlayer(page);
  const state = await player.turnOf([0, 1]);
  const move = legalMoves(state, activeSeat(state) ?? 0).find(({ type }) => type === 'takeDie');
  if (!move) throw new Error('there is no die');
  await player.make(state, move);
  expect(await page.locator('body[data-heard]').count()).toBe(sound ? 1 : 0);
  expect(complaints).toEqual([]);
});
