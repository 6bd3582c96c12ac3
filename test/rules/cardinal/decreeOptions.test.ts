import { cardinalOf } from '../../../src/rules/cardinal/board';
import type { Die, State } from '../../../src/rules/model';
import { arrange, alignWheel } from '../situation/arranging';
import { rule } from '../../rule';
import { bare, checked, choices, columns, dieOf, reads, readsOn, steps, type Its } from './situation';

/** It reads this card; the Contract Action lies at 1, Character 2, Architect 3, Merchant 4, King 5, the Joker 6. */
function reading(card: string, dice: Die[], its?: Its): State {
  const state = reads(bare(its), [card, 'worldly-riches'], dice);
  alignWheel(state, 'contract', 1);
  return state;
}

const pink = (value: number): Die => ({ colour: 'pink', value });
const CONTRACT = 1;
const CHARACTER = 2;
const ARCHITECT = 3;
const MERCHANT = 4;
const JOKER = 6;

rule('R15.7', 'the first option from the top that holds and finds a die', () => {
  const both = [pink(ARCHITECT), pink(MERCHANT)];
  const more = { houses: ['tiletum.h2'], pillars: ['london', 'paris'] };
  expect(checked(readsOn(reading('buildings-are-forever', both, more)))).toEqual(['buildings-are-forever 0']);
  expect(checked(readsOn(reading('buildings-are-forever', [pink(ARCHITECT)], more)))).toEqual([
    'buildings-are-forever 0 noDie',
    'buildings-are-forever 1',
  ]);
  expect(checked(readsOn(reading('buildings-are-forever', both)))).toEqual([
    'buildings-are-forever 0 tooFew {"pillars":0,"houses":1}',
    'buildings-are-forever 1',
  ]);
});

rule('R15.9 Q15.11', 'conditions count what is there now, the House in Tiletum too', () => {
  const state = reading('proud-pillars', [pink(MERCHANT)], { pillars: ['london'] });
  expect(checked(readsOn(state)).at(1)).toBe('proud-pillars 1 tooFew {"pillars":1,"houses":1}');
  const two = reading('proud-pillars', [pink(MERCHANT)], { pillars: ['london', 'paris'] });
  expect(checked(readsOn(two)).at(1)).toBe('proud-pillars 1');
});

rule('R15.30l', 'as many Houses as Pillars are enough for Everlasting Fame', () => {
  const dice = [pink(ARCHITECT), pink(MERCHANT)];
  const equal = reading('everlasting-fame', dice, { pillars: ['london'] });
  expect(dieOf(readsOn(equal))).toBe(`pink ${ARCHITECT}`);
  const fewer = reading('everlasting-fame', dice, { pillars: ['london', 'paris'] });
  expect(dieOf(readsOn(fewer))).toBe(`pink ${MERCHANT}`);
});

rule('R15.30k', 'a Cathedral tile for every Pillar fails the condition of Glorious Spires', () => {
  const dice: Die[] = [{ colour: 'darkGrey', value: 5 }, pink(ARCHITECT)];
  const built = { pillars: ['london'], cathedrals: ['london.c1'] };
  expect(dieOf(readsOn(reading('glorious-spires', dice, { pillars: ['london'] })))).toBe('darkGrey 5');
  expect(dieOf(readsOn(reading('glorious-spires', dice, built)))).toBe(`pink ${ARCHITECT}`);
});

rule('R15.13', 'a die at the Joker matches a named Action', () => {
  const state = reading('mercantile-empire', [pink(JOKER)]);
  expect(dieOf(readsOn(state))).toBe(`pink ${JOKER}`);
});

rule('R15.31 Q15.13', 'the highest die of a colour is wanted wherever it lies', () => {
  const dice = [pink(1), pink(5), pink(4)];
  expect(dieOf(readsOn(reading('familiar-faces', dice)))).toBe('pink 5');
  const iron: Die[] = [
    { colour: 'blue', value: 3 },
    { colour: 'lightGrey', value: 4 },
    { colour: 'pink', value: 5 },
  ];
  expect(dieOf(readsOn(reading('business-is-business', iron)))).toBe('lightGrey 4');
});

rule('X23 R15.14 Q15.15', 'from the Joker if it has as many points, else from the Action', () => {
  const state = reading('mercantile-empire', [pink(3), pink(2)]);
  alignWheel(state, 'merchant', 3);
  const [contract, character, architect, merchant, king, joker] = state.wheel.actions;
  arrange(state, it => {
    it.wheel.actions = [contract, joker, merchant, character, king, architect].flatMap(each => each ?? []);
  });
  alignWheel(state, 'merchant', 3);
  const events = readsOn(state);
  expect(dieOf(events)).toBe('pink 2');
  expect(choices(events)[0]).toBe('section joker by jokerPoints R15.14');

  const other = reading('mercantile-empire', [pink(3), pink(5)]);
  arrange(other, it => {
    it.wheel.actions = [contract, character, merchant, architect, joker, king].flatMap(each => each ?? []);
  });
  alignWheel(other, 'merchant', 3);
  expect(dieOf(readsOn(other))).toBe('pink 3');
});

rule('E20 R15.33 R16.3 Q15.7', 'the Crest in Venice is 9 steps from London, more than 6 points', () => {
  const state = reading('noblesse-oblige', [pink(1)], { architect: 'london', merchant: 'firenze' });
  alignWheel(state, 'architect', 1);
  arrange(state, it => {
    it.map.tiles = { 'venezia.b1': 'b-crest-cup-1' };
  });
  expect(checked(readsOn(state))[0]).toBe('noblesse-oblige 0 outOfReach {"needs":9,"has":6}');
});

