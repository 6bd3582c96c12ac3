import { BadRecord } from '../../src/rules/badRecord';
import { open, printStep, readStep, repeat, replay, type GameRecord } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';

const game = (players = 3, seed = 30): GameRecord => randomGame(players, seed, { eager: true }).record;

test('a record gives every state again, byte for byte', () => {
  const { record, state } = randomGame(4, 31, { eager: true });
  expect(JSON.stringify(replay(record))).toBe(JSON.stringify(state));
  let { state: walked } = open(record);
  record.steps.forEach((step, index) => {
    ({ state: walked } = repeat(walked, step, index + 1));
    if (index % 50 === 0) expect(JSON.stringify(replay(record, index + 1))).toBe(JSON.stringify(walked));
  });
});

test('a step is a line, and the line is the step', () => {
  for (const step of game().steps) expect(readStep(printStep(step))).toEqual(step);
});

test.each([
  '',
  'x endTurn',
  '10 endTurn',
  '0 jump',
  '0  endTurn',
  '0 endTurn ',
  '0 endTurn > ',
  '0 endTurn > 02',
])('%j is no step', line => {
  expect(readStep(line)).toBeUndefined();
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

test('a record that does not fit says at which line and why', () => {
  const record = game();
  const { steps } = record;
  const taken = steps.findIndex(({ move }) => move.type === 'takeCharacter');
  const without = problemOf({ ...record, steps: steps.filter((_, index) => index !== 0) });
  expect(without).toMatchObject({ line: 1, why: 'refused', refusal: { rule: expect.any(String) as string } });
  const changed = steps.map((step, index) => (index === taken ? { ...step, outcomes: ['ch-nobody'] } : step));
  expect(problemOf({ ...record, steps: changed })).toMatchObject({
    ...{ line: taken + 1, why: 'chance', detail: 'ch-nobody' },
  });
  const more = steps.map((step, index) =>
    index === 3 ? { ...step, outcomes: [...step.outcomes, 'more'] } : step,
  );
  expect(problemOf({ ...record, steps: more })).toMatchObject({ line: 4, why: 'chance', detail: 'more' });
  const foreign = steps.map((step, index) => (index === 5 ? { ...step, seat: (step.seat + 1) % 3 } : step));
  expect(problemOf({ ...record, steps: foreign })).toMatchObject({ line: 6, why: 'refused' });
  expect(problemOf({ ...record, opening: record.opening.slice(1) })).toMatchObject({
    line: 0,
    why: 'chance',
  });
});
