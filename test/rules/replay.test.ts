import {
  BadRecord,
  open,
  parseRecord,
  printRecord,
  repeat,
  replay,
  type GameRecord,
} from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';

const game = (players = 3, seed = 30): GameRecord => randomGame(players, seed, { eager: true }).record;

test('a record gives every state again, byte for byte, also as text', () => {
  const { record, state } = randomGame(4, 31, { eager: true });
  const again = parseRecord(printRecord(record));
  expect(again).toEqual(record);
  expect(JSON.stringify(replay(again))).toBe(JSON.stringify(state));
  const { state: walked } = open(again);
  record.steps.forEach((step, index) => {
    repeat(walked, step, index + 1);
    if (index % 50 === 0) expect(JSON.stringify(replay(record, index + 1))).toBe(JSON.stringify(walked));
  });
});

/** Where and why a record does not fit. */
function problemOf(record: GameRecord): BadRecord {
  try {
    replay(record);
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('the record fits');
}

test('a record that does not fit says at which step and why', () => {
  const record = game();
  const { steps } = record;
  const taken = steps.findIndex(({ move }) => move.type === 'takeCharacter');
  const without = problemOf({ ...record, steps: steps.filter((_, index) => index !== 0) });
  expect(without.step).toBe(1);
  expect(without.reason).toContain('refused');
  const changed = steps.map((step, index) => (index === taken ? { ...step, outcomes: ['ch-nobody'] } : step));
  expect(problemOf({ ...record, steps: changed })).toMatchObject({ step: taken + 1 });
  const more = steps.map((step, index) =>
    index === 3 ? { ...step, outcomes: [...step.outcomes, 1] } : step,
  );
  expect(problemOf({ ...record, steps: more })).toMatchObject({ step: 4, reason: '1 outcomes too many' });
  const foreign = steps.map((step, index) => (index === 5 ? { ...step, seat: (step.seat + 1) % 3 } : step));
  expect(problemOf({ ...record, steps: foreign })).toMatchObject({ step: 6 });
  expect(problemOf({ ...record, opening: record.opening.slice(1) }).step).toBe(0);
});

test.each([
  ['', 0, "the first line is not 'tiletum 1'"],
  ['tiletum 2\n{}\n', 0, "the first line is not 'tiletum 1'"],
  ['tiletum 1\n{oops\n1 2 3', 0, 'the second line holds no options'],
  ['tiletum 1', 0, 'the second line holds no options'],
  [`tiletum 1\n{}\n1 2\n0 endTurn\nx endTurn`, 2, "'x endTurn' is no move"],
  [`tiletum 1\n{}\n1 2\n10 endTurn`, 1, "'10 endTurn' is no move"],
  [`tiletum 1\n{}\n1 2\n0 jump`, 1, "'0 jump' is no move"],
])('%j is no record', (text, step, reason) => {
  expect(() => parseRecord(text)).toThrow(BadRecord);
  expect(() => parseRecord(text)).toThrow(`the record does not fit at step ${step}: ${reason}`);
  try {
    parseRecord(text);
  } catch (error) {
    expect((error as BadRecord).step).toBe(step);
  }
});
