import type { BasePiece } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, TAKING_LIMITS } from './situation/arranging';
import { inAction } from './situation/moments';
import { begins, does } from './situation/playing';
import { forbidden, isOffered, pointsLeft, told } from './situation/seeing';

/** The Bonus tiles of the map, that the Architect and the Merchant pick up where they stand. */

const pickUp = (space: string): Move => ({ type: 'pickUp', space });

/** This piece stands here in its Action, beside these tiles alone. */
function beside(piece: BasePiece, at: string, tiles: Record<string, string>, points = 2) {
  const state = inAction(piece, points, { [piece]: at });
  arrange(state, it => {
    it.map.tiles = { ...tiles };
  });
  return state;
}

const PIECES = [
  ['architect', 'R6.16', 'architectElsewhere'],
  ['merchant', 'R6.26', 'merchantElsewhere'],
] as const;

for (const [piece, id, elsewhere] of PIECES) {
  rule(`${id} R6.3`, `the ${piece} takes the tile of its Town for 1 point`, () => {
    const state = beside(piece, 'wien', { 'wien.b1': 'b-king3', 'verona.b1': 'b-vp4' });
    expect(isOffered(state, pickUp('wien.b1'))).toBe(true);
    expect(told(does(state, pickUp('wien.b1')))).toEqual([`take ${id}`]);
    expect(playerOf(state, 0).storehouse).toEqual(['b-king3']);
    expect(state.map.tiles).toEqual({ 'verona.b1': 'b-vp4' });
    expect(pointsLeft(state)).toBe(1);
    expect(forbidden(beside(piece, 'wien', { 'wien.b1': 'b-king3' }, 1), pickUp('wien.b1'))).toBeUndefined();
    expect(forbidden(beside(piece, 'wien', { 'wien.b1': 'b-king3' }, 0), pickUp('wien.b1'))).toBe(
      'tooFewPoints R6.3',
    );
  });

  rule(id, `a tile of another Town than the ${piece}'s is out of reach, also from a road`, () => {
    for (const at of ['verona', 'r-villach', 'tiletum']) {
      const state = beside(piece, at, { 'wien.b1': 'b-king3' });
      expect(forbidden(state, pickUp('wien.b1'))).toBe(`${elsewhere} ${id}`);
      expect(isOffered(state, pickUp('wien.b1'))).toBe(false);
    }
  });

  rule(`${id} R6.5`, `what stands there is the ${piece}, not the other piece`, () => {
    const other = piece === 'architect' ? 'merchant' : 'architect';
    const state = beside(piece, 'verona', { 'wien.b1': 'b-king3' });
    arrange(state, 0, { [other]: 'wien' });
    expect(forbidden(state, pickUp('wien.b1'))).toBe(`${elsewhere} ${id}`);
  });

  for (const [reason, tile, reached, free] of TAKING_LIMITS)
    rule(id, `the limits of the ${piece}'s own board hold: ${reason}`, () => {
      const state = beside(piece, 'wien', { 'wien.b1': tile });
      arrange(state, 0, reached);
      expect(forbidden(state, pickUp('wien.b1'))).toBe(reason);
      expect(isOffered(state, pickUp('wien.b1'))).toBe(false);
      arrange(state, 0, free);
      expect(forbidden(state, pickUp('wien.b1'))).toBeUndefined();
    });

  rule(`${id} Q6.19`, `the ${piece} takes tiles in the Town of the unavailable Cathedral`, () => {
    const state = beside(piece, 'praha', { 'praha.b1': 'b-king3' });
    arrange(state, it => {
      it.map.costs.praha = 'k9';
    });
    expect(forbidden(state, pickUp('praha.b1'))).toBeUndefined();
  });
}

rule('Q6.18', 'neither the Architect needs a Cathedral there nor the Merchant a free House space', () => {
  expect(forbidden(beside('architect', 'wien', { 'wien.b1': 'b-king3' }), pickUp('wien.b1'))).toBeUndefined();
  const state = beside('merchant', 'wien', { 'wien.b1': 'b-king3' });
  arrange(state, 1, { houses: ['tiletum.h2', 'wien.h1'] });
  expect(forbidden(state, pickUp('wien.b1'))).toBeUndefined();
});

rule('R6.16 R6.26 R6.5', 'other Actions take no tile from the map', () => {
  const state = inAction('king', 3, { merchant: 'wien', architect: 'wien' });
  expect(forbidden(state, pickUp('wien.b1'))).toBe('otherAction R6.5');
});

rule('R6.17', 'a taken tile is not replaced, not even in the next round', () => {
  const state = beside('architect', 'wien', { 'wien.b1': 'b-king3', 'verona.b1': 'b-vp4' });
  does(state, pickUp('wien.b1'));
  expect(forbidden(state, pickUp('wien.b1'))).toBe('noTileThere R6.17');
  expect(isOffered(state, pickUp('wien.b1'))).toBe(false);
  does(state, { type: 'endTurn' });
  begins('cleanup', state);
  expect(state.map.tiles).toEqual({ 'verona.b1': 'b-vp4' });
});
