import fc from 'fast-check';
import type { Move } from '../../src/rules/model';
import { readMove, write } from '../../src/rules/notation';
import { randomGame } from '../../src/tools/randomGame';

test.each<[Move, string]>([
  [{ type: 'takeDie', colour: 'pink', value: 6, to: 1 }, 'takeDie pink 6 1'],
  [{ type: 'fulfil', tile: 'c-any3wool3', identical: 'gold' }, 'fulfil c-any3wool3 gold'],
  [{ type: 'fulfil', tile: 'c-iron3' }, 'fulfil c-iron3'],
  [{ type: 'chooseGoods', goods: { wool: 2, gold: 1 } }, 'chooseGoods gold:1+wool:2'],
  [{ type: 'placeCharacter', tile: 'ch-king-1', building: 0, floor: 3 }, 'placeCharacter ch-king-1 0 3'],
  [{ type: 'endTurn' }, 'endTurn'],
])('%j is written %s', (move, line) => {
  expect(write(move)).toBe(line);
  expect(readMove(line)).toEqual(move);
});

test('two digits are a number, and spaces around and between words do not matter', () => {
  expect(readMove('  advance   12 ')).toEqual({ type: 'advance', steps: 12 });
  expect(readMove('chooseGoods gold:12')).toEqual({ type: 'chooseGoods', goods: { gold: 12 } });
});

test('every move of random games comes back from its line', () => {
  for (const players of [2, 3, 4])
    for (const { move } of randomGame(players, 20, { eager: true }).record.steps)
      expect(readMove(write(move))).toEqual(move);
});

test.each([
  '',
  'takeDie pink 6',
  'takeDie pink 6 7',
  'takeDie pink 6 1 1',
  'endTurn 1',
  'advance 100',
  'chooseGoods gold:1+wool:',
  'chooseGoods gold:1+1wool:1',
  'chooseGoods gold:1x',
  'chooseGoods gold:100',
  'takeDie Pink 6 1',
  'takeDie pink 06.0 1',
  'constructor',
  '__proto__ 1',
  'buy silver',
  'chooseGoods wool:2+gold:1',
  'chooseGoods gold:0',
  'chooseGoods gold:1+gold:1',
  'fulfil c-none',
  'advance -1',
])('"%s" is no move', line => expect(readMove(line)).toBeUndefined());

test('no text makes reading fail', () => {
  fc.assert(
    fc.property(fc.string(), line => readMove(line) === undefined || write(readMove(line) as Move) !== ''),
  );
});
