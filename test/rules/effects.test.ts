import type { Action } from '../../src/content';
import { playerOf, type Move, type Pending } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith, putMarkers, type Mine } from './situation/arranging';
import { asked, inAction, tookDie } from './situation/moments';
import { begins, does } from './situation/playing';
import { offered, owns, pointsLeft, refused, scored, told, waits } from './situation/seeing';

/** Effects in general: one Crest of each family, when Helpers help, what is chosen and what may be declined. */

const PASS: Move = { type: 'pass' };
const use = (tile: string): Move => ({ type: 'useHelper', tile });

describe('while the eagle Crest', () => {
  const OWNED: Record<string, () => Mine> = {
    'waits in the Storehouse': () => ({ storehouse: ['b-crest-eagle-1'] }),
    'lies on a Crest space': () => ({ buildings: buildingsWith({ 5: { crest: 'b-crest-eagle-1' } }) }),
  };
  for (const [how, mine] of Object.entries(OWNED)) {
    rule('R8.1', `${how}, no second one comes from the offer`, () => {
      const state = inAction('contract', 6, mine());
      arrange(state, it => {
        it.offers.contract = ['c-crest-eagle', 'c-crest-cup', 'c-any3', 'c-any5', 'c-any7'];
      });
      expect(refused(state, { type: 'takeContract', tile: 'c-crest-eagle' })).toBe('crestOwned');
      expect(refused(state, { type: 'takeContract', tile: 'c-crest-cup' })).toBeUndefined();
    });

    rule('R8.1', `${how}, no second one comes from the map`, () => {
      const state = inAction('merchant', 2, { ...mine(), merchant: 'basel' });
      arrange(state, it => {
        it.map.tiles['basel.b1'] = 'b-crest-eagle-2';
      });
      expect(refused(state, { type: 'pickUp', space: 'basel.b1' })).toBe('crestOwned');
      arrange(state, it => {
        it.map.tiles['basel.b1'] = 'b-crest-lion-1';
      });
      expect(refused(state, { type: 'pickUp', space: 'basel.b1' })).toBeUndefined();
    });
  }

  rule('R8.1', 'of another player is no hindrance', () => {
    const state = inAction('contract', 6);
    arrange(state, 1, { storehouse: ['b-crest-eagle-1'] });
    arrange(state, it => {
      it.offers.contract[4] = 'c-crest-eagle';
    });
    expect(refused(state, { type: 'takeContract', tile: 'c-crest-eagle' })).toBeUndefined();
  });
});

rule('R8.2', 'a Helper helps before the die, within the Action and after the last point', () => {
  const state = tookDie('king', 5);
  arrange(state, 0, { goods: {}, storehouse: ['b-gold4-1', 'b-mix4-1'] });
  does(state, use('b-gold4-1'), { type: 'advance', steps: 2 }, use('b-mix4-1'));
  expect(owns(state)).toEqual({ gold: 4, iron: 1, wool: 1, stone: 1, food: 1 });

  arrange(state, it => {
    it.agenda = [{ seat: 0, effects: [{ do: 'takeDie' }], source: { kind: 'die' } }];
  });
  arrange(state, 0, { storehouse: ['b-gold4-2'] });
  does(state, use('b-gold4-2'));
  expect(owns(state)).toMatchObject({ gold: 8 });
  expect(waits(state)).toEqual(['takeDie']);
});

rule('R8.2', 'a Helper helps in the turn in which it is taken', () => {
  const state = inAction('merchant', 1, { merchant: 'basel', goods: {} });
  arrange(state, it => {
    it.map.tiles['basel.b1'] = 'b-gold4-1';
  });
  expect(refused(state, use('b-gold4-1'))).toBe('notInStorehouse');
  does(state, { type: 'pickUp', space: 'basel.b1' }, use('b-gold4-1'));
  expect(owns(state)).toEqual({ gold: 4 });
});

