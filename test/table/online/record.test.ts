import { recordOfMatch, resumeMatch } from '../../../src/table/localMatch';
import { beginTable, follow } from '../../../src/table/online/follow';
import { recordOfLines } from '../../../src/table/online/record';
import { printRecord, readRecord, seal } from '../../../src/table/record';
import { printStep } from '../../../src/rules/replay';
import { GOLDEN_GAMES, goldenGame, goldenText } from '../../games/golden';

const { options, opening, steps } = goldenGame('2-players-a');
const lines = steps.map(printStep);
/** Somebody takes back the third move, does it again, takes back two and makes them anew. */
const PLAYED = [
  ...lines.slice(0, 3),
  ...['undo', 'redo', 'undo', 'undo'].map(text => `${steps[0]?.seat ?? 0} ${text}`),
  ...lines.slice(1, 5),
];
const stored = PLAYED.map((line, index) => ({ line, at: 1000 + 10 * index }));

test('the record of an online match holds what counts of its lines, and when it came', () => {
  const record = recordOfLines({ options, opening, at: 900 }, ['person', 'greedy'], stored);
  expect(record).toMatchObject({ seats: ['person', 'greedy'], began: 900 });
  expect(record.game).toEqual({ options, opening, steps: steps.slice(0, 5) });
  expect(record.times).toEqual([100, 170, 180, 190, 200]);
  expect(readRecord(printRecord(record)).record).toEqual(record);
});

test('where the beginning was not noted, the first line is it; without a line nothing is known', () => {
  expect(recordOfLines({ options, opening }, ['person', 'greedy'], stored)).toMatchObject({
    ...{ began: 1000, times: [0, 70, 80, 90, 100] },
  });
  const record = recordOfLines({ options, opening }, ['person', 'greedy'], []);
  expect(record.began).toBeUndefined();
  expect(record.times).toBeUndefined();
});

test.each(GOLDEN_GAMES)('%s comes out the same whether it was played online or at one device', name => {
  const { record } = readRecord(goldenText(name));
  const { game, seats } = record;
  let table = beginTable(game);
  for (const step of game.steps) table = follow(table, printStep(step));
  const online = recordOfLines(
    game,
    seats,
    game.steps.map(step => ({ line: printStep(step), at: 0 })),
  );
  const local = seal(recordOfMatch(resumeMatch(game)), { seats });
  for (const each of [online, local]) {
    const again = readRecord(printRecord(each));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(table.G));
    expect(again.record).toMatchObject(record);
  }
});
