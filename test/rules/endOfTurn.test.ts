import { seeded } from '../../src/rules/chance';
import type { MoveOf, Slot, State } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, alignWheel, arrange } from './situation/arranging';
import { choosing, inAction } from './situation/moments';
import { begins, bringing, does, doesWith, watching } from './situation/playing';
import { forbidden, owns, pointsLeft, told } from './situation/seeing';

const END = { type: 'endTurn' } as const;
const BUY = { type: 'buy', resource: 'stone' } as const;
const BLUE_3: MoveOf<'takeDie'> = { type: 'takeDie', colour: 'blue', value: 3, to: 3 };

describe('Tasks', () => {
  rule('R5.30 Q5.3', 'may be done before, between and after the steps of the turn and its points', () => {
    const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 14 } });
    alignWheel(state, 'king', 3);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-vp4' };
    });
    const between = [
      BLUE_3,
      { type: 'takeTile' },
      { type: 'advance', steps: 1 },
      { type: 'advance', steps: 3 },
    ] as const;
    does(state, BUY);
    for (const move of between) does(state, move, BUY);
    expect(owns(state)).toEqual({ gold: 4, iron: 3, stone: 5 });
    does(state, BUY, BUY, END);
    expect(owns(state)).toEqual({ iron: 3, stone: 7 });
  });

  rule('R5.30 Q5.14 R3.5', "not in another player's turn", () => {
    const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 4 } });
    arrange(state, 1, { goods: { gold: 4 }, storehouse: ['b-vp4'] });
    expect(forbidden(state, BUY, 1)).toBe('notYourTurn R3.5');
    expect(forbidden(state, { type: 'useHelper', tile: 'b-vp4' }, 1)).toBe('notYourTurn R3.5');
    expect(forbidden(state, BUY, 0)).toBeUndefined();
  });

  rule('Q5.14', 'not in the King phase, where only the tile is decided', () => {
    const state = aGame();
    arrange(state, 0, {
      goods: { gold: 4, food: 6, iron: 2 },
      storehouse: ['b-vp4', 'b-iron2', 'b-crest-cup-1'],
    });
    arrange(state, it => {
      it.king.tile = 'b-king3';
    });
    begins('king', state);
    for (const task of [
      BUY,
      { type: 'useHelper', tile: 'b-vp4' },
      { type: 'fulfil', tile: 'b-iron2' },
      { type: 'placeCrest', tile: 'b-crest-cup-1', building: 0 },
    ] as const)
      expect(forbidden(state, task)).toBe('notYourTurn Q5.14');
    expect(forbidden(state, { type: 'takeTile' })).toBeUndefined();
  });
});

describe('the end', () => {
  rule('R5.31', 'is declared, not automatic, though no point is left', () => {
    const state = inAction('king', 1);
    does(state, { type: 'advance', steps: 1 });
    expect([state.turn, state.agenda.at(-1)?.seat, pointsLeft(state)]).toEqual([1, 0, 0]);
    does(state, END);
    expect([state.turn, state.agenda.at(-1)?.seat]).toEqual([2, 1]);
  });

  rule('R5.31', 'unused points are lost', () => {
    const state = inAction('king', 6, {}, { players: 2 });
    arrange(state, it => {
      it.wheel.dice = [
        { colour: 'blue', value: 3 },
        { colour: 'blue', value: 3 },
      ];
      it.wheel.tiles = {};
    });
    does(state, END, BLUE_3, END, BLUE_3);
    expect(pointsLeft(state)).toBe(4);
  });

  rule('R5.31 R1.36', 'a bonus Action that waits is declined first', () => {
    const state = inAction('king', 1, { storehouse: ['b-king3'] });
    does(state, { type: 'useHelper', tile: 'b-king3' });
    expect(forbidden(state, END)).toBe('finishFirst R8.3');
    does(state, { type: 'pass' });
    expect(forbidden(state, { type: 'pass' })).toBe('endTurnInstead R5.31');
    expect(forbidden(state, END)).toBeUndefined();
  });
});

