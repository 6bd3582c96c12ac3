import { CHOOSABLE, READINGS, READING_NAMES } from '../../src/rules/readings';
import { randomGame } from '../../src/tools/randomGame';
import { anyReadings, othersOf, readingsFor } from '../../src/tools/simReadings';
import { optionsFor, soloFor } from '../../src/tools/step';

/** A small dose for every run; `npm run sim -- --readings each` and `random` play as many as wanted. */

const EAGER = { watched: true, eager: true };

test.each(READING_NAMES.flatMap(name => othersOf(name)))('a game by %j violates nothing', readings => {
  expect(randomGame({ ...optionsFor(3), readings }, 3, EAGER).violations).toEqual([]);
});

test.each([2, 3, 4])('games of %i by any readings violate nothing', players => {
  for (const seed of [1, 2]) {
    const readings = anyReadings(seed + players);
    const { state, violations } = randomGame({ ...optionsFor(players), readings }, seed, EAGER);
    expect([violations, state.options.readings]).toEqual([[], readings]);
  }
});

test('the Cardinal plays by any readings', () => {
  for (const seed of [1, 2]) {
    const options = { ...soloFor({ level: 'hard' }), readings: anyReadings(seed) };
    expect(randomGame(options, seed, EAGER).violations).toEqual([]);
  }
});

test('readings of simulated games are named in words', () => {
  const alone = Array.from(CHOOSABLE, (_, seed) => readingsFor('each')(seed));
  expect(new Set(alone.flatMap(Object.keys))).toEqual(new Set(CHOOSABLE));
  expect(alone.every(readings => Object.keys(readings).length === 1)).toBe(true);
  expect(readingsFor('kingAction,wheelTile=anyTime')(1)).toEqual({ kingAction: 'all', wheelTile: 'anyTime' });
  expect(readingsFor('kingAction=steps')(1)).toEqual({});
  expect(() => readingsFor('luck')).toThrow("option 'readings.luck' is not right");
  const many = Array.from({ length: 40 }, (_, seed) => readingsFor('random')(seed));
  for (const name of CHOOSABLE)
    expect(new Set(many.map(readings => readings[name] ?? READINGS[name].usual)).size).toBe(2);
});
