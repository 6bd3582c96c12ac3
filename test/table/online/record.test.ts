import { recordOfLines } from '../../../src/table/online/record';
import { printRecord, readRecord } from '../../../src/table/record';
import { printStep } from '../../../src/rules/replay';
import { goldenGame } from '../../games/golden';

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
