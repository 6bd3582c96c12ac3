import type { Page } from 'playwright-core';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { legalMoves, termsOf, tried } from '../../src/rules/moves';
import { replay, type GameRecord } from '../../src/rules/replay';
import { pointsNow } from '../../src/rules/points';
import { seeded } from '../../src/rules/chance';
import { tileToTake } from '../../src/rules/explaining/dieOutlook';
import { tasksNow } from '../../src/ui/play/tasks';
import { tableText } from '../../src/ui/play/words';
import { addTexts, ENGLISH } from '../../src/ui/text';
import { EXPLAIN_TEXTS } from '../../src/ui/text/explain';
import { goldenGame, openGame, recordUntil, takeDie } from './game';
import { houseOfTests } from './house';
import { TablePlayer } from './table';

/** The bar says what a click would do before it is made, and asks by name before something is left lying. */

addTexts(EXPLAIN_TEXTS);
const house = houseOfTests();
const { say } = ENGLISH;
const DUEL = goldenGame('2-players-a');
const legalOf = (state: State): readonly Move[] => legalMoves(state, activeSeat(state) ?? 0);
const first = <K extends Move['type']>(state: State, type: K) =>
  legalOf(state).find((move): move is Extract<Move, { type: K }> => move.type === type);

async function sit(record: GameRecord): Promise<{ page: Page; player: TablePlayer; state: State }> {
  const { page } = await openGame(house.browser, house.url, { record, seats: ['person', 'person'] });
  await page.locator('.bar').waitFor();
  return { page, player: new TablePlayer(page), state: replay(record) };
}

/** The Rooms that a Character of the offer could move into at once, by the points of both moves. */
function placings(state: State, take: Move): number[] {
  const seat = activeSeat(state) ?? 0;
  const after = tried(state, seat, take, seeded(1));
  const taking = termsOf(state, seat, take).points ?? 0;
  return legalMoves(after, seat).flatMap(move =>
    move.type === 'placeCharacter' && 'tile' in take && move.tile === take.tile
      ? [taking + (termsOf(after, seat, move).points ?? 0)]
      : [],
  );
}

test('a Character that is pointed at: what would be left, an eye, and what taking and placing it costs', async () => {
  const record = recordUntil(DUEL, state => {
    const take = first(state, 'takeCharacter');
    return take !== undefined && placings(state, take).length > 1;
  });
  const { page, player, state } = await sit(record);
  const take = first(state, 'takeCharacter');
  if (!take) throw new Error('there is none to take');
  const { points: left = 0 } = pointsNow(state) ?? {};
  const cheapest = Math.min(...placings(state, take));
  const place = state.offers.character.indexOf(take.tile);
  await page.locator(`[data-at="character:${place}"] .tile-button`).hover();
  const said = page.locator('.bar .points-then');
  await said.waitFor();
  expect(await said.textContent()).toContain(say('bar.pointsThen', { from: left, to: left - 1 }));
  const [taking, placing] = await page.locator('.bar .go-there').all();
  expect(await taking?.getByRole('img', { name: say('bar.reveals') }).count()).toBe(1);
  expect(await placing?.textContent()).toContain(say('explain.and.place'));
  expect(await placing?.locator('.picture text').first().textContent()).toBe(String(cheapest));
  await placing?.click();
  await page.locator('.my-street .picture').waitFor();
  const { steps } = await player.record();
  expect(steps.slice(record.steps.length).map(({ move }) => move.type)).toEqual([
    'takeCharacter',
    'placeCharacter',
  ]);
});

test('an answer of a card says in the bar what would be left, and stands pale where it would be', async () => {
  const { page, state } = await sit(
    recordUntil(DUEL, each => legalOf(each).some(move => move.type === 'advance' && move.steps > 2)),
  );
  const { points: left = 0 } = pointsNow(state) ?? {};
  await page.locator('.prompt-card .choice').last().hover();
  const said = page.locator('.bar .points-then');
  await said.waitFor();
  expect(await said.textContent()).toContain(say('bar.pointsThen', { from: left, to: left - 1 }));
  expect(await page.locator('.king-row .picture > g[opacity]').count()).toBe(1);
});

test('a tile that is not ticked is left with the die, and asks no more', async () => {
  const record = recordUntil(DUEL, state => {
    const die = first(state, 'takeDie');
    return die !== undefined && tileToTake(state, activeSeat(state) ?? 0, die) !== undefined;
  });
  const { page, player } = await sit(record);
  await takeDie(page);
  await page.locator('.my-board .dice .taken').first().waitFor();
  const { steps } = await player.record();
  expect(steps.slice(record.steps.length).map(({ move }) => move.type)).toEqual(['takeDie', 'pass']);
  expect(await page.locator('.decline').count()).toBe(0);
});

test('who ends the turn with Tasks left is told which', async () => {
  const record = recordUntil(
    DUEL,
    state =>
      first(state, 'endTurn') !== undefined &&
      tasksNow(state, activeSeat(state) ?? 0, legalOf(state)).some(({ kind }) => kind === 'helper'),
  );
  const { page, state } = await sit(record);
  await page.getByRole('button', { name: say('bar.endTurn') }).click();
  const asked = page.getByRole('dialog', { name: say('endTurn.title') });
  const helper = tasksNow(state, activeSeat(state) ?? 0, legalOf(state)).find(
    ({ kind }) => kind === 'helper',
  );
  if (helper?.kind !== 'helper') throw new Error('there is no Helper');
  const name = say('does.use', { tile: tableText(ENGLISH).tileFull(helper.move.tile) });
  await asked.getByRole('listitem').filter({ hasText: name }).first().waitFor();
});
