import type { State } from '../../src/rules/model';
import { ENGLISH } from '../../src/ui/text';
import { goldenGame, openGame, recordUntil } from './game';
import { houseOfTests } from './house';

/** What the others did since my last turn, where it is told. */

const house = houseOfTests();
const { say } = ENGLISH;
/** The last of the round takes his die: three others have played since his last turn. */
const myTurn = ({ round, cycle, order, agenda }: State): boolean =>
  round === 2 &&
  cycle === 2 &&
  agenda.at(-1)?.effects[0]?.do === 'takeDie' &&
  agenda.at(-1)?.seat === order[3];

test.each([
  [1440, 780, false],
  [1280, 650, false],
  [960, 600, true],
])('at %s × %s nothing lies on the map that is told beside it', async (width, height, onMap) => {
  const record = recordUntil(goldenGame('4-players-a'), myTurn);
  const seats = Array.from({ length: 4 }, () => 'person' as const);
  const { page } = await openGame(house.browser, house.url, {
    ...{ record, seats, heard: 4, context: { viewport: { width, height } } },
  });
  const recap = page.getByRole('region', { name: say('recap.title') });
  await page.locator('.recap').waitFor({ state: 'attached' });
  expect(await recap.isVisible()).toBe(onMap);
  const replay = page.getByRole('link', { name: say('recap.replay', { n: 3 }) });
  expect(await replay.isVisible()).toBe(!onMap);
});
