import type { BaseAction } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange } from './situation/arranging';
import { asked, inAction } from './situation/moments';
import { does, FIVE } from './situation/playing';
import { isOffered, pointsLeft, refused, waits } from './situation/seeing';

/** Actions that a Helper or another effect grants: within the outer one, with points of their own. */

const PASS: Move = { type: 'pass' };
const END: Move = { type: 'endTurn' };
const use = (tile: string): Move => ({ type: 'useHelper', tile });

rule('R8.3 Q8.15', 'what an effect triggers is finished first, however deep', () => {
  const state = inAction('merchant', 2, {
    storehouse: ['b-character3', 'ch-contract-2', 'c-iron3wool3'],
    goods: { iron: 3, wool: 3 },
  });
  arrange(state, it => {
    it.offers.contract[4] = 'c-wool9';
  });
  const toBrugge: Move = { type: 'step', piece: 'merchant', to: 'brugge' };
  does(state, use('b-character3'), { type: 'placeCharacter', tile: 'ch-contract-2', building: 0, floor: 1 });
  expect(pointsLeft(state)).toBe(3);
  expect(refused(state, { type: 'swapOffer' })).toBe('otherAction');

  does(state, { type: 'takeContract', tile: 'c-wool9' }, { type: 'fulfil', tile: 'c-iron3wool3' });
  expect(pointsLeft(state)).toBe(1);
  expect(refused(state, { type: 'exchange', give: 'food', get: 'gold' })).toBe('cannotPay');
  arrange(state, 0, { goods: { food: 1 } });
  expect(refused(state, { type: 'exchange', give: 'food', get: 'gold' })).toBe('otherAction');

  does(state, { type: 'swapOffer' });
  expect(pointsLeft(state)).toBe(2);
  expect(refused(state, { type: 'exchange', give: 'food', get: 'gold' })).toBeUndefined();
  does(state, PASS);
  expect(pointsLeft(state)).toBe(2);
  expect(refused(state, { type: 'swapOffer' })).toBeUndefined();
  expect(refused(state, toBrugge)).toBe('otherAction');
  does(state, PASS, toBrugge);
  expect(pointsLeft(state)).toBe(1);
});

rule('X38 R8.3 Q8.29 Q8.3', 'the points of a Helper are lost when the die Action goes on', () => {
  const state = inAction('merchant', 1, { merchant: 'tiletum', storehouse: ['b-merchant2-1'] });
  const build: Move = { type: 'buildHouse', space: 'brugge.h1' };
  does(state, use('b-merchant2-1'), { type: 'step', piece: 'merchant', to: 'brugge' });
  expect(refused(state, END)).toBe('finishFirst');
  does(state, PASS);
  expect(pointsLeft(state)).toBe(1);
  expect(playerOf(state, 0).storehouse).toEqual([]);
  does(state, build);
  expect(pointsLeft(state)).toBe(0);
  expect(refused(state, { type: 'step', piece: 'merchant', to: 'tiletum' })).toBe('tooFewPoints');
});

describe('a bonus Action', () => {
  /** All options of each Action, then one that its two points do not pay. */
  const OPTIONS: Record<BaseAction, readonly [Move[], Move | undefined]> = {
    architect: [
      [
        { type: 'step', piece: 'architect', to: 'frankfurt' },
        { type: 'buildPillar', town: 'strasbourg' },
        { type: 'pickUp', space: 'strasbourg.b1' },
      ],
      undefined,
    ],
    merchant: [
      [
        { type: 'step', piece: 'merchant', to: 'r-dijon' },
        { type: 'buildHouse', space: 'basel.h1' },
        { type: 'pickUp', space: 'basel.b1' },
      ],
      undefined,
    ],
    character: [
      [
        { type: 'swapOffer' },
        { type: 'takeCharacter', tile: 'ch-king-2' },
        { type: 'placeCharacter', tile: 'ch-king-1', building: 0, floor: 1 },
        { type: 'placeCharacter', tile: 'ch-king-1', building: 0, floor: 2 },
      ],
      { type: 'placeCharacter', tile: 'ch-king-1', building: 0, floor: 3 },
    ],
    contract: [
      [
        { type: 'takeContract', tile: 'c-wool7' },
        { type: 'takeContract', tile: 'c-any7' },
        { type: 'exchange', give: 'gold', get: 'wool' },
      ],
      { type: 'takeContract', tile: 'c-iron7' },
    ],
    king: [
      [
        { type: 'advance', steps: 1 },
        { type: 'advance', steps: 2 },
      ],
      { type: 'advance', steps: 3 },
    ],
  };

  for (const action of FIVE) {
    rule('R8.4', `offers every option of the ${action} Action for its own points`, () => {
      const state = asked([{ do: 'act', action, points: 2 }], {
        ...{ merchant: 'basel', architect: 'strasbourg', storehouse: ['ch-king-1'], goods: { gold: 1 } },
      });
      arrange(state, it => {
        it.map.costs['strasbourg'] = 'k1';
        it.map.tiles = { 'strasbourg.b1': 'b-king3', 'basel.b1': 'b-any3' };
        it.offers = {
          contract: ['c-any3', 'c-iron7', 'c-any7', 'c-any5', 'c-wool7'],
          character: ['ch-king-2', null, null, null, null],
        };
      });
      const [options, tooDear] = OPTIONS[action];
      expect(options.filter(option => !isOffered(state, option))).toEqual([]);
      if (tooDear) expect(refused(state, tooDear)).toBe('tooFewPoints');
      does(state, ...options.slice(0, 1), PASS);
      expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1]);
    });
  }

  rule('R8.4 Q8.1', 'ends with its last point, and what is left of it can be declined', () => {
    const state = asked([{ do: 'act', action: 'merchant', points: 2 }], { merchant: 'basel' });
    does(state, { type: 'step', piece: 'merchant', to: 'r-dijon' });
    expect(pointsLeft(state)).toBe(1);
    does(state, { type: 'step', piece: 'merchant', to: 'troyes' });
    expect(waits(state)).toEqual(['dieAction']);
  });
});
