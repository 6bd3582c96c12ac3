import type { Price } from '../../../src/content';
import type { Box } from '../../../src/rules/box';
import { ownedOf } from '../../../src/rules/prices';
import { shelve } from '../../../src/rules/shelf';
import { arrange } from '../situation/arranging';
import { does } from '../situation/playing';
import { forbidden, isOffered } from '../situation/seeing';
import { below, owned } from './situation';

/** A box beside Silver that lets Technologies and Prospectors be paid in Gold: then nobody needs Silver to try them. */

declare module '../../../src/content/vocabulary' {
  interface Vocabulary {
    barter: { rule: 'B1' };
  }
}
declare module '../../../src/rules/workings' {
  interface Workings {
    barter: { options: object };
  }
}

const inGold = ({ silver = 0 }: Price): Price => ({ gold: silver });

const barter: Box<'barter'> = {
  name: 'barter',
  readOptions: () => ({}),
  changePrice: { tier: inGold, hire: inGold },
  contents: { rules: { B1: 'Gold instead of Silver' } },
};
shelve(barter);

function atBarter(gold: number, silver: number) {
  const state = below('king', 1, { silver }, { goods: { gold } });
  arrange(state, it => Object.assign(it.options.boxes ?? {}, { barter: {} }));
  return state;
}

const MOVES = [
  { type: 'research', technology: 'architect' },
  { type: 'hire', to: 'II-A.start' },
] as const;

test.each(MOVES)('$type is offered and paid in Gold', move => {
  const state = atBarter(1, 0);
  expect(isOffered(state, move)).toBe(true);
  does(state, move);
  expect([ownedOf(state, 0, 'gold'), owned(state, 'silver')]).toEqual([0, 0]);
});

test.each(MOVES)('$type is not paid with Silver then', move => {
  const state = atBarter(0, 3);
  expect(isOffered(state, move)).toBe(false);
  expect(forbidden(state, move)).toMatch(/^cannotPay/);
});
