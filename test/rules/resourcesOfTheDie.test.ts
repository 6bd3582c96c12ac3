import type { Colour } from '../../src/content';
import type { MoveOf } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, FULL_STOREHOUSE, alignWheel } from './situation/arranging';
import { choosing } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, offered, owns, told, waits } from './situation/seeing';

const take = (colour: Colour, value: number, to = value): MoveOf<'takeDie'> => ({
  type: 'takeDie',
  colour,
  value,
  to,
});
const HELPER = { type: 'useHelper', tile: 'b-colour-1' } as const;
const STONE = { type: 'chooseColour', resource: 'stone' } as const;

rule('E5 R5.27', 'a pink 2 brings 2 Food', () => {
  const state = choosing([{ colour: 'pink', value: 2 }]);
  const events = does(state, take('pink', 2));
  expect(owns(state)).toEqual({ food: 2 });
  expect(events.find(({ what }) => what === 'gain')).toMatchObject({
    seat: 0,
    goods: { food: 2 },
    source: { kind: 'die' },
    rule: 'R5.27',
  });
});

for (const [colour, resource] of [
  ['blue', 'iron'],
  ['pink', 'food'],
  ['yellow', 'gold'],
  ['lightGrey', 'wool'],
  ['darkGrey', 'stone'],
] as const) {
  rule('R5.27 R1.3', `a ${colour} die brings ${resource}, as many as its value`, () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const state = choosing([{ colour, value }]);
      const others = state.players.slice(1).map(({ goods }) => ({ ...goods }));
      does(state, take(colour, value));
      expect(owns(state)).toEqual({ [resource]: value });
      expect(state.players.slice(1).map(({ goods }) => goods)).toEqual(others);
    }
  });
}

rule('R1.2 Q5.10', 'the supply never runs out, and no Resource can be refused', () => {
  const state = choosing([{ colour: 'pink', value: 6 }], { goods: { food: 995 } });
  does(state, take('pink', 6));
  expect(owns(state)).toEqual({ food: 1001 });
  expect(waits(state)).toEqual(['dieAction']);
});

describe('the change-colour Helper', () => {
  for (const resource of ['gold', 'food', 'wool', 'stone', 'iron'] as const) {
    rule('R5.28 R1.1', `${resource} instead of Food, in the same number`, () => {
      const state = choosing([{ colour: 'pink', value: 4 }], { storehouse: ['b-colour-1'] });
      does(state, HELPER);
      expect(offered(state, 'chooseColour')).toHaveLength(5);
      does(state, { type: 'chooseColour', resource }, take('pink', 4));
      expect(owns(state)).toEqual({ [resource]: 4 });
    });
  }

  rule('R5.28 Q5.19 R5.15', 'a changed value counts too, and is paid', () => {
    const state = choosing([{ colour: 'pink', value: 4 }], {
      storehouse: ['b-colour-1'],
      goods: { gold: 2 },
    });
    does(state, HELPER, STONE, take('pink', 4, 5));
    expect(owns(state)).toEqual({ stone: 5 });
  });

  rule(
    'Q5.19 R5.9',
    'no die is taken until the Resource is named, and none is named without the Helper',
    () => {
      const state = choosing([{ colour: 'pink', value: 4 }], { storehouse: ['b-colour-1'] });
      expect(forbidden(state, STONE)).toBe('notNow Q5.19');
      does(state, HELPER);
      expect(waits(state)).toEqual(['changeColour']);
      expect(forbidden(state, take('pink', 4))).toBe('notNow R8.3');
      does(state, STONE);
      expect(forbidden(state, take('pink', 4))).toBeUndefined();
      expect(forbidden(state, STONE)).toBe('notNow Q5.19');
    },
  );

  rule('Q5.7', 'it leaves the Storehouse when it is declared: there is room for the wheel tile', () => {
    const state = choosing([{ colour: 'pink', value: 4 }], {
      storehouse: ['b-colour-1', ...FULL_STOREHOUSE.slice(1)],
    });
    alignWheel(state, 'king', 4);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-gold4-1' };
    });
    expect(told(does(state, HELPER))).toEqual(['use R7.20', 'remove Q5.7']);
    expect(state.players[0]?.storehouse).toEqual(FULL_STOREHOUSE.slice(1));
    does(state, STONE, take('pink', 4), { type: 'takeTile' });
    expect(state.players[0]?.storehouse).toEqual([...FULL_STOREHOUSE.slice(1), 'b-gold4-1']);
  });

  rule('R5.28', 'it counts for this die only, not for the next turn', () => {
    const state = choosing(
      [
        { colour: 'pink', value: 4 },
        { colour: 'pink', value: 3 },
      ],
      { storehouse: ['b-colour-1'] },
      { players: 2 },
    );
    const before = { ...state.players[1]?.goods };
    does(state, HELPER, STONE, take('pink', 4), { type: 'endTurn' }, take('pink', 3));
    expect(owns(state, 1)).toEqual({ ...before, food: 4 });
  });

  rule(
    'X37 R5.28 Q5.19',
    'from the wheel tile of this very die it is too late, for a later die it is not',
    () => {
      const state = choosing(
        [
          { colour: 'pink', value: 4 },
          { colour: 'blue', value: 1 },
          { colour: 'pink', value: 4 },
        ],
        {},
        { players: 2 },
      );
      alignWheel(state, 'king', 4);
      arrange(state, it => {
        it.wheel.tiles = { king: 'b-colour-1' };
      });
      does(state, take('pink', 4), { type: 'takeTile' });
      expect(owns(state)).toEqual({ food: 4 });
      expect(forbidden(state, HELPER)).toBe('dieAlreadyTaken Q5.19');
      does(state, { type: 'endTurn' }, take('blue', 1));
      does(state, { type: 'endTurn' }, HELPER, STONE, take('pink', 4));
      expect(owns(state)).toEqual({ food: 4, stone: 4 });
    },
  );

  rule('Q5.19', 'while the wheel tile is undecided it is too late as well', () => {
    const state = choosing([{ colour: 'pink', value: 4 }], { storehouse: ['b-colour-1'] });
    alignWheel(state, 'king', 4);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-vp4' };
    });
    does(state, take('pink', 4));
    expect(forbidden(state, HELPER)).toBe('dieAlreadyTaken Q5.19');
  });
});
