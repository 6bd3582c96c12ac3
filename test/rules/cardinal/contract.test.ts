import { cardinalOf } from '../../../src/rules/cardinal/board';
import { missingFor } from '../../../src/rules/cardinal/needs';
import { playerOf, type State } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { told } from '../situation/seeing';
import {
  acts,
  bare,
  byRule,
  choices,
  does,
  goods,
  IT,
  points,
  proceeds,
  runs,
  steps,
  type Its,
} from './situation';

type Offer = (string | null)[];

/** The Contract offer from left to right; the spaces cost 3, 3, 2, 2 and 1 points. */
function offering(offer: Offer, its: Its = {}): State {
  const state = bare(its);
  arrange(state, it => {
    it.offers.contract = [...offer];
  });
  return state;
}

const unfulfilled = (state: State): readonly string[] => cardinalOf(state).contracts;
const fulfilled = (state: State): readonly string[] => playerOf(state, IT).contracts;

rule('E30 R16.60 R16.61 R16.65 R16.66 Q16.23', 'the cup Crest, no ready Contract, the middle one', () => {
  const offer = ['c-wool3', 'c-crest-cup', 'c-any3wool3', 'b-crest-eagle-1', 'c-iron5'];
  const its = { goods: { wool: 4, iron: 1 }, storehouse: ['c-crest-eagle'] };
  const state = offering(offer, its);
  const events = does(state, 'contract', 5);
  expect(playerOf(state, IT).storehouse).toEqual(['c-crest-eagle', 'c-crest-cup']);
  expect(unfulfilled(state)).toEqual(['c-any3wool3']);
  expect(fulfilled(state)).toEqual([]);
  expect(goods(state)).toEqual({ wool: 4, iron: 1 });
  expect(choices(events)).toEqual([
    'crest c-crest-cup by only R16.61',
    'contract c-any3wool3 by fewestMissing R16.65',
  ]);
});

rule('R16.60', 'tiles that it cannot afford are ignored', () => {
  const state = offering(['c-crest-cup', 'c-crest-lion', null, null, null]);
  does(state, 'contract', 2);
  expect(playerOf(state, IT).storehouse).toEqual([]);
  expect(state.offers.contract.slice(0, 2)).toEqual(['c-crest-cup', 'c-crest-lion']);
});

rule('R16.61', 'every new Crest, from the right to the left', () => {
  const state = offering(['c-crest-cup', 'c-crest-lion', 'b-crest-cup-1', null, 'c-crest-lily']);
  does(state, 'contract', 6);
  expect(playerOf(state, IT).storehouse).toEqual(['c-crest-lily', 'b-crest-cup-1', 'c-crest-lion']);
});

rule('R16.62', 'ready Contracts in falling order of VP', () => {
  const its = { goods: { iron: 3, wool: 5 } };
  const state = offering([null, null, 'c-wool5', 'c-iron3', null], its);
  expect(points(does(state, 'contract', 4))).toEqual([7, 5, 4, 5]);
  expect(fulfilled(state)).toEqual(['c-wool5', 'c-iron3']);
});

rule('R16.62', 'of equal VP the cheaper one', () => {
  const its = { goods: { iron: 3, wool: 3 } };
  const state = offering(['c-wool3', null, null, null, 'c-iron3'], its);
  expect(choices(does(state, 'contract', 3))[0]).toBe('contract c-iron3 by cheapest R16.62');
});

rule('R16.63 R16.68 Q17.7', 'they are fulfilled at once, even with two unfulfilled ones', () => {
  const its = { goods: { iron: 9 }, own: { contracts: ['c-wool7', 'c-wool5'] } };
  const offer = [null, null, 'c-iron3', 'c-iron5', null];
  const state = offering(offer, its);
  does(state, 'contract', 4);
  expect(fulfilled(state)).toEqual(['c-iron5', 'c-iron3']);
  expect(unfulfilled(state)).toEqual(['c-wool7', 'c-wool5']);
});

rule('Q17.7 R17.10', 'what the Action fulfils does not count for the Tasks', () => {
  const its = { goods: { iron: 9, wool: 6 }, own: { contracts: ['c-wool3', 'b-wool2'] } };
  const state = offering([null, null, null, 'c-iron3', 'c-iron5'], its);
  acts(state, 'contract', 3);
  arrange(state, it => {
    it.agenda.splice(1, 0, {
      seat: IT,
      effects: [{ do: 'cardinal', step: 'fulfil', left: 2 }],
      source: { kind: 'decree' },
    });
  });
  runs(state);
  expect(fulfilled(state)).toHaveLength(4);
});

