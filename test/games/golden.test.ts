import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '../../src/rules/model';
import { MOVE_TYPES } from '../../src/rules/moves';
import { parseRecord, printRecord, replay } from '../../src/rules/replay';
import { ALL_KINDS, kindsIn } from './effects';

/** Complete games as text. Another result means that the rules have changed: intended or not, it is to be seen. */
const GAMES: [string, number[], string][] = [
  ['2-players-a.txt', [52, 53], '7889e9543db9800c'],
  ['2-players-b.txt', [51, 119], '4da103bf61ddc075'],
  ['3-players-a.txt', [60, 81, 118], 'abf3d9223cfc9197'],
  ['3-players-b.txt', [70, 104, 66], '39e20ff8bf0af80a'],
  ['4-players-a.txt', [63, 99, 90, 97], '8df1a1099d3ebed1'],
  ['4-players-b.txt', [102, 77, 75, 78], '7ab82ccf29edbfdc'],
];

const textOf = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
const checksum = (state: State): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);

test.each(GAMES)('%s ends as it was played', (file, scores, sum) => {
  const state = replay(parseRecord(textOf(file)));
  expect(state.players.map(player => player.score)).toEqual(scores);
  expect(checksum(state)).toBe(sum);
});

test.each(GAMES)('%s is printed as it was read', file => {
  expect(printRecord(parseRecord(textOf(file)))).toBe(textOf(file));
});

test('together the games use every kind of move and every kind of printed effect', () => {
  const moves = GAMES.flatMap(([file]) => parseRecord(textOf(file)).steps.map(step => step.move));
  expect(new Set(moves.map(move => move.type))).toEqual(new Set(MOVE_TYPES));
  expect([...kindsIn(moves)].sort()).toEqual([...ALL_KINDS].sort());
});
