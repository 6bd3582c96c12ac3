import { moveTypes } from '../../src/rules/moves';
import { READINGS_OF_VERSION_1 } from '../../src/rules/readings';
import { printRecord, readRecord, type RecordFile } from '../../src/table/record';
import { ALL_KINDS, kindsIn } from './effects';
import { GOLDEN_GAMES, goldenGame, goldenText, goldenToday } from './golden';
import { expectPlayedThrough } from './playedThrough';

/** Complete games. Another result means that the rules have changed: intended or not, it is to be seen. */
const SCORES: Record<string, number[]> = {
  '2-players-a': [87, 46],
  '2-players-b': [86, 68],
  '3-players-a': [88, 49, 97],
  '3-players-b': [82, 76, 103],
  '4-players-a': [57, 109, 57, 97],
  '4-players-b': [96, 56, 98, 58],
  'solo-easy': [51, 190],
  'solo-normal': [29, 206],
  'solo-hard': [64, 262],
};

test('there is a game for each number of players and each level of the Cardinal', () => {
  expect(GOLDEN_GAMES).toEqual(expect.arrayContaining(Object.keys(SCORES)));
});

test.each(GOLDEN_GAMES)('%s is played through as it was, to its end', name =>
  expectPlayedThrough(name, SCORES[name]),
);

/** They are of the first rules and the second format. */
test.each(GOLDEN_GAMES)('%s is written in the form of today, and then printed as it was read', name => {
  const [then, now] = [goldenText(name), goldenToday(name)].map(text => JSON.parse(text) as RecordFile);
  expect(now).toMatchObject({ opening: then?.opening, lines: then?.lines, scores: then?.scores });
  expect(now?.options).toEqual({ ...then?.options, readings: READINGS_OF_VERSION_1 });
  expect(printRecord(readRecord(goldenToday(name)).record)).toBe(goldenToday(name));
});

test('together the games use every kind of move and every kind of printed effect', () => {
  const moves = GOLDEN_GAMES.flatMap(name => goldenGame(name).steps.map(step => step.move));
  expect(new Set(moves.map(move => move.type))).toEqual(new Set(moveTypes()));
  expect([...kindsIn(moves)].sort()).toEqual([...ALL_KINDS].sort());
});
