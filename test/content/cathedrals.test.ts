import { CATHEDRAL_TILES, COST_TILES, townOf } from '../../src/content';
import { rule } from '../rule';
import { CATHEDRALS } from './lists';

const stackOf = (town: string): number[] =>
  CATHEDRAL_TILES.filter(tile => tile.town === town).map(tile => tile.points);

rule('R1.12', 'nine Cathedrals, each with a Construction Cost tile and a stack of Cathedral tiles', () => {
  expect(CATHEDRALS).toHaveLength(9);
  expect(COST_TILES).toHaveLength(9);
  expect([...new Set(CATHEDRAL_TILES.map(({ town }) => town))].sort()).toEqual([...CATHEDRALS].sort());
});

test('seven stacks of three and two of two, each falling from the top', () => {
  const stacks = CATHEDRALS.map(stackOf);
  expect(stacks.filter(stack => stack.length === 3)).toHaveLength(7);
  expect(stacks.filter(stack => stack.length === 2)).toHaveLength(2);
  for (const stack of stacks) expect(stack).toEqual([...new Set(stack)].sort((a, b) => b - a));
  for (const { points } of CATHEDRAL_TILES) expect(points).toBeGreaterThan(0);
});

test('the ids of a stack count from the top', () => {
  for (const town of CATHEDRALS) {
    const stack = CATHEDRAL_TILES.filter(tile => tile.town === town);
    expect(stack.map(({ id }) => id)).toEqual(stack.map((_, index) => `${town}.c${index + 1}`));
  }
});

test('a Cathedral has as many Pillar spaces as tiles', () => {
  for (const town of CATHEDRALS) expect(townOf(town).pillars).toBe(stackOf(town).length);
});

test('what can be read on the photograph of the tiles', () => {
  expect(stackOf('strasbourg')).toEqual([6, 5]);
  expect(stackOf('genova')).toEqual([4, 1]);
  expect(stackOf('firenze')).toEqual(expect.arrayContaining([6, 5]));
  for (const [town, points] of [
    ['london', 2],
    ['koeln', 5],
    ['praha', 8],
    ['lyon', 1],
    ['paris', 3],
    ['milano', 7],
  ] as const) {
    expect(stackOf(town)).toContain(points);
  }
});

test('one Construction Cost tile has no price, one is 3 Stone for 4 points, and all differ', () => {
  const prices = COST_TILES.flatMap(({ price }) =>
    price === undefined ? [] : [{ stone: price.pay.stone ?? 0, points: price.points }],
  );
  expect(prices).toHaveLength(8);
  expect(prices.filter(({ stone, points }) => stone === 3 && points === 4)).toHaveLength(1);
  expect(new Set(prices.map(({ stone, points }) => `${stone} for ${points}`)).size).toBe(8);
  for (const { stone, points } of prices) expect(Math.min(stone, points)).toBeGreaterThan(0);
});
