import type { Colour } from '../../../src/content';
import type { Die, State } from '../../../src/rules/model';
import { arrange, alignWheel } from '../situation/arranging';
import { bringing } from '../situation/playing';
import { rule } from '../../rule';
import {
  acts,
  bare,
  choices,
  dieOf,
  due,
  goods,
  points,
  proceeds,
  reads,
  readsOn,
  runs,
  type Its,
} from './situation';

/** Which die it takes when several match. */

const CHARACTER = 2;
const die = (colour: Colour, value = CHARACTER): Die => ({ colour, value });

/** It reads this card; the Character Action lies at 2, the Joker at 6. */
function reading(card: string, dice: Die[], its: Its = {}): State {
  const state = reads(bare(its), [card, 'worldly-riches'], dice);
  alignWheel(state, 'character', CHARACTER);
  return state;
}

/** The dice it takes for the Character Action by this card: each time the one it took before is gone. */
function inOrder(card: string, colours: Colour[], its?: Its): string[] {
  const left = [...colours];
  return colours.map(() => {
    const taken =
      dieOf(
        readsOn(
          reading(
            card,
            left.map(colour => die(colour)),
            its,
          ),
        ),
      ).split(' ')[0] ?? '';
    left.splice(
      left.findIndex(colour => colour === taken),
      1,
    );
    return taken;
  });
}

const ALL: Colour[] = ['darkGrey', 'yellow', 'lightGrey', 'blue', 'pink'];

rule('R15.10', 'dice that match are taken in the order of the row', () => {
  const its = { goods: { iron: 1 } };
  expect(inOrder('busy-hands', ALL, its)).toEqual(['pink', 'lightGrey', 'blue', 'yellow', 'darkGrey']);
  expect(inOrder('familiar-faces', ALL, its)).toEqual(['pink', 'yellow', 'lightGrey', 'blue', 'darkGrey']);
});

rule('R15.11', 'the joint icon means the one that its Contracts miss more of', () => {
  const contract = (id: string): Its => ({ own: { contracts: [id] } });
  expect(inOrder('busy-hands', ['lightGrey', 'blue'], contract('c-iron3'))).toEqual(['blue', 'lightGrey']);
  expect(inOrder('busy-hands', ['blue', 'lightGrey'], contract('c-wool3'))).toEqual(['lightGrey', 'blue']);
  const mixed = { goods: { iron: 3, wool: 1 }, own: { contracts: ['c-iron4wool4'] } };
  expect(inOrder('busy-hands', ['blue', 'lightGrey'], mixed)).toEqual(['lightGrey', 'blue']);
});

rule('Q15.4', 'the other half keeps the place of the icon', () => {
  const its = { own: { contracts: ['c-iron3'] } };
  expect(inOrder('busy-hands', ['yellow', 'lightGrey', 'darkGrey'], its)[0]).toBe('lightGrey');
});

rule('R15.12 Q15.5', 'an equal need or none: the Resource that it has fewer of', () => {
  expect(inOrder('busy-hands', ['blue', 'lightGrey'], { goods: { iron: 2, wool: 1 } })[0]).toBe('lightGrey');
  expect(inOrder('busy-hands', ['lightGrey', 'blue'], { goods: { iron: 1, wool: 2 } })[0]).toBe('blue');
  const equal = { goods: { iron: 2, wool: 1 }, own: { contracts: ['c-iron4wool4', 'c-iron3'] } };
  expect(inOrder('busy-hands', ['lightGrey', 'blue'], equal)[0]).toBe('blue');
});

rule('R15.2', 'chance decides only what is left equal after all criteria', () => {
  const dice = [die('blue'), die('lightGrey'), die('yellow')];
  for (const chosen of ['blue:2', 'lightGrey:2']) {
    const events = readsOn(reading('busy-hands', dice), bringing(chosen));
    expect(choices(events)).toContain(`die ${chosen} by chance R15.2`);
  }
  const asksNobody = { pick: () => fail('chance is asked') };
  expect(dieOf(readsOn(reading('familiar-faces', dice), asksNobody))).toBe('yellow 2');
});

rule('Q15.10', 'dice of the same colour and value are one and the same', () => {
  const asksNobody = { pick: () => fail('chance is asked') };
  const state = reading('busy-hands', [die('pink'), die('pink')]);
  expect(dieOf(readsOn(state, asksNobody))).toBe('pink 2');
  expect(state.wheel.dice).toEqual([die('pink')]);
});

rule('Q15.2', 'the section comes before the colour', () => {
  const state = reading('busy-hands', [die('darkGrey', 1), die('pink', CHARACTER)]);
  // the Joker at 1 has more points
  arrange(state, it => {
    it.wheel.actions = ['joker', 'character', 'architect', 'merchant', 'king', 'contract'];
    it.wheel.offset = 0;
  });
  expect(dieOf(readsOn(state))).toBe('darkGrey 1');
});

rule('Q15.17', 'the row is that of the card where the pawn stands now', () => {
  const dice = [die('yellow'), die('blue')];
  const state = reads(bare({ goods: { gold: 1 } }), ['king-and-country', 'busy-hands'], dice);
  alignWheel(state, 'character', CHARACTER);
  // the row of King and Country would have preferred the yellow one
  expect(dieOf(readsOn(state))).toBe('blue 2');
});

