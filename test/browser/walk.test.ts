import { PIECES } from '../../src/content';
import { activeSeat } from '../../src/rules/model';
import { reachOf, walkersNow } from '../../src/rules/explaining/reach';
import { replay } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { walkDeed } from '../../src/ui/play/deeds';
import { tableText } from '../../src/ui/play/words';
import { ENGLISH } from '../../src/ui/text';
import { houseOfTests } from './house';
import { GAME, openGame, recordUntil } from './game';
import { TablePlayer } from './table';

/** When both pieces may walk to the same place, who plays chooses which one goes. */

const house = houseOfTests();

const { say } = ENGLISH;
const KEY = `tiletum.match.${GAME}`;
const record = recordUntil(
  randomGame(2, 6, { watched: false, eager: true }).record,
  state => walkersNow(state, activeSeat(state) ?? 0).length === PIECES.length,
);
const state = replay(record);
const steps = reachOf(state, activeSeat(state) ?? 0).filter(({ path }) => path.length === 1);
const goals = PIECES.map(each => steps.flatMap(({ piece, to }) => (piece === each ? [to] : [])));
const both = goals[0]?.find(place => goals.every(each => each.includes(place))) ?? 'nowhere';

test.each(PIECES)('the %s walks when it is chosen', async piece => {
  const { page } = await openGame(house.browser, house.url, { record, seats: ['person', 'person'] });
  const chooser = page
    .locator('.prompt-card')
    .getByRole('button', { name: say('does.walker', { piece: say(`piece.${piece}`) }), exact: true });
  await chooser.click();
  expect(await chooser.getAttribute('aria-pressed')).toBe('true');
  const before = await page.evaluate(key => localStorage.getItem(key), KEY);
  const label = walkDeed(tableText(ENGLISH), piece, both, 1);
  await page.getByRole('button', { name: label, exact: true }).click();
  const player = new TablePlayer(page);
  await page.waitForFunction(([key, old]) => localStorage.getItem(key) !== old, [KEY, before] as const);
  expect((await player.record()).steps[record.steps.length]?.move).toMatchObject({
    type: 'step',
    piece,
    to: both,
  });
  await page.context().close();
});