rule('R8.2 Q5.14', 'a Helper does not help outside the own turn', () => {
  const state = inAction('king', 1, { storehouse: ['b-gold4-1'] });
  arrange(state, 1, { storehouse: ['b-gold4-2'] });
  expect(refused(state, use('b-gold4-2'), 1)).toBe('notYourTurn');
  putMarkers(state, { 3: [0], 0: [1, 2] });
  arrange(state, it => {
    it.king.tile = 'b-vp4';
  });
  begins('king', state);
  expect(waits(state)).toEqual(['kingTile']);
  expect(refused(state, use('b-gold4-1'))).toBe('notYourTurn');
});

rule('R8.5', '"any Resource" is one of five, alike or not, as many as granted', () => {
  const state = asked([{ do: 'gainAny', count: 2 }], { goods: {} });
  const choices = offered(state, 'chooseGoods').map(({ goods }) => goods);
  expect(new Set(choices.map(goods => JSON.stringify(Object.entries(goods).sort()))).size).toBe(15);
  expect(choices).toHaveLength(15);
  expect(choices).toEqual(expect.arrayContaining([{ gold: 2 }, { gold: 1, iron: 1 }, { stone: 1, wool: 1 }]));
  expect(refused(state, { type: 'chooseGoods', goods: { food: 1 } })).toBe('wrongCount');
  expect(refused(state, { type: 'chooseGoods', goods: { food: 2, wool: 1 } })).toBe('wrongCount');
  does(state, { type: 'chooseGoods', goods: { stone: 1, gold: 1 } });
  expect(owns(state)).toEqual({ stone: 1, gold: 1 });
  expect(waits(state)).toEqual(['dieAction']);
});

describe('what is granted', () => {
  const DECLINABLE: Pending[] = [
    { do: 'act', action: 'king', points: 2 },
    { do: 'act', action: 'joker', points: 1 },
    { do: 'move', piece: 'merchant', steps: 2 },
    { do: 'relocate', piece: 'architect' },
    { do: 'place', what: 'house', where: 'anywhere' },
    { do: 'place', what: 'pillar', where: 'anywhere' },
    { do: 'buildingBonuses' },
  ];
  for (const effect of DECLINABLE) {
    rule('Q8.1', `may be declined: ${JSON.stringify(effect)}`, () => {
      const state = asked([effect], {
        buildings: buildingsWith({ 0: { rooms: ['ch-king-3', null, null] } }),
      });
      const before = structuredClone(state.players);
      expect(waits(state)).toEqual([effect.do]);
      does(state, PASS);
      expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1]);
      expect(state.players).toEqual(before);
    });
  }

  rule('Q8.1', 'is taken in full when it is a plain gain', () => {
    const state = asked(
      [
        { do: 'gain', goods: { iron: 2 } },
        { do: 'score', points: 3 },
      ],
      { goods: {} },
    );
    expect([waits(state), owns(state), playerOf(state, 0).score]).toEqual([['dieAction'], { iron: 2 }, 13]);
    const choice = asked([{ do: 'gainAny', count: 1 }]);
    expect(refused(choice, PASS)).toBe('gainInFull');
    expect(scored(does(choice, { type: 'chooseGoods', goods: { gold: 1 } }), 0)).toBe(0);
  });
});

describe('what happens is told with the rule that grants it', () => {
  const GRANTS: (readonly [string, Action, Mine, Move])[] = [
    ['gain R7.20', 'king', { storehouse: ['b-gold4-1'] }, use('b-gold4-1')],
    ['remove R7.20', 'king', { storehouse: ['b-gold4-1'] }, use('b-gold4-1')],
    [
      'score R6.38',
      'character',
      { storehouse: ['ch-king-4'] },
      { type: 'placeCharacter', tile: 'ch-king-4', building: 0, floor: 1 },
    ],
    [
      'score R7.12',
      'king',
      { storehouse: ['b-crest-cup-1'], goods: { food: 2 } },
      { type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 },
    ],
    ['score R6.25', 'merchant', { merchant: 'wien' }, { type: 'buildHouse', space: 'wien.h1' }],
  ];
  for (const [granted, action, mine, move] of GRANTS)
    rule(granted.slice(granted.indexOf('R')), granted, () =>
      expect(told(does(inAction(action, 1, mine), move))).toContain(granted),
    );
});
