import type { Action, Goods } from '../../src/content';
import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith } from './situation/arranging';
import { inAction } from './situation/moments';
import { does, FIVE } from './situation/playing';
import { offered, owns, pointsLeft, refused, scored, waits } from './situation/seeing';

/** Helpers that give Actions, Resources, points and the bonuses of a Building. */

const PASS: Move = { type: 'pass' };
const use = (tile: string): Move => ({ type: 'useHelper', tile });

/** Seat 0 has one point left of a die Action and has used this Helper. */
function helpedBy(tile: string, action: Action = 'king'): State {
  const state = inAction(action, 1, { storehouse: [tile], goods: {} });
  does(state, use(tile));
  return state;
}

describe('a Helper with an Action', () => {
  const ACTS = [
    ['R8.11', 'merchant', 2, 'b-merchant2-1', 'b-merchant2-2'],
    ['R8.11', 'merchant', 3, 'b-merchant3'],
    ['R8.12', 'character', 2, 'b-character2-1', 'b-character2-2'],
    ['R8.12', 'character', 3, 'b-character3'],
    ['R8.13', 'contract', 2, 'b-contract2-1', 'b-contract2-2'],
    ['R8.13', 'contract', 3, 'b-contract3'],
    ['R8.14', 'architect', 2, 'b-architect2-1', 'b-architect2-2'],
    ['R8.14', 'architect', 3, 'b-architect3'],
    ['R8.15', 'king', 2, 'b-king2-1', 'b-king2-2'],
    ['R8.15', 'king', 3, 'b-king3'],
    ['R8.10', 'joker', 1, 'b-joker1-1', 'b-joker1-2'],
  ] as const;
  for (const [id, action, points, ...tiles] of ACTS)
    for (const tile of tiles)
      rule(id, `${tile} gives ${points} points for ${action}`, () => {
        const state = helpedBy(tile);
        expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action, points }]);
        does(state, PASS);
        expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1]);
        expect(playerOf(state, 0).storehouse).toEqual([]);
      });

  rule('R8.10 Q8.23', 'of choice stands for one of five, named first', () => {
    const state = helpedBy('b-joker1-1', 'contract');
    expect(offered(state, 'declare').map(({ action }) => action)).toEqual(FIVE);
    expect(refused(state, { type: 'advance', steps: 1 })).toBe('declareFirst');
    does(state, { type: 'declare', action: 'king' });
    expect(refused(state, { type: 'declare', action: 'merchant' })).toBe('notTheJoker');
    expect(refused(state, { type: 'step', piece: 'merchant', to: 'brugge' })).toBe('otherAction');
    expect(refused(state, { type: 'advance', steps: 2 })).toBe('tooFewPoints');
    does(state, { type: 'advance', steps: 1 });
    expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1]);
  });

  rule('R8.10 Q8.19', 'of choice pays an exchange with its bonus', () => {
    const state = helpedBy('b-joker1-2');
    arrange(state, 0, { goods: { food: 1 } });
    does(state, { type: 'declare', action: 'contract' }, { type: 'exchange', give: 'food', get: 'iron' });
    does(state, { type: 'chooseGoods', goods: { iron: 1 } });
    expect(owns(state)).toEqual({ iron: 2 });
  });
});

describe('a Helper with gains', () => {
  const GAINS: (readonly [string, string, Goods, number])[] = [
    ['R8.19', 'b-gold4-1', { gold: 4 }, 0],
    ['R8.19', 'b-gold4-2', { gold: 4 }, 0],
    ['R8.19', 'b-gold2vp2-1', { gold: 2 }, 2],
    ['R8.19', 'b-gold2vp2-2', { gold: 2 }, 2],
    ['R8.19', 'b-vp4', {}, 4],
    ['R8.21', 'b-mix4-1', { iron: 1, wool: 1, stone: 1, food: 1 }, 0],
    ['R8.21', 'b-mix4-2', { iron: 1, wool: 1, stone: 1, food: 1 }, 0],
  ];
  for (const [id, tile, goods, points] of GAINS)
    rule(id, `${tile} gives just that`, () => {
      const state = inAction('king', 1, { storehouse: [tile], goods: {} });
      expect(scored(does(state, use(tile)), 0)).toBe(points);
      expect(owns(state)).toEqual(goods);
      expect([waits(state), playerOf(state, 0).storehouse]).toEqual([['dieAction'], []]);
    });

  const CHOICES = [
    ['b-any2-1', 2],
    ['b-any2-2', 2],
    ['b-any3', 3],
  ] as const;
  for (const [tile, count] of CHOICES)
    rule('R8.20', `${tile} gives any ${count}`, () => {
      const state = helpedBy(tile);
      for (const wrong of [count - 1, count + 1])
        expect(refused(state, { type: 'chooseGoods', goods: { gold: wrong } })).toBe('wrongCount');
      does(state, { type: 'chooseGoods', goods: { gold: 1, stone: count - 1 } });
      expect(owns(state)).toEqual({ gold: 1, stone: count - 1 });
      expect([waits(state), playerOf(state, 0).storehouse]).toEqual([['dieAction'], []]);
    });
});

describe('the bonuses of a Building', () => {
  const own = () =>
    buildingsWith({
      0: { rooms: ['ch-king-3', null, 'ch-king-4'] },
      1: { rooms: ['ch-merchant-5', null] },
      5: { crest: 'b-crest-cup-1' },
    });

  for (const tile of ['b-building-1', 'b-building-2'])
    rule('R8.22 Q8.9', `come from one own Building by ${tile}, in any order`, () => {
      const state = inAction('king', 1, { storehouse: [tile], goods: {}, buildings: own() });
      does(state, use(tile), { type: 'chooseBuilding', building: 0 });
      const events = does(
        state,
        { type: 'receive', tile: 'ch-king-4' },
        { type: 'receive', tile: 'ch-king-3' },
      );
      expect([scored(events, 0), owns(state)]).toEqual([5, {}]);
      expect([waits(state), playerOf(state, 0).storehouse]).toEqual([['dieAction'], []]);
    });

  rule('R8.22 Q8.9', 'may be left in part', () => {
    const state = inAction('king', 1, { storehouse: ['b-building-1'], buildings: own() });
    does(state, use('b-building-1'), { type: 'chooseBuilding', building: 0 });
    expect(scored(does(state, { type: 'receive', tile: 'ch-king-3' }, PASS), 0)).toBe(2);
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('R8.22 Q7.4', 'are none when no Character lives anywhere: the Helper is used all the same', () => {
    const state = helpedBy('b-building-2');
    expect([waits(state), playerOf(state, 0).storehouse]).toEqual([['dieAction'], []]);
  });

  rule('R8.22 Q8.8', 'need a Character in it, so the rightmost has none', () => {
    const state = inAction('king', 1, { storehouse: ['b-building-1'], buildings: own() });
    arrange(state, 1, { buildings: buildingsWith({ 2: { rooms: ['ch-king-1', null] } }) });
    does(state, use('b-building-1'));
    expect(offered(state, 'chooseBuilding').map(({ building }) => building)).toEqual([0, 1]);
    for (const building of [2, 3, 4, 5])
      expect(refused(state, { type: 'chooseBuilding', building })).toBe('noCharacterInBuilding');
  });
});