rule('R16.64', 'after each one it judges again which are ready and affordable', () => {
  const its = { goods: { iron: 5 } };
  const state = offering([null, null, null, 'c-iron5', 'c-iron3'], its);
  does(state, 'contract', 3);
  expect(fulfilled(state)).toEqual(['c-iron5']);
  expect(state.offers.contract).toContain('c-iron3');
});

rule('Q16.16', 'a Contract is ready with 2 Gold for each missing Iron or Wool', () => {
  const state = offering([null, null, null, null, 'c-iron3'], { goods: { iron: 1, gold: 4 } });
  does(state, 'contract', 1);
  expect([fulfilled(state), goods(state)]).toEqual([['c-iron3'], {}]);
});

rule('R16.65 R14.19', 'if none was ready, the one with the fewest missing Resources', () => {
  const state = offering([null, null, 'c-iron5', 'c-wool3', 'c-any7'], { goods: { iron: 3 } });
  const events = does(state, 'contract', 2);
  expect(unfulfilled(state)).toEqual(['c-iron5']);
  expect(choices(events)[0]).toBe('contract c-iron5 by fewestMissing R16.65');
  expect(events).toContainEqual(expect.objectContaining({ what: 'keep', tile: 'c-iron5', space: 0 }));
});

rule('R16.65 Q16.18', 'the rightmost on a tie', () => {
  const state = offering([null, null, 'c-iron3', 'c-wool3', 'c-any7']);
  expect(choices(does(state, 'contract', 2))[0]).toBe('contract c-wool3 by rightmost R16.65');
});

rule('R16.65 Q16.17', 'one at most, and none after a ready one', () => {
  const one = offering([null, null, null, 'c-wool5', 'c-iron5']);
  does(one, 'contract', 6);
  expect(unfulfilled(one)).toEqual(['c-iron5']);
  const none = offering([null, null, null, 'c-wool5', 'c-iron3'], { goods: { iron: 3 } });
  does(none, 'contract', 6);
  expect([fulfilled(none), unfulfilled(none)]).toEqual([['c-iron3'], []]);
});

rule('R16.65 R16.68', 'with two unfulfilled Contracts it takes none', () => {
  const its = { own: { contracts: ['c-wool7', 'c-wool5'] } };
  const state = offering([null, null, null, null, 'c-iron3'], its);
  does(state, 'contract', 3);
  expect(unfulfilled(state)).toEqual(['c-wool7', 'c-wool5']);
});

rule(
  'Q16.14 Q16.15',
  'what counts as missing: Gold and spare goods cover any Resource, types may be mixed',
  () => {
    const missing = (id: string, owned: Its['goods'] = {}): number => missingFor(bare({ goods: owned }), id);
    expect(missing('c-any3wool3', { wool: 4, iron: 1 })).toBe(1);
    expect(missing('c-any3wool3', { wool: 3, iron: 1, gold: 1, food: 4 })).toBe(0);
    // three Food are reserved, Stone never counts, Gold is not turned into Wool
    expect(missing('c-any3wool3', { wool: 3, food: 3, stone: 5 })).toBe(3);
    expect(missing('c-any3wool3', { wool: 1, gold: 4 })).toBe(2);
    expect(missing('c-iron4wool4', { iron: 9, wool: 1 })).toBe(3);
  },
);

rule('R16.66 R18.5', 'each point left gives one of the most required Resource', () => {
  const state = offering([null, null, null, null, null]);
  const events = does(state, 'contract', 3);
  expect(goods(state)).toEqual({ gold: 3 });
  expect(byRule(events, 'R16.66').filter(({ what }) => what === 'gain')).toHaveLength(3);
});

rule('Q16.17 R16.66', 'Resources of the last part make no Contract ready any more', () => {
  const its = { own: { contracts: ['c-wool7', 'c-wool5'] } };
  const state = offering([null, null, null, null, 'b-any1-1'], its);
  does(state, 'contract', 3);
  expect(fulfilled(state)).toEqual([]);
  expect(goods(state)).toEqual({ wool: 3 });
});

rule('R16.67', 'the gaps of the offer stay to the end of the turn', () => {
  const state = acts(offering(['c-any5', null, null, null, 'c-any3']), 'contract', 1);
  const events = runs(state);
  expect(state.offers.contract).toEqual(['c-any5', null, null, null, null]);
  expect(told(events).filter(text => text.startsWith('reveal'))).toEqual([]);
  proceeds(state);
  expect(state.offers.contract).not.toContain(null);
});

rule('Q17.9', 'no Tasks during its Action', () => {
  const its = { goods: { iron: 3 }, own: { contracts: ['c-iron3'] } };
  const state = offering([null, null, null, null, null], its);
  does(state, 'contract', 1);
  expect(unfulfilled(state)).toEqual(['c-iron3']);
  expect(steps(state)).toEqual(['end']);
});
