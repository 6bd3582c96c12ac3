import * as content from '../../src/content';
import { rule } from '../rule';
import { words } from './lists';

const { BUILDINGS, CONTRACT_SPACES, FINAL, HOUSES, PILLARS, START } = content;

rule('R1.16 Q1.2', 'six Buildings with 3, 2, 2, 1 and 1 Rooms, and none in the sixth', () => {
  expect(BUILDINGS.map(({ rooms }) => rooms)).toEqual([3, 2, 2, 1, 1, 0]);
});

rule('R1.18', 'a House on each roof but the sixth', () => {
  expect(BUILDINGS.map(({ roofHouse }) => roofHouse)).toEqual([true, true, true, true, true, false]);
});

rule('R1.19 R8.50 R8.52 R8.53 R8.54 R8.55 R8.56', 'a Crest space below every Building', () => {
  expect(BUILDINGS.map(({ crest }) => [crest.food, words(crest.bonus)])).toEqual([
    [6, 'place house anywhere'],
    [6, 'place pillar anywhere'],
    [5, 'relocate merchant'],
    [4, 'relocate architect'],
    [3, 'gain any 2'],
    [2, 'score 5'],
  ]);
});

rule('R1.20', 'six Contract spaces, a Pillar on the first five', () => {
  expect(CONTRACT_SPACES.map(({ pillar }) => pillar)).toEqual([true, true, true, true, true, false]);
});

test('the Contract spaces are worth more and more', () => {
  expect(CONTRACT_SPACES.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6]);
});

rule('R1.21 Q1.1', 'a Storehouse of four spaces', () => {
  expect(content.STOREHOUSE_SPACES).toBe(4);
});

rule('R1.22', 'three die spaces', () => {
  expect(content.DIE_SPACES).toBe(3);
});

rule('R1.23', '8 Houses, 7 Pillars and Bonus Action Points of +3, +2, +2, +1, +1', () => {
  expect(HOUSES.total).toBe(8);
  expect(PILLARS.total).toBe(7);
  expect(BUILDINGS.map(({ rooms }) => rooms).filter(rooms => rooms > 0)).toEqual([3, 2, 2, 1, 1]);
});

rule('R1.24', 'the supply begins with what is neither on roofs, in Tiletum nor on Contract spaces', () => {
  const onRoofs = BUILDINGS.filter(({ roofHouse }) => roofHouse).length;
  const onContracts = CONTRACT_SPACES.filter(({ pillar }) => pillar).length;
  expect([onRoofs, HOUSES.supply]).toEqual([5, 2]);
  expect(onRoofs + 1 + HOUSES.supply).toBe(HOUSES.total);
  expect([onContracts, PILLARS.supply]).toEqual([5, 2]);
  expect(onContracts + PILLARS.supply).toBe(PILLARS.total);
});

test('what everybody starts with', () => {
  expect(START).toEqual({
    score: 10,
    goods: { iron: 1, wool: 1, stone: 1, food: 1 },
    goldByOrder: [1, 3, 5, 6],
  });
});

test('buying costs 2 Gold', () => {
  expect(content.BUY).toEqual({ gold: 2 });
});

test('the printed example of final scoring: 5 Houses, 5 Pillars, 4 Buildings and 9 goods make 37', () => {
  expect(FINAL.completedBuildings).toEqual([0, 0, 0, 5, 10, 20, 30]);
  expect(5 * 5 + FINAL.completedBuildings[4] + Math.floor(9 / FINAL.goodsPerPoint)).toBe(37);
});
