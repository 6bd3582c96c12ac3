import * as content from '../../src/content';
import { originOf } from '../../src/ui/text/words';
import { rule } from '../rule';
import { ids } from './lists';

const { CARDINAL_LEVELS, CHALLENGES, DECREES, FAIR_TILES } = content;

rule('R14.3 R14.4', 'five columns of two Rooms with +1, +1, +2, +2, +3', () => {
  expect(content.CARDINAL_COLUMN_ROOMS).toBe(2);
  expect(content.CARDINAL_MARKERS).toEqual([1, 1, 2, 2, 3]);
});

rule('R14.5 R14.12 R14.19 R14.20', 'what the Cardinal starts with', () => {
  expect(content.CARDINAL_START).toEqual({ houses: 7, kingAtLeast: 3, architectAt: 'k4' });
  expect(content.HOUSES.total - 1).toBe(content.CARDINAL_START.houses);
  expect([content.CARDINAL_CONTRACT_SPACES, content.RESERVED_FOOD]).toEqual([2, 3]);
});

rule('Q14.1', 'the tile that marks its Architect: 3 Stone for 4 VP, the only one known by sight', () => {
  expect(content.costTileOf(content.CARDINAL_START.architectAt).price).toEqual({
    pay: { stone: 3 },
    points: 4,
  });
  expect(originOf('VALUES', 'CARDINAL_START', 'architectAt').level).toBe('reconstructed');
});

rule('R17.2 R17.3 R17.8 R17.10', 'what its Tasks cost and pay', () => {
  expect(content.CARDINAL_TASKS).toEqual({
    crest: { food: 3, points: 5 },
    contract: { extraPoints: 5, atMost: 2 },
    goldPerMissing: 2,
  });
});

rule('R22.1 R22.2 R22.3', 'Cardinal Priest, Deacon and Bishop', () => {
  expect(CARDINAL_LEVELS).toEqual([
    { id: 'easy', name: 'Cardinal Priest', challenges: 1 },
    { id: 'normal', name: 'Cardinal Deacon', challenges: 3 },
    { id: 'hard', name: 'Cardinal Bishop', challenges: 5 },
  ]);
});

test('every Fair tile has one Decree, and two Decrees have none', () => {
  const fairs = DECREES.flatMap(({ fair }) => (fair === undefined ? [] : [fair]));
  expect([...fairs].sort()).toEqual(ids(FAIR_TILES).sort());
  expect(DECREES.filter(({ fair }) => fair === undefined).map(({ id }) => id)).toEqual(
    content.LASTING_DECREES,
  );
});

test('ids are used once and found', () => {
  const all = [...ids(DECREES), ...ids(CHALLENGES), ...ids(CARDINAL_LEVELS)];
  expect(new Set(all).size).toBe(all.length);
  for (const decree of DECREES) expect(content.decreeOf(decree.id)).toBe(decree);
  for (const challenge of CHALLENGES) expect(content.challengeOf(challenge.id)).toBe(challenge);
  expect(() => content.decreeOf('')).toThrow("no Decree ''");
});

test('a Decree has up to four options, the last of them without a condition but for three cards', () => {
  expect(Math.max(...DECREES.map(({ options }) => options.length))).toBe(4);
  const conditional = DECREES.filter(({ options }) => options.at(-1)?.when !== undefined);
  expect(ids(conditional)).toEqual(['buildings-are-forever', 'noblesse-oblige', 'proud-pillars']);
});

test('every Challenge changes something', () => {
  const idle = CHALLENGES.filter(
    ({ hooks, kingAtLeast, markers }) => hooks.length === 0 && !kingAtLeast && !markers,
  );
  expect(idle).toEqual([]);
});

test('one Crest of each family stays in the box with two players', () => {
  const boxed = (players: number) =>
    [...content.CONTRACT_PILE, ...content.BONUS_TILES].flatMap(tile =>
      tile.kind === 'crest' && tile.players > players ? [tile.crest] : [],
    );
  const families = boxed(2);
  expect([...families].sort()).toEqual([...content.CRESTS].sort());
  expect(boxed(4)).toEqual([]);
});
