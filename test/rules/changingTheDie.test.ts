import type { Colour } from '../../src/content';
import type { MoveOf } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, alignWheel } from './situation/arranging';
import { choosing } from './situation/moments';
import { begins, does } from './situation/playing';
import { forbidden, offered, owns, pointsLeft, told, waits } from './situation/seeing';

const take = (colour: Colour, value: number, to: number): MoveOf<'takeDie'> => ({
  type: 'takeDie',
  colour,
  value,
  to,
});
const VALUES = [1, 2, 3, 4, 5, 6];

/** Gold for a change by so many steps clockwise: the shortest way counts. */
const GOLD = [0, 2, 4, 6, 4, 2];

rule(
  'X2 R5.12 R5.13 R5.14 R5.15',
  'a pink 6 becomes a 1: 1 Food, six points and the tile of section 1',
  () => {
    const state = choosing([{ colour: 'pink', value: 6 }], { goods: { gold: 2 } });
    alignWheel(state, 'merchant', 1);
    arrange(state, it => {
      it.wheel.tiles = { merchant: 'b-vp4', architect: 'b-king3' };
    });
    does(state, take('pink', 6, 1), { type: 'takeTile' });
    expect(owns(state)).toEqual({ food: 1 });
    expect(state.players[0]?.storehouse).toEqual(['b-vp4']);
    expect(state.wheel.tiles).toEqual({ architect: 'b-king3' });
    expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'dieAction', action: 'merchant', points: 6 }]);
  },
);

rule('X3 R5.13', 'a blue 3 becomes a 5: 4 of 5 Gold are paid, 5 Iron, two points', () => {
  const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 5 } });
  alignWheel(state, 'king', 5);
  const events = does(state, take('blue', 3, 5));
  expect(owns(state)).toEqual({ gold: 1, iron: 5 });
  expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'dieAction', action: 'king', points: 2 }]);
  expect(told(events).slice(0, 2)).toEqual(['pay R5.12', 'die R5.9']);
  expect(events[0]).toMatchObject({ goods: { gold: 4 } });
});

rule('X4 R5.13', 'with 3 Gold two steps are refused, one is possible', () => {
  const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 3 } });
  for (const to of [1, 5]) expect(forbidden(state, take('blue', 3, to))).toBe('tooLittleGold R5.13');
  expect(offered(state, 'takeDie').map(({ to }) => to)).toEqual([2, 3, 4]);
  does(state, take('blue', 3, 4));
  expect(owns(state)).toEqual({ gold: 1, iron: 4 });
});

for (const value of VALUES) {
  rule('R5.12 R5.13 R5.14 Q5.4', `from ${value} every step costs 2 Gold, the shortest way`, () => {
    for (const to of VALUES) {
      const gold = GOLD[(to - value + 6) % 6] ?? 0;
      const state = choosing([{ colour: 'darkGrey', value }], { goods: { gold } });
      does(state, take('darkGrey', value, to));
      expect(owns(state)).toEqual({ stone: to });
      const short = choosing([{ colour: 'darkGrey', value }], { goods: { gold: gold - 1 } });
      if (gold > 0) expect(forbidden(short, take('darkGrey', value, to))).toBe('tooLittleGold R5.13');
    }
  });
}

rule('R5.12', 'as it is a die costs nothing, and nothing is paid', () => {
  const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 9 } });
  expect(told(does(state, take('blue', 3, 3)))).not.toContain('pay R5.12');
  expect(owns(state)).toEqual({ gold: 9, iron: 3 });
});

rule('Q5.2', 'Gold of the die itself does not pay for changing it', () => {
  const state = choosing([{ colour: 'yellow', value: 5 }], { goods: { gold: 1 } });
  expect(forbidden(state, take('yellow', 5, 6))).toBe('tooLittleGold R5.13');
  expect(forbidden(state, take('yellow', 5, 5))).toBeUndefined();
});

rule('Q5.3', 'a Task before may bring the Gold', () => {
  const state = choosing([{ colour: 'blue', value: 2 }], { storehouse: ['b-gold4-1'] });
  expect(forbidden(state, take('blue', 2, 4))).toBe('tooLittleGold R5.13');
  does(state, { type: 'useHelper', tile: 'b-gold4-1' }, take('blue', 2, 4));
  expect(owns(state)).toEqual({ iron: 4 });
});

rule('R5.15', 'the new value decides everything: Action, tile, points and Resources', () => {
  const state = choosing([{ colour: 'lightGrey', value: 2 }], { goods: { gold: 2 } });
  alignWheel(state, 'king', 3);
  arrange(state, it => {
    it.wheel.tiles = { architect: 'b-king3' };
  });
  does(state, take('lightGrey', 2, 3));
  expect(waits(state)).toEqual(['dieAction']);
  expect(owns(state)).toEqual({ wool: 3 });
  expect(pointsLeft(state)).toBe(4);
});

rule('R5.16', 'the changed value stays with the die until the dice are rolled again', () => {
  const state = choosing([{ colour: 'blue', value: 6 }], { goods: { gold: 2 } });
  const [, die] = does(state, take('blue', 6, 1));
  expect(die).toMatchObject({ what: 'die', die: { colour: 'blue', value: 6 }, to: 1 });
  does(state, { type: 'endTurn' });
  expect(state.players[0]?.dice).toEqual([{ colour: 'blue', value: 1 }]);
  begins('cleanup', state);
  expect(state.players[0]?.dice).toEqual([]);
});

rule('R5.17', 'the dice that stay on the wheel keep their values', () => {
  const others = [
    { colour: 'blue', value: 6 },
    { colour: 'blue', value: 5 },
  ] as const;
  const state = choosing([...others, { colour: 'blue', value: 4 }], { goods: { gold: 4 } });
  does(state, take('blue', 4, 6));
  expect(state.wheel.dice).toEqual(others);
  expect(forbidden(state, take('blue', 6, 5))).toBe('dieAlreadyTaken R5.9');
});
