import { seeded } from '../../src/rules/chance';
import {
  CHOOSABLE,
  READINGS,
  READINGS_OF_VERSION_1,
  READING_NAMES,
  anew,
  isOwnWay,
  readingOf,
  type Reading,
  type Readings,
} from '../../src/rules/readings';
import { setUp } from '../../src/rules/setup';
import { BadOptions, readChosen, readOptions } from '../../src/rules/setup/options';
import { tableOf } from './situation/arranging';

/** Readings as options of a match. What each of them does stands in readingsPlayed.test.ts. */

const withReadings = (readings: unknown) => ({ ...tableOf(2), readings });
const stateOf = (readings: unknown) => setUp(withReadings(readings), seeded(1)).state;

const problemOf = (read: (options: unknown) => unknown, readings: unknown): string => {
  try {
    read(withReadings(readings));
  } catch (error) {
    if (error instanceof BadOptions) return error.message;
    throw error;
  }
  return 'accepted';
};

test.each(READING_NAMES)('%s has a usual answer, at least one other, and no strange printed one', name => {
  const reading: Reading = READINGS[name];
  expect(reading.values[0]).toBe(reading.usual);
  expect(new Set(reading.values).size).toBeGreaterThan(1);
  if (reading.printed !== undefined) expect(reading.values).toContain(reading.printed);
});

test('eight are chosen by a table, two are set for older games only', () => {
  expect(CHOOSABLE).toHaveLength(8);
  expect(READING_NAMES.filter(name => !CHOOSABLE.includes(name))).toEqual([
    'tasksInBonuses',
    'completionTold',
  ]);
});

test('a usual game has not one byte more', () => {
  const usual = JSON.stringify(readOptions(tableOf(2)));
  expect(usual).not.toContain('readings');
  expect(JSON.stringify(readOptions(withReadings({})))).toBe(usual);
  const spelledOut = Object.fromEntries(READING_NAMES.map(name => [name, READINGS[name].usual]));
  expect(JSON.stringify(readOptions(withReadings(spelledOut)))).toBe(usual);
  expect(JSON.stringify(stateOf(spelledOut))).not.toContain('readings');
});

test('what differs is kept, in one order, and answers in the game', () => {
  const { readings } = readOptions(
    withReadings({ kingAction: 'all', contractMerchantMove: 'step', wheelTile: 'afterDie' }),
  );
  expect(JSON.stringify(readings)).toBe('{"contractMerchantMove":"step","kingAction":"all"}');
  const state = stateOf(readings);
  expect(state.options.readings).toEqual(readings);
  expect(readingOf(state, 'kingAction')).toBe('all');
  expect(readingOf(state, 'wheelTile')).toBe('afterDie');
});

test('a game of the first rules version has its readings', () => {
  const state = stateOf(READINGS_OF_VERSION_1);
  expect(state.options.readings).toEqual(READINGS_OF_VERSION_1);
  expect(readingOf(state, 'tasksInBonuses')).toBe('yes');
});

test('unknown names and values are refused in words', () => {
  const names = READING_NAMES.join(', ');
  const cases: [unknown, string][] = [
    [7, "option 'readings' is not right (expected): readings by their names"],
    [null, "option 'readings' is not right (expected): readings by their names"],
    [['kingAction'], "option 'readings' is not right (expected): readings by their names"],
    [{ luck: 'good' }, `option 'readings.luck' is not right (unknown): one of ${names}`],
    [{ constructor: 'all' }, `option 'readings.constructor' is not right (unknown): one of ${names}`],
    [JSON.parse('{"__proto__": 1}'), `option 'readings.__proto__' is not right (unknown): one of ${names}`],
    [{ kingAction: 'most' }, "option 'readings.kingAction' is not right (expected): one of steps, all"],
    [{ kingAction: true }, "option 'readings.kingAction' is not right (expected): one of steps, all"],
  ];
  for (const [readings, message] of cases) expect(problemOf(readOptions, readings)).toBe(message);
});

test('nobody chooses what only older games have', () => {
  for (const readings of [{ tasksInBonuses: 'yes' }, READINGS_OF_VERSION_1])
    expect(problemOf(readChosen, readings)).toBe(
      `option 'readings.tasksInBonuses' is not right (unknown): one of ${CHOOSABLE.join(', ')}`,
    );
  expect(problemOf(readChosen, { completionTold: 'twice' })).toContain("'readings.completionTold'");
  expect(problemOf(readChosen, { tasksInBonuses: 'no', wheelTile: 'anyTime' })).toBe('accepted');
});

test('a table has a way of its own where it chose, not where its game is old', () => {
  expect([undefined, {}, READINGS_OF_VERSION_1].map(isOwnWay)).toEqual([false, false, false]);
  expect(isOwnWay({ contractMerchantMove: 'step' })).toBe(true);
  expect(isOwnWay({ ...READINGS_OF_VERSION_1, wheelTile: 'anyTime' })).toBe(true);
  expect(isOwnWay({ tasksInBonuses: 'yes', completionTold: 'twice' })).toBe(true);
});

test('what was chosen is chosen again; older games chose nothing', () => {
  const chosen: { firstPlayer: number; readings?: Readings } = {
    firstPlayer: 1,
    readings: { wheelTile: 'anyTime' },
  };
  expect(anew(chosen)).toBe(chosen);
  expect(anew<typeof chosen>({ firstPlayer: 1 })).toEqual({ firstPlayer: 1 });
  for (const readings of [READINGS_OF_VERSION_1, { completionTold: 'twice' } as const])
    expect(anew({ firstPlayer: 1, readings })).toEqual({ firstPlayer: 1 });
});