rule('E23 R15.7 R15.10 R15.11', 'Busy Hands: the blue die, since 3 Iron are missing', () => {
  const its = { goods: { iron: 4 }, own: { contracts: ['c-iron7'] } };
  const state = reading('busy-hands', [die('blue'), die('yellow'), die('lightGrey')], its);
  arrange(state, it => {
    it.wheel.tiles = { character: 'b-vp4' };
  });
  expect(dieOf(readsOn(state))).toBe('blue 2');
  proceeds(state);
  expect(state.wheel.tiles).toEqual({});
});

rule('E24 R17.8 R17.9', 'with 7 Iron the Contract then pays 16 VP', () => {
  const its = { goods: { iron: 4 }, own: { contracts: ['c-iron7'] } };
  const state = reading('busy-hands', [die('blue', 3), die('yellow', 3), die('lightGrey', 3)], its);
  alignWheel(state, 'character', 3);
  const track = JSON.stringify(state.king.track);
  readsOn(state);
  expect(goods(state)).toEqual({ iron: 7 });
  expect(points(runs(state))).toEqual([11, 5]);
  expect(goods(state)).toEqual({});
  expect(JSON.stringify(state.king.track)).toBe(track);
});

rule('Q15.9 R15.30m', 'Worldly Riches: equal highest dice go down the list of required Resources', () => {
  const wants = (its: Its, ...colours: Colour[]): string =>
    dieOf(
      readsOn(reading('worldly-riches', [...colours.map(colour => die(colour, 5)), die('blue', 1)], its)),
    );
  const stone = { pillars: ['london'] };
  const food = { storehouse: ['b-crest-cup-1'], buildings: filledColumn() };
  const iron = { own: { contracts: ['c-iron3'] } };
  expect(wants({ ...stone, ...food, ...iron }, 'yellow', 'blue', 'pink', 'darkGrey')).toBe('darkGrey 5');
  expect(wants({ ...food, ...iron }, 'yellow', 'blue', 'pink', 'darkGrey')).toBe('pink 5');
  expect(wants(iron, 'yellow', 'lightGrey', 'blue', 'pink')).toBe('blue 5');
  expect(wants({}, 'lightGrey', 'blue', 'yellow', 'pink')).toBe('yellow 5');
  // none required is there: fewer in supply
  expect(wants({ goods: { iron: 2, food: 1 } }, 'blue', 'pink')).toBe('pink 5');
  expect(wants({}, 'yellow')).toBe('yellow 5');
});

const filledColumn = () =>
  Array.from({ length: 5 }, (_, at) => ({
    rooms: at === 0 ? ['ch-king-1', 'ch-king-2'] : [null, null],
    crest: null,
  }));

rule('R15.35 Q15.6', 'most needed: the largest need, then more dice, then the row, then fewer owned', () => {
  const needs = (its: Its, dice: Die[]): string =>
    choices(readsOn(reading('family-alliances', dice, its)))[0] ?? '';
  const dice = [die('blue', 1), die('lightGrey', 2), die('yellow', 3), die('blue', 4)];
  const contracts = (...ids: string[]): Its => ({ own: { contracts: ids } });
  expect(needs(contracts('c-wool5', 'c-iron3'), dice)).toBe('colour lightGrey by largestNeed R15.35');
  expect(needs(contracts('c-any5', 'c-iron3'), dice)).toBe('colour yellow by largestNeed R15.35');
  expect(needs(contracts('c-iron4wool4'), dice)).toBe('colour blue by moreDice Q15.6');
  expect(needs(contracts('c-any3', 'c-wool3'), dice)).toBe('colour lightGrey by priority R15.10');
  const equal = { goods: { iron: 1 }, own: { contracts: ['c-iron4wool4', 'c-iron3', 'c-wool3'] } };
  expect(needs(equal, [die('blue'), die('lightGrey')])).toBe('colour lightGrey by largestNeed R15.35');
  const fewer = { goods: { iron: 2, wool: 1 }, own: { contracts: ['c-iron5', 'c-iron2wool2', 'c-wool5'] } };
  expect(needs({ ...fewer, goods: { iron: 0, wool: 0 } }, [die('blue'), die('lightGrey')])).toMatch(/chance/);
});

rule(
  'Q15.6',
  'then the highest die of that colour; without any need the yellow one; without that it fails',
  () => {
    const its = { goods: {}, own: { contracts: ['c-iron3'] } };
    const dice = [die('blue', 1), die('blue', 4), die('yellow', 6)];
    expect(dieOf(readsOn(reading('family-alliances', dice, its)))).toBe('blue 4');
    const enough = { ...its, goods: { iron: 3 } };
    expect(dieOf(readsOn(reading('family-alliances', dice, enough)))).toBe('yellow 6');
    // what is needed is not there
    const wanting = reading('family-alliances', [die('yellow', 3), die('pink', 6)], its);
    expect(dieOf(readsOn(wanting))).toBe('yellow 3');
    const none = reading('family-alliances', [die('blue', 1), die('pink', 2)], enough);
    expect(readsOn(none)).toContainEqual(expect.objectContaining({ option: 0, fails: 'nothingNeeded' }));
  },
);

rule('R15.15', 'it never changes a die', () => {
  const state = reading('king-and-country', [die('pink', 6)], { goods: { gold: 20 } });
  readsOn(state);
  expect(goods(state).gold).toBe(20);
  expect(state.players[1]?.dice).toEqual([die('pink', 6)]);
  expect(due(acts(state, 'king', 1)).agenda).toHaveLength(1);
});
