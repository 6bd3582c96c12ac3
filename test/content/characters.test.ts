import { ACTIONS, CHARACTER_OFFER_COSTS, CHARACTER_OFFER_SPACES, CHARACTER_TILES } from '../../src/content';
import { rule } from '../rule';
import { byPlayers, words } from './lists';

const texts = [...new Set(CHARACTER_TILES.map(({ effects }) => words(effects)))];
const about = (what: RegExp): string[] => texts.filter(text => what.test(text)).sort();

rule('R8.25 R8.26', 'Contract Actions: 1 or 2 points with a Resource, or 3 points', () => {
  expect(about(/act contract/)).toEqual([
    ...['act contract 1, gain any 1', 'act contract 2, gain any 1', 'act contract 3'],
  ]);
});

rule('R8.27 R8.28 R8.29', 'Wool, Iron, and either with Gold', () => {
  expect(about(/gain .*(wool|iron)/)).toEqual([
    ...['gain gold 1 iron 1', 'gain gold 1 wool 1', 'gain iron 1', 'gain iron 2', 'gain wool 2'],
  ]);
});

rule('R8.30 R8.34', 'Character and King Actions with 1 or 2 points', () => {
  expect(about(/act (character|king)/)).toEqual([
    ...['act character 1', 'act character 2', 'act king 1', 'act king 2'],
  ]);
});

rule('R8.31', 'a step with both pieces', () => {
  expect(about(/move.*move/)).toEqual(['move architect 1, move merchant 1']);
});

rule('R8.32 R8.33 R8.38', 'Food, Gold and Stone', () => {
  expect(about(/^gain (food|gold|stone) \d$/)).toEqual([
    ...['gain food 1', 'gain food 2', 'gain gold 2', 'gain gold 3', 'gain stone 1', 'gain stone 2'],
  ]);
});

rule('R8.35', 'points', () => {
  expect(about(/score/)).toEqual(['score 2', 'score 3']);
});

rule(
  'R8.36a R8.36b R8.36c',
  'the Merchant walks, walks and places a House, or places one where it is',
  () => {
    expect(about(/^move merchant|place house/)).toEqual([
      ...['move merchant 1', 'move merchant 1, place house here', 'move merchant 2', 'place house here'],
    ]);
  },
);

rule(
  'R8.37a R8.37b R8.37c',
  'the Architect walks, walks and places a Pillar, or places one where it is',
  () => {
    expect(about(/^move architect \d($|, place)|place pillar/)).toEqual([
      ...['move architect 1', 'move architect 1, place pillar here', 'move architect 2', 'place pillar here'],
    ]);
  },
);

test('there is no other bonus', () => {
  expect(texts).toHaveLength(29);
});

rule('R8.39', 'every Character is named by one of the five Actions, nine tiles each', () => {
  for (const action of ['architect', 'merchant', 'character', 'contract', 'king']) {
    const tiles = CHARACTER_TILES.filter(({ character }) => character === action);
    expect(tiles).toHaveLength(9);
    expect(byPlayers(tiles)).toEqual([5, 7, 9]);
  }
});

test('a Merchant gives 3 Gold; 1 Gold + 1 Wool and 2 Wool are of the same Character', () => {
  const of = (text: string): string[] =>
    CHARACTER_TILES.filter(({ effects }) => words(effects) === text).map(({ character }) => character);
  expect(of('gain gold 3')).toEqual(['merchant']);
  expect(of('gain gold 1 wool 1')).toEqual(['contract']);
  expect(of('gain wool 2')).toContain('contract');
});

test('there are Characters for all Rooms and the offer', () => {
  const [two = 0, three = 0, four = 0] = byPlayers(CHARACTER_TILES);
  expect(two).toBeGreaterThanOrEqual(2 * 9 + 5);
  expect(three).toBeGreaterThanOrEqual(3 * 9 + 5);
  expect(four).toBeGreaterThanOrEqual(4 * 9 + 5);
  expect(ACTIONS).toHaveLength(5);
});

test('an offer of five; taking one or replacing all costs 1 point', () => {
  expect(CHARACTER_OFFER_SPACES).toBe(5);
  expect(CHARACTER_OFFER_COSTS).toEqual({ take: 1, discardAll: 1 });
});