rule('E21 R15.7', 'without a die at the Merchant or the Joker its option fails', () => {
  const state = reading('noblesse-oblige', [pink(1)], { architect: 'london', merchant: 'firenze' });
  alignWheel(state, 'architect', 1);
  arrange(state, it => {
    it.map.tiles = { 'venezia.b1': 'b-crest-cup-1' };
  });
  expect(checked(readsOn(state))[1]).toBe('noblesse-oblige 1 noDie');
});

rule('E22 R15.34 R15.32 R15.8', 'a new Crest for 3 points is out of reach of 2; on to Busy Hands', () => {
  const its = { architect: 'london', storehouse: ['b-crest-eagle-1'] };
  const state = reads(bare(its), ['noblesse-oblige', 'busy-hands'], [pink(5), pink(1)]);
  alignWheel(state, 'contract', 5);
  arrange(state, it => {
    it.offers.contract = [null, 'c-crest-cup', null, null, 'c-crest-eagle'];
  });
  expect(checked(readsOn(state))[2]).toBe('noblesse-oblige 2 tooDear {"needs":3,"has":2}');
  expect(cardinalOf(state).decrees[cardinalOf(state).pawn]).toBe('busy-hands');
});

rule('R15.34', 'a new Crest in the offer counts if the points are enough', () => {
  const state = reading('noblesse-oblige', [pink(CONTRACT)]);
  arrange(state, it => {
    it.offers.contract = [null, 'c-crest-cup', null, null, null];
  });
  expect(checked(readsOn(state)).at(-1)).toBe('noblesse-oblige 2');
});

rule('R15.32 R19.3', 'a Crest is new if its family is neither active nor inactive', () => {
  const offered = (its: Its): string | undefined => {
    const state = reading('noblesse-oblige', [pink(CONTRACT)], its);
    arrange(state, it => {
      it.offers.contract = ['c-crest-cup', null, null, null, null];
    });
    return checked(readsOn(state))[2];
  };
  expect(offered({ storehouse: ['b-crest-cup-1'] })).toBe('noblesse-oblige 2 noNewCrest');
  expect(offered({ buildings: columns({ 2: { crest: 'b-crest-cup-1' } }) })).toBe(
    'noblesse-oblige 2 noNewCrest',
  );
  expect(offered({ storehouse: ['b-crest-lion-1'] })).toBe('noblesse-oblige 2');
});

rule('R15.33 R15.34 R16.3', 'exactly enough points are enough, and the nearest new Crest counts', () => {
  // 3 points at the Merchant; Frankfurt to Praha is 2 steps, to Wien 3, to Firenze 4
  const reaching = (tiles: Record<string, string>): string | undefined => {
    const state = reading('family-alliances', [pink(MERCHANT)], { merchant: 'frankfurt' });
    arrange(state, it => {
      it.map.tiles = tiles;
    });
    return checked(readsOn(state))[1];
  };
  expect(reaching({ 'wien.b1': 'b-crest-cup-1', 'firenze.b1': 'b-crest-lion-1' })).toBe('family-alliances 1');
  expect(reaching({ 'firenze.b1': 'b-crest-cup-1' })).toMatch(/outOfReach/);
  const state = reads(bare(), ['noblesse-oblige', 'worldly-riches'], [pink(4)]);
  alignWheel(state, 'contract', 4);
  arrange(state, it => {
    it.offers.contract = ['c-crest-cup', null, null, null, null];
  });
  expect(checked(readsOn(state))[2]).toBe('noblesse-oblige 2');
});

rule('Q15.8', 'a Crest in the Town of the piece is in reach', () => {
  const state = reading('family-alliances', [pink(MERCHANT)], { merchant: 'venezia' });
  arrange(state, it => {
    it.map.tiles = { 'venezia.b1': 'b-crest-cup-1' };
  });
  expect(checked(readsOn(state)).at(-1)).toBe('family-alliances 1');
});

rule('R15.33 Q15.3', 'reach counts the Bonus Action Points of the Action, through the Joker too', () => {
  const buildings = columns({ 3: { rooms: ['ch-merchant-1', 'ch-merchant-2'], crest: 'c-crest-lion' } });
  const merchant = 'frankfurt';
  // Firenze is 4 steps away, for 3 + 2 points; Troyes 2, for 1 + 2 points
  for (const [at, space] of [
    [MERCHANT, 'firenze.b1'],
    [JOKER, 'troyes.b1'],
  ] as const) {
    const state = reading('family-alliances', [pink(at)], { merchant });
    arrange(state, it => {
      it.map.tiles = { [space]: 'b-crest-cup-1' };
    });
    expect(checked(readsOn(state))[1]).toMatch(/outOfReach/);
    const marked = reading('family-alliances', [pink(at)], { merchant, buildings });
    arrange(marked, it => {
      it.map.tiles = { [space]: 'b-crest-cup-1' };
    });
    expect(checked(readsOn(marked)).at(-1)).toBe('family-alliances 1');
  }
});

rule('Q15.1', 'Worldly Riches takes whatever lies there', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const state = reading('worldly-riches', [pink(value)]);
    expect(dieOf(readsOn(state))).toBe(`pink ${value}`);
  }
});

rule('R15.7 R15.1', 'after an option that holds the die is taken', () => {
  const state = reading('familiar-faces', [pink(CHARACTER)]);
  readsOn(state);
  expect(steps(state)[0]).toBe('action');
});
