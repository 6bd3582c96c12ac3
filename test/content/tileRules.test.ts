import { BONUS_TILES } from '../../src/content/bonusTiles';
import { CHARACTER_TILES } from '../../src/content/characters';
import type { Tile } from '../../src/content/components';
import { CONTRACT_PILE } from '../../src/content/contracts';
import { RULEBOOK } from '../../src/content/rulebook';

/** Each tile cites the rules that say what it does. */

const TILES: readonly Tile[] = [...BONUS_TILES, ...CHARACTER_TILES, ...CONTRACT_PILE];

/** What it does, without how much: tiles of one rule are alike in that. */
function deedOf(tile: Tile): string {
  const effects = 'reward' in tile ? tile.reward : 'effects' in tile ? tile.effects : [];
  const pays = 'cost' in tile ? Object.keys(tile.cost).sort().join('+') : '';
  const gains = effects
    .filter(effect => tile.kind !== 'contract' || effect.do !== 'score')
    .map(effect => [
      ...[effect.do, 'action' in effect && effect.action, 'piece' in effect && effect.piece],
      'goods' in effect && Object.keys(effect.goods).sort(),
    ]);
  return JSON.stringify([tile.kind, pays, gains]);
}

const citing = (rule: string): readonly Tile[] =>
  TILES.filter(({ rules }) => rules.some(each => each === rule));

test.each([
  ['R8.10', 'joker'],
  ['R8.11', 'merchant'],
  ['R8.12', 'character'],
  ['R8.13', 'contract'],
  ['R8.14', 'architect'],
  ['R8.15', 'king'],
])('%s: the Helpers with an Action of the %s', (rule, action) => {
  const found = TILES.filter(
    tile => tile.kind === 'helper' && tile.effects.some(each => each.do === 'act' && each.action === action),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(citing(rule)).toEqual(found);
});

const ONE_DEED = [
  ...['R8.16', 'R8.17', 'R8.18', 'R8.20', 'R8.21', 'R8.22', 'R8.25', 'R8.26', 'R8.27', 'R8.28'],
  ...['R8.30', 'R8.31', 'R8.32', 'R8.33', 'R8.34', 'R8.35', 'R8.36a', 'R8.36b', 'R8.36c'],
  ...['R8.37a', 'R8.37b', 'R8.37c', 'R8.38'],
  ...['R8.60', 'R8.61', 'R8.62', 'R8.63', 'R8.64', 'R8.65', 'R8.66', 'R8.67', 'R8.68'],
];

test.each(ONE_DEED)('%s is cited by tiles that all do the same', rule => {
  expect(new Set(citing(rule).map(deedOf)).size).toBe(1);
});

test('R8.29: Gold with Iron or with Wool', () => {
  expect(new Set(citing('R8.29').map(deedOf)).size).toBe(2);
});

test('Gold and points of Helpers have one rule, Gold of Characters another', () => {
  expect(citing('R8.19').map(({ id }) => id)).toEqual([
    'b-gold4-1',
    'b-gold4-2',
    'b-gold2vp2-1',
    'b-gold2vp2-2',
    'b-vp4',
  ]);
  expect(citing('R8.33').map(({ id }) => id)).toEqual(['ch-character-5', 'ch-merchant-5', 'ch-king-5']);
});

test.each([
  ['R8.36d', 'house'],
  ['R8.37d', 'pillar'],
])('%s: the conditions of a %s', (rule, what) => {
  const places = CHARACTER_TILES.filter(({ effects }) =>
    effects.some(each => each.do === 'place' && each.what === what),
  );
  expect(citing(rule)).toEqual(places);
});

test('R8.69: Contracts with identical Resources', () => {
  expect(citing('R8.69')).toEqual(
    TILES.filter(tile => tile.kind === 'contract' && tile.cost.identical !== undefined),
  );
});

test('no tile is without a rule of its own, and each is in the rulebook', () => {
  expect(TILES.filter(({ rules }) => rules.length === 0)).toEqual([]);
  expect(TILES.flatMap(({ rules }) => rules).filter(rule => !Object.hasOwn(RULEBOOK, rule))).toEqual([]);
});
