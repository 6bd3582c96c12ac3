import type { Die, MoveOf } from '../../src/rules/model';
import { rule } from '../rule';
import { FULL_STOREHOUSE, alignWheel, arrange, buildingsWith, putMarkers } from './situation/arranging';
import { choosing } from './situation/moments';
import { FIVE, does, idles } from './situation/playing';
import { forbidden, offered, owns, pointsLeft, told, waits } from './situation/seeing';

const PINK_2: Die = { colour: 'pink', value: 2 };
const BLUE_2: Die = { colour: 'blue', value: 2 };
const PINK_5: Die = { colour: 'pink', value: 5 };

/** Taking this die as it is. */
const take = (die: Die): MoveOf<'takeDie'> => ({ type: 'takeDie', ...die, to: die.value });

rule('R5.9', 'the die leaves the wheel, the others stay, one of two equal ones too', () => {
  const state = choosing([BLUE_2, PINK_2, PINK_5, PINK_2]);
  expect(offered(state, 'takeDie')).toEqual([take(BLUE_2), take(PINK_2), take(PINK_5)]);
  does(state, take(PINK_2));
  expect(state.wheel.dice).toEqual([BLUE_2, PINK_5, PINK_2]);
  expect(state.players.map(({ dice }) => dice)).toEqual([[PINK_2], [], []]);
});

rule('R5.9', 'exactly one die a turn, and only one that is on the wheel', () => {
  const state = choosing([BLUE_2, PINK_5]);
  expect(forbidden(state, take(PINK_2))).toBe('dieNotOnWheel R5.9');
  expect(offered(state, 'takeDie')).toEqual([take(BLUE_2), take(PINK_5)]);
  does(state, take(BLUE_2));
  expect(forbidden(state, take(PINK_5))).toBe('dieAlreadyTaken R5.9');
  expect(forbidden(state, take(BLUE_2))).toBe('dieNotOnWheel R5.9');
});

rule('R5.9 R1.35', 'no second die while the tile of the first is undecided', () => {
  const state = choosing([BLUE_2, PINK_5]);
  alignWheel(state, 'king', 2);
  arrange(state, it => {
    it.wheel.tiles = { king: 'b-vp4' };
  });
  does(state, take(BLUE_2));
  expect(forbidden(state, take(PINK_5))).toBe('dieAlreadyTaken R5.9');
});

rule('R5.10 R1.22', 'the dice of a round lie on the die spaces from the left', () => {
  const state = choosing(
    [PINK_5, BLUE_2, PINK_2, BLUE_2, PINK_2, BLUE_2, PINK_5, BLUE_2],
    {},
    { players: 2 },
  );
  idles(state, ({ turn, phase }) => turn === 6 || phase !== 'action');
  expect(state.players[0]?.dice).toEqual([PINK_5, PINK_2, PINK_2]);
  expect(state.players[1]?.dice).toEqual([BLUE_2, BLUE_2]);
});

describe('the Action of the die', () => {
  for (const [first, actions] of [
    ['contract', ['contract', 'character', 'architect', 'merchant', 'king', 'joker']],
    ['architect', ['architect', 'merchant', 'king', 'joker', 'contract', 'character']],
    ['joker', ['joker', 'contract', 'character', 'architect', 'merchant', 'king']],
  ] as const) {
    rule(
      'R5.11 R1.5 R1.6 R1.7 R5.29',
      `with the section of 1 at ${first}, clockwise, worth 7 less the value`,
      () => {
        const taken = [1, 2, 3, 4, 5, 6].map(value => {
          const state = choosing([{ colour: 'blue', value }]);
          alignWheel(state, first, 1);
          does(state, take({ colour: 'blue', value }));
          return state.agenda.at(-1)?.effects;
        });
        expect(taken).toEqual(
          actions.map((action, section) => [{ do: 'dieAction', action, points: 6 - section }]),
        );
      },
    );
  }
});

rule('R5.31b', 'any die may be taken, though nothing can be done with its Action', () => {
  const dice: Die[] = [1, 2, 3, 4, 5, 6].map(value => ({ colour: 'blue', value }));
  for (const die of dice) {
    const state = choosing(dice, { storehouse: [...FULL_STOREHOUSE], supply: { houses: 0, pillars: 0 } });
    putMarkers(state, { 0: [1, 2], 15: [0] });
    arrange(state, it => {
      it.offers = { contract: [null, null, null, null, null], character: [null, null, null, null, null] };
    });
    expect(forbidden(state, take(die))).toBeUndefined();
    does(state, take(die));
    expect(forbidden(state, { type: 'endTurn' })).toBeUndefined();
  }
});

describe('the steps of a turn', () => {
  rule('R5.8', 'before the die there is no tile, no point and no end', () => {
    const state = choosing([PINK_2]);
    alignWheel(state, 'king', 2);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-vp4' };
    });
    expect(forbidden(state, { type: 'takeTile' })).toBe('takeDieFirst R5.8');
    expect(forbidden(state, { type: 'advance', steps: 1 })).toBe('takeDieFirst R5.8');
    expect(forbidden(state, { type: 'endTurn' })).toBe('mustTakeDie Q3.2');
  });

  rule('R5.8 Q5.5', 'before the tile is decided there are neither Resources nor points nor an end', () => {
    const state = choosing([PINK_2]);
    alignWheel(state, 'king', 2);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-vp4' };
    });
    does(state, take(PINK_2));
    expect(waits(state)).toEqual(['wheelTile']);
    expect(owns(state)).toEqual({});
    expect(forbidden(state, { type: 'advance', steps: 1 })).toBe('notNow R8.3');
    expect(forbidden(state, { type: 'endTurn' })).toBe('finishFirst R8.3');
  });

  rule('R5.8', 'die, tile, Resources, Action, end', () => {
    const state = choosing([PINK_2]);
    alignWheel(state, 'king', 2);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-vp4' };
    });
    const events = does(
      state,
      take(PINK_2),
      { type: 'takeTile' },
      { type: 'advance', steps: 1 },
      { type: 'endTurn' },
    );
    expect(told(events)).toEqual(['die R5.9', 'take R5.18', 'gain R5.27', 'king R6.60', 'turn R3.3']);
  });
});

describe('the points of the die Action', () => {
  const KINGS = buildingsWith({ 1: { rooms: ['ch-king-1', 'ch-king-2'], crest: 'b-crest-cup-1' } });

  for (const value of [1, 4, 6]) {
    rule('R5.29 R1.35', `a ${value} at the King: two more by the marker, at the others none`, () => {
      const points = FIVE.map(action => {
        const state = choosing([{ colour: 'blue', value }], { buildings: KINGS });
        alignWheel(state, action, value);
        does(state, take({ colour: 'blue', value }));
        return pointsLeft(state);
      });
      expect(points).toEqual(FIVE.map(action => 7 - value + (action === 'king' ? 2 : 0)));
    });
  }

  rule('R5.29', 'a marker counts for its owner alone', () => {
    const state = choosing([BLUE_2, BLUE_2]);
    arrange(state, 1, { buildings: KINGS });
    alignWheel(state, 'king', 2);
    does(state, take(BLUE_2));
    expect(pointsLeft(state)).toBe(5);
    does(state, { type: 'endTurn' }, take(BLUE_2));
    expect(pointsLeft(state)).toBe(7);
  });

  rule('R1.36', 'a bonus Action has exactly the points it states, whatever the marker', () => {
    const state = choosing([BLUE_2], { buildings: KINGS, storehouse: ['b-king2-1'] });
    does(state, { type: 'useHelper', tile: 'b-king2-1' });
    expect(pointsLeft(state)).toBe(2);
  });
});