describe('the Contract offer', () => {
  const OFFER = ['c-any3', 'c-any5', 'c-iron3', 'c-iron5', 'c-wool3'];
  const PILE = ['c-any7', 'c-iron7', 'c-wool5'];

  /** Seat 0 took these from the offer. */
  function took(tiles: string[], pile: string[]): State {
    const state = inAction('contract', 20);
    arrange(state, it => {
      it.offers.contract = [...OFFER];
      it.piles.contract = [...pile];
    });
    for (const tile of tiles) does(state, { type: 'takeContract', tile });
    return state;
  }

  const CASES: [what: string, taken: string[], after: Slot[]][] = [
    ['the rightmost', ['c-wool3'], ['c-any7', 'c-any3', 'c-any5', 'c-iron3', 'c-iron5']],
    ['the leftmost', ['c-any3'], ['c-any7', 'c-any5', 'c-iron3', 'c-iron5', 'c-wool3']],
    ['two between', ['c-iron5', 'c-any5'], ['c-iron7', 'c-any7', 'c-any3', 'c-iron3', 'c-wool3']],
    ['three', ['c-any3', 'c-iron3', 'c-wool3'], ['c-wool5', 'c-iron7', 'c-any7', 'c-any5', 'c-iron5']],
  ];
  for (const [what, taken, after] of CASES) {
    rule('R5.32 Q5.16', `${what} taken: the others slide right, the rightmost gap is filled first`, () => {
      const state = took(taken, PILE);
      const events = doesWith(bringing(...PILE), state, END);
      expect(state.offers.contract).toEqual(after);
      expect(state.piles.contract).toEqual(PILE.slice(taken.length));
      expect(
        events.flatMap(event => (event.what === 'reveal' ? [[event.at, event.tile, event.rule]] : [])),
      ).toEqual(taken.map((_, at) => [`contract:${taken.length - 1 - at}`, PILE[at], 'R5.32']));
    });
  }

  rule('R5.32', 'keeps its gaps until the end of the turn', () => {
    const state = took(['c-iron3'], PILE);
    expect(state.offers.contract).toEqual(['c-any3', 'c-any5', null, 'c-iron5', 'c-wool3']);
    expect(state.piles.contract).toEqual(PILE);
  });

  rule('Q5.12', 'stays as it is after a turn in which no tile was taken', () => {
    const state = took([], PILE);
    const chance = watching(seeded(1));
    expect(told(doesWith(chance, state, END))).toEqual(['turn R3.3']);
    expect(state.offers.contract).toEqual(OFFER);
    expect(chance.asked).toEqual([]);
  });

  rule('Q5.12 R5.32', 'is refilled after a turn with a bonus Contract Action too', () => {
    const state = inAction('king', 1, { storehouse: ['b-contract3'] });
    arrange(state, it => {
      it.offers.contract = [...OFFER];
      it.piles.contract = [...PILE];
    });
    does(state, { type: 'useHelper', tile: 'b-contract3' }, { type: 'takeContract', tile: 'c-any3' });
    doesWith(bringing('c-iron7'), state, END);
    expect(state.offers.contract).toEqual(['c-iron7', ...OFFER.slice(1)]);
  });

  rule('Q5.13 Q5.16', 'an empty pile leaves the left spaces empty', () => {
    const state = took(['c-iron5', 'c-any5', 'c-any3'], ['c-any7']);
    doesWith(bringing('c-any7'), state, END);
    expect(state.offers.contract).toEqual([null, null, 'c-any7', 'c-iron3', 'c-wool3']);
  });
});

rule('Q5.15', 'steps can be taken back until something is revealed or the turn is over', () => {
  const state = inAction('character', 3, { goods: { gold: 4 } });
  expect(state.undoable).toBe(0);
  does(state, BUY, BUY);
  expect(state.undoable).toBe(2);
  does(state, { type: 'takeCharacter', tile: state.offers.character[0] ?? '' });
  expect(state.undoable).toBe(0);
  does(state, { type: 'takeCharacter', tile: state.offers.character[0] ?? '' });
  expect(state.undoable).toBe(0);
  arrange(state, it => {
    it.undoable = 1;
  });
  does(state, END);
  expect(state.undoable).toBe(0);
});
