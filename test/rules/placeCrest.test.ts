import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith, type Mine } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, isOffered, offered, owns, scored, told, waits } from './situation/seeing';

/** The Task of placing a Crest below a Building, counted 0 to 5 from the left. */

const CREST = 'b-crest-cup-1';
const place = (building: number, tile = CREST): Move => ({ type: 'placeCrest', tile, building });
const holding = (food: number, mine: Mine = {}) =>
  inAction('king', 1, { goods: { food }, storehouse: [CREST], ...mine });

const SPACES = [
  [0, 6, 'place'],
  [1, 6, 'place'],
  [2, 5, 'relocate'],
  [3, 4, 'relocate'],
  [4, 3, 'gainAny'],
  [5, 2, 'dieAction'],
] as const;

for (const [building, food, bonus] of SPACES) {
  rule(
    'R7.11 R7.12',
    `a Crest below Building ${building + 1} costs ${food} Food and brings its bonus at once`,
    () => {
      const state = holding(food + 1);
      arrange(state, 0, { goods: { food: food + 1, gold: 4 } });
      expect(isOffered(state, place(building))).toBe(true);
      const events = does(state, place(building));
      expect(told(events).slice(0, 2)).toEqual(['pay R7.11', 'crest R7.11']);
      expect(owns(state)).toEqual({ gold: 4, food: 1 });
      expect(playerOf(state, 0).storehouse).toEqual([]);
      const crests = playerOf(state, 0).buildings.map(({ crest }) => crest);
      expect(crests).toEqual(crests.map((_, index) => (index === building ? CREST : null)));
      expect(waits(state)).toEqual([bonus]);
      expect(scored(events, 0)).toBe(building === 5 ? 5 : 0);
    },
  );

  rule(
    'R7.11',
    `${food - 1} Food are not enough for Building ${building + 1}, and nothing replaces Food`,
    () => {
      const goods = { food: food - 1, gold: 9, wool: 9, stone: 9, iron: 9 };
      expect(forbidden(holding(0, { goods }), place(building))).toBe('cannotPay R7.11');
      expect(isOffered(holding(0, { goods }), place(building))).toBe(false);
      expect(forbidden(holding(food), place(building))).toBeUndefined();
    },
  );
}

rule('R7.12', 'the VP of the last space are told by its rule', () =>
  expect(told(does(holding(2), place(5)))).toEqual([
    'pay R7.11',
    'crest R7.11',
    'score R7.12',
    'complete R9.1',
  ]),
);

rule('R7.11', 'only a Crest of the own Storehouse can be placed', () => {
  const state = holding(9, { storehouse: ['b-king3', 'b-iron2', 'ch-king-1'] });
  arrange(state, it => {
    it.offers.contract[4] = 'c-crest-lion';
  });
  arrange(state, 1, { storehouse: ['b-crest-eagle-1'] });
  for (const tile of ['c-crest-lion', 'b-crest-eagle-1'])
    expect(forbidden(state, place(2, tile))).toBe('notInStorehouse R7.11');
  for (const tile of ['b-king3', 'b-iron2', 'ch-king-1'])
    expect(forbidden(state, place(2, tile))).toBe('notACrest R7.11');
  expect(offered(state, 'placeCrest')).toEqual([]);
});

rule('R7.13', 'the Building may be filled, half filled or empty', () => {
  const buildings = buildingsWith({
    1: { rooms: ['ch-king-1', 'ch-king-2'] },
    2: { rooms: ['ch-merchant-1', null] },
  });
  for (const building of [1, 2, 0, 5])
    expect(forbidden(holding(9, { buildings }), place(building))).toBeUndefined();
});

rule('R7.13', 'Crests are placed in any order of the Buildings', () => {
  const state = holding(9, { storehouse: [CREST, 'c-crest-lion', 'c-crest-eagle'] });
  does(state, place(5), place(3, 'c-crest-lion'), { type: 'pass' }, place(4, 'c-crest-eagle'));
  expect(playerOf(state, 0).buildings.map(({ crest }) => crest)).toEqual([
    ...[null, null, null],
    ...['c-crest-lion', 'c-crest-eagle', CREST],
  ]);
});

rule('R7.14', 'a placed Crest stays: its space takes no other and it goes nowhere else', () => {
  const state = holding(12, { storehouse: [CREST, 'c-crest-lion'] });
  does(state, place(5));
  expect(forbidden(state, place(5, 'c-crest-lion'))).toBe('crestSpaceTaken R7.14');
  expect(forbidden(state, place(2))).toBe('notInStorehouse R7.11');
  expect(offered(state, 'placeCrest').map(({ building }) => building)).toEqual([0, 1, 2, 3, 4]);
});

rule('Q7.9', 'a Crest may be placed though its bonus is of no use', () => {
  for (const building of [0, 1]) {
    const state = holding(6, { supply: { houses: 0, pillars: 0 } });
    does(state, place(building));
    expect(playerOf(state, 0).buildings[building]?.crest).toBe(CREST);
    expect(owns(state)).toEqual({});
    expect(waits(state)).toEqual(['dieAction']);
  }
  const declined = holding(5);
  does(declined, place(2), { type: 'pass' });
  expect(playerOf(declined, 0)).toMatchObject({ merchant: 'tiletum', storehouse: [] });
});

rule('Q7.12', 'the Resources of a Crest space do not pay for it', () => {
  expect(forbidden(holding(2), place(4))).toBe('cannotPay R7.11');
  const state = holding(3);
  does(state, place(4), { type: 'chooseGoods', goods: { food: 2 } });
  expect(owns(state)).toEqual({ food: 2 });
});
