import type { Goods } from '../../src/content';
import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, putMarkers, type Mine } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, markers, offered, refused, scored, waits } from './situation/seeing';

/** What some Contracts give beside their points. */

const PASS: Move = { type: 'pass' };
const fulfil = (tile: string): Move => ({ type: 'fulfil', tile });

/** Seat 0 holds this Contract and these goods. */
const holding = (tile: string, goods: Goods, mine: Mine = {}): State =>
  inAction('king', 1, { ...mine, storehouse: [tile], goods });

describe('a step on the King track', () => {
  for (const [tile, iron] of [
    ['c-iron5', 5],
    ['c-iron7', 7],
  ] as const)
    rule('R8.62 R8.71', `comes with ${tile}, onto the top of the next stack`, () => {
      const state = holding(tile, { iron });
      putMarkers(state, { 3: [1, 0], 5: [2] });
      does(state, fulfil(tile));
      expect(markers(state)).toEqual({ 3: [1], 5: [2, 0] });
    });

  rule('R8.71 Q8.28', 'is nothing at the top', () => {
    const state = holding('c-iron5', { iron: 5 });
    putMarkers(state, { 15: [0, 1], 0: [2] });
    does(state, fulfil('c-iron5'));
    expect(markers(state)).toEqual({ 15: [0, 1], 0: [2] });
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('X39 R8.62 Q8.28', 'cannot be declined', () => {
    const state = holding('c-iron5', { iron: 5 });
    putMarkers(state, { 2: [1], 1: [0], 0: [2] });
    expect(scored(does(state, fulfil('c-iron5')), 0)).toBe(7 + 1);
    expect(markers(state)).toEqual({ 2: [1, 0], 0: [2] });
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('R8.61 R8.71', 'does not come with the other Iron Contracts', () => {
    const state = holding('c-iron9', { iron: 9 });
    putMarkers(state, { 0: [0, 1, 2] });
    does(state, fulfil('c-iron9'));
    expect(markers(state)).toEqual({ 0: [0, 1, 2] });
  });
});

describe('a step of the Merchant', () => {
  const to = (place: string): Move => ({ type: 'step', piece: 'merchant', to: place });

  rule('R8.64 Q8.12', 'leads from a town to a directly adjacent town', () => {
    const state = holding('c-wool5', { wool: 5 });
    does(state, fulfil('c-wool5'));
    expect(offered(state, 'step')).toEqual([to('brugge'), to('antwerpen')]);
    expect(forbidden(state, to('wien'))).toBe('notAdjacent R6.20');
    expect(forbidden(state, to('r-arras'))).toBe('townsOnly R8.64');
    expect(refused(state, { type: 'step', piece: 'architect', to: 'brugge' })).toBe('notNow');
    does(state, to('brugge'));
    expect(playerOf(state, 0)).toMatchObject({ merchant: 'brugge', architect: 'tiletum' });
    expect(waits(state)).toEqual(['dieAction']);
  });

  for (const [from, why] of [
    ['r-arras', 'stands on a road'],
    ['london', 'has only roads around it'],
  ] as const)
    rule('R8.64 Q8.12 Q7.11', `is none where the Merchant ${why}`, () => {
      const state = holding('c-wool5', { wool: 5 }, { merchant: from });
      const events = does(state, fulfil('c-wool5'));
      expect(events.at(-1)).toMatchObject({ what: 'lapse', effects: ['move'], rule: 'R8.64' });
      expect([waits(state), playerOf(state, 0).contracts]).toEqual([['dieAction'], ['c-wool5']]);
    });

  for (const [from, next] of [
    ['basel', 'r-dijon'],
    ['r-dijon', 'basel'],
    ['tiletum', 'brugge'],
    ['london', 'r-channel'],
  ] as const)
    rule('R8.64 Q8.12 Q8.20', `read as an ordinary step it leads from ${from} to ${next}`, () => {
      const state = holding('c-wool5', { wool: 5 }, { merchant: from });
      arrange(state, it => {
        it.options.readings = { contractMerchantMove: 'step' };
      });
      does(state, fulfil('c-wool5'), to(next));
      expect(playerOf(state, 0)).toMatchObject({ merchant: next, architect: 'tiletum' });
      expect(waits(state)).toEqual(['dieAction']);
    });

  rule('R8.64 Q8.1', 'may be declined', () => {
    const state = holding('c-wool7', { wool: 7 });
    does(state, fulfil('c-wool7'), PASS);
    expect([playerOf(state, 0).merchant, waits(state)]).toEqual(['tiletum', ['dieAction']]);
  });
});

for (const [tile, each] of [
  ['c-iron3wool3', 3],
  ['c-iron5wool5', 5],
] as const)
  rule('R8.68', `${tile} performs a Character Action with one point`, () => {
    const state = holding(tile, { iron: each, wool: each });
    does(state, fulfil(tile));
    expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'character', points: 1 }]);
  });
