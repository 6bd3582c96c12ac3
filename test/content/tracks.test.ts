import * as content from '../../src/content';
import { rule } from '../rule';
import { sum } from './lists';

const { CORRUPTION_TOKENS, DICE, KING_START, KING_TRACK, WHEEL } = content;

rule('R1.3', 'the Resource of every colour of dice', () => {
  expect(Object.fromEntries(DICE.map(({ colour, resource }) => [colour, resource]))).toEqual({
    blue: 'iron',
    pink: 'food',
    yellow: 'gold',
    lightGrey: 'wool',
    darkGrey: 'stone',
  });
});

rule('R1.4', '20 dice, four of each colour', () => {
  expect(sum(DICE.map(({ count }) => count))).toBe(20);
  expect(DICE.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
});

test('the bag: one die of each colour per player; what is drawn leaves two over', () => {
  expect(content.BAG).toEqual({
    2: { perColour: 2, drawn: 8 },
    3: { perColour: 3, drawn: 11 },
    4: { perColour: 4, drawn: 14 },
  });
  expect(content.CHANGE_COST).toEqual({ gold: 2 });
});

rule('R1.13 Q1.4', 'the King track rises from −10 to +15, with one start position on 0', () => {
  const points = KING_TRACK.map(position => position.points);
  expect(points[0]).toBe(-10);
  expect(points.at(-1)).toBe(15);
  expect(points).toEqual([...new Set(points)].sort((a, b) => a - b));
  expect(points).toEqual(expect.arrayContaining([-10, -3, -2, -1, 0, 3, 5, 15]));
  expect(points.indexOf(0)).toBe(KING_START);
  for (const { points: value, zone } of KING_TRACK) {
    expect(zone).toBe(value < 0 ? 'red' : value > 0 ? 'blue' : 'start');
  }
});

test('the leader gains 4 points where there is no tile', () => {
  expect(content.LAST_ROUND_POINTS).toBe(4);
});

rule('R1.30', 'Corruption is 0, 1 or 2', () => {
  expect(new Set(CORRUPTION_TOKENS.map(({ steps }) => steps))).toEqual(new Set([0, 1, 2]));
});

test('the worst Corruption of a round reaches the bottom of the King track', () => {
  expect(content.TOKENS_PER_ROUND).toBe(3);
  const worst = CORRUPTION_TOKENS.map(({ steps }) => steps).sort((a, b) => b - a);
  expect(sum(worst.slice(0, 3))).toBeGreaterThanOrEqual(KING_START);
});

describe('the Actions around the wheel', () => {
  const dieAt = (action: (typeof WHEEL)[number], offset: number): number =>
    ((WHEEL.indexOf(action) - offset + 6) % 6) + 1;
  const offsets = [0, 1, 2, 3, 4, 5];

  test('every Action has its place', () => {
    expect([...WHEEL].sort()).toEqual([...content.WHEEL_ACTIONS].sort());
  });

  test('in some position Contract, Character, Architect and Merchant are at 1, 2, 3 and 4', () => {
    const dice = offsets.map(offset =>
      (['contract', 'character', 'architect', 'merchant'] as const).map(action => dieAt(action, offset)),
    );
    expect(dice).toContainEqual([1, 2, 3, 4]);
  });

  test('in some position the Architect is at 1 while the Contract is at 5', () => {
    const dice = offsets.map(offset => [dieAt('architect', offset), dieAt('contract', offset)]);
    expect(dice).toContainEqual([1, 5]);
  });
});
