import { cardinalOf } from '../../../src/rules/cardinal/board';
import { seeded } from '../../../src/rules/chance';
import type { State } from '../../../src/rules/model';
import { arrange } from '../situation/arranging';
import { begins, bringing, watching } from '../situation/playing';
import { told } from '../situation/seeing';
import { rule } from '../../rule';
import { due, proceeds, reads, readsOn, solo, steps } from './situation';

/** Rolls these two dice in a round with so many Decrees. */
function rolled(first: number, second: number, decrees = 6): State {
  const state = due(solo(), { step: 'roll' });
  const left = cardinalOf(state).decrees.slice(6 - decrees);
  arrange(state, it => Object.assign(it.cardinal ?? {}, { decrees: left, pawn: 1 }));
  proceeds(state, bringing(first, second));
  return state;
}

const pawn = (state: State): number => cardinalOf(state).pawn;

rule('R15.5 R14.11', 'two dice of its own move the pawn right by their difference', () => {
  expect(pawn(rolled(2, 5))).toBe(3);
  expect(pawn(rolled(5, 2))).toBe(3);
  expect(pawn(rolled(6, 1))).toBe(5);
  const state = due(solo(), { step: 'roll' });
  const before = structuredClone(state.wheel);
  const chance = watching(seeded(1));
  proceeds(state, chance);
  expect(chance.asked).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ]);
  expect(state.wheel).toEqual(before);
});

rule('R15.3', 'the pawn returns to the leftmost card before it moves', () => {
  const state = due(solo(), { step: 'roll' });
  arrange(state, it => Object.assign(it.cardinal ?? {}, { pawn: 4 }));
  const events = proceeds(state, bringing(3, 4));
  expect(pawn(state)).toBe(1);
  expect(told(events)).toEqual(['pawn R15.3', 'pawn R15.5']);
  expect(events.map(event => event.what === 'pawn' && event.dice)).toEqual([undefined, [3, 4]]);
});

rule('Q15.14', 'equal dice leave the pawn on the leftmost card', () => {
  expect(pawn(rolled(4, 4))).toBe(0);
});

rule('X22 R15.6', 'with three cards left, 6 and 1 stop on Worldly Riches', () => {
  const state = rolled(6, 1, 3);
  expect(cardinalOf(state).decrees[pawn(state)]).toBe('worldly-riches');
});

rule(
  'R15.8 Q15.16',
  'when all options fail the pawn goes on, as often as needed, from the first option',
  () => {
    const none = ['king-and-country', 'mercantile-empire', 'worldly-riches'];
    const state = reads(solo(), none, [{ colour: 'pink', value: 1 }]);
    arrange(state, it => {
      it.wheel.offset = 0;
    }); // value 1 lies at the Contract Action
    const events = readsOn(state);
    expect(pawn(state)).toBe(2);
    expect(events.filter(({ what }) => what === 'option')).toHaveLength(3);
    expect(events.filter(({ what }) => what === 'pawn').map(({ rule: id }) => id)).toEqual([
      'R15.8',
      'R15.8',
    ]);
    due(state, { step: 'roll' });
    proceeds(state, bringing(1, 1));
    expect(pawn(state)).toBe(0);
  },
);

rule('R15.4', 'as first player it begins its cycle with the Corruption token', () => {
  const events = begins('action', solo());
  expect(told(events)).toEqual(expect.arrayContaining(['corruption R5.1']));
});

rule('R15.1', 'the turn begins with the pawn, and its end waits for it too', () => {
  expect(steps(solo())).toEqual(['roll']);
});
