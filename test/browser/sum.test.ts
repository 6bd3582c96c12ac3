import type { GameEvent } from '../../src/rules/events';
import { pointsSum } from '../../src/rules/explaining/pointsSum';
import type { SourceKind } from '../../src/rules/model';
import { open, repeat, type GameRecord } from '../../src/rules/replay';
import { pointsToSpend } from '../../src/rules/spending';
import { shelveForCommands } from '../../src/tools/shelf';
import { goldenGame, openGame } from './game';
import { houseOfTests } from './house';

/** The bar and its card say of what the points are the sum (look/SILVER.md, "How a Technology explains itself" 5). */

shelveForCommands();
const house = houseOfTests();

interface Moment {
  readonly record: GameRecord;
  readonly left: number;
  readonly figures: string;
}

/** The first moment of a game at which something of this kind has brought points to the Action of a die. */
function momentOf(name: string, kind: SourceKind): Moment {
  const game = goldenGame(name);
  let { state } = open(game);
  let events: GameEvent[] = [];
  for (const [index, step] of game.steps.entries()) {
    const play = repeat(state, step, index + 1);
    ({ state } = play);
    events = [...events, ...play.events];
    const { die = 0, more = [] } = pointsSum(state, events) ?? {};
    if (!more.some(({ source }) => source.kind === kind)) continue;
    const record = { ...game, steps: game.steps.slice(0, index + 1) };
    const figures = [die, ...more.map(({ points }) => points)].join(' + ');
    return { record, left: pointsToSpend(state), figures };
  }
  throw new Error(`nothing of ${kind} brings points in ${name}`);
}

const MOMENTS = [
  ['2-players-b', 'building', 'en-GB', '(Completed Building)', 'from the die'],
  ['4-players-a', 'helper', 'fr-FR', '(Assistant)', 'du dé'],
  ['silver/4-players-a', 'technology', 'en-GB', ' I)', 'from the die'],
  ['silver/2-players-a', 'technology', 'fr-FR', ' I)', 'du dé'],
] as const;

test.each(MOMENTS)('in %s what a %s brings is beside what the die brought, in %s', async (...row) => {
  const [name, kind, locale, by, ofDie] = row;
  const { record, left, figures } = momentOf(name, kind);
  const seats = record.options.players.map(() => 'person' as const);
  const { page } = await openGame(house.browser, house.url, { record, seats, heard: 4, context: { locale } });
  const bar = page.locator('.bar');
  expect(await bar.locator('.bar-sum').textContent()).toBe(figures);
  expect(await bar.locator('.bar-points').textContent()).toContain(String(left));
  const heard = await bar.getByRole('status').textContent();
  expect(heard).toContain(by);
  expect(heard).toContain(`${figures.split(' ')[0] ?? ''} ${ofDie}`);
  await bar.locator('.bar-points').hover();
  const card = page.getByRole('tooltip');
  await card.waitFor();
  const told = await card.textContent();
  expect(told).toContain(by);
  expect(told).toContain(ofDie);
});
