import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '../../src/rules/model';
import { MOVE_TYPES } from '../../src/rules/moves';
import { parseRecord, printRecord, replay } from '../../src/rules/replay';
import { ALL_KINDS, kindsIn } from './effects';

/** Complete games as text. Another result means that the rules have changed: intended or not, it is to be seen. */
const GAMES: [string, number[], string][] = [
  ['2-players-a.txt', [87, 46], 'c8e79f8557cc6a10'],
  ['2-players-b.txt', [86, 68], 'c531cbd4c57cfec5'],
  ['3-players-a.txt', [88, 49, 97], 'b327dbc51a34159b'],
  ['3-players-b.txt', [82, 76, 103], 'a7edf7b17a897b30'],
  ['4-players-a.txt', [57, 109, 57, 97], '574133131567123c'],
  ['4-players-b.txt', [96, 56, 98, 58], '34add51a37f7279e'],
  ['solo-easy.txt', [51, 190], '48d89265f77610eb'],
  ['solo-normal.txt', [29, 206], 'b45c4a4e3ab006aa'],
  ['solo-hard.txt', [64, 262], '5ead8c871b45b64f'],
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
