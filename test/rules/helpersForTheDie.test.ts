import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange } from './situation/arranging';
import { tookDie } from './situation/moments';
import { does } from './situation/playing';
import { offered, owns, pointsLeft, forbidden, refused, waits } from './situation/seeing';

/** Helpers for the die: more points for its Action, or other Resources than its colour. */

const PASS: Move = { type: 'pass' };
const use = (tile: string): Move => ({ type: 'useHelper', tile });

describe('more points', () => {
  const ADDED = [
    [1, 'b-add1-1', 'b-add1-2'],
    [2, 'b-add2-1', 'b-add2-2'],
    [3, 'b-add3'],
  ] as const;
  for (const [points, ...tiles] of ADDED)
    for (const tile of tiles)
      rule('R8.16', `${tile} adds ${points} to the points of the die`, () => {
        const state = tookDie('king', 4, { storehouse: [tile, 'b-vp4'] });
        expect(does(state, use(tile))).toContainEqual(
          expect.objectContaining({ what: 'points', points, action: 'king', seat: 0 }),
        );
        expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 3 + points]);
        expect(playerOf(state, 0).storehouse).toEqual(['b-vp4']);
      });

  rule('R8.16 Q8.4', 'come after the last point too, but not before a die is taken', () => {
    const state = aGame();
    arrange(state, 0, { storehouse: ['b-add2-1'] });
    expect(refused(state, use('b-add2-1'))).toBe('noDieAction');
    const taken = tookDie('king', 6, { storehouse: ['b-add2-1'] });
    does(taken, { type: 'advance', steps: 1 }, use('b-add2-1'));
    expect(pointsLeft(taken)).toBe(2);
  });

  rule('R8.16 Q8.4', 'at the Joker count for the Action that is named afterwards', () => {
    const state = tookDie('joker', 6, { storehouse: ['b-add3'] });
    does(state, use('b-add3'), { type: 'declare', action: 'merchant' });
    expect(pointsLeft(state)).toBe(4);
  });

  rule('R8.17 Q8.5', 'go to the die Action even within a bonus Action of the same kind', () => {
    const state = tookDie('merchant', 5, { storehouse: ['b-merchant2-1', 'b-add3'] });
    does(state, use('b-merchant2-1'), use('b-add3'));
    expect([waits(state), pointsLeft(state)]).toEqual([['act'], 2]);
    does(state, PASS);
    expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 5]);
  });
});

describe('another colour', () => {
  const toStone: Move = { type: 'chooseColour', resource: 'stone' };
  const takeFour: Move = { type: 'takeDie', colour: 'pink', value: 4, to: 4 };

  function beforeDie(storehouse: string[]): State {
    const state = aGame();
    arrange(state, 0, { storehouse, goods: {} });
    arrange(state, it => {
      it.wheel.tiles = {};
      it.wheel.dice = Array.from({ length: 4 }, () => ({ colour: 'pink', value: 4 }));
    });
    return state;
  }

  for (const tile of ['b-colour-1', 'b-colour-2'])
    rule('R8.18', `is chosen with ${tile} for one die`, () => {
      const state = beforeDie([tile]);
      expect(offered(beforeDie([]), 'chooseColour')).toEqual([]);
      does(state, use(tile));
      expect(offered(state, 'chooseColour')).toHaveLength(5);
      expect(refused(state, PASS)).toBe('gainInFull');
      expect(refused(state, takeFour)).toBe('notNow');
      does(state, toStone, takeFour);
      expect(owns(state)).toEqual({ stone: 4 });
      does(state, { type: 'endTurn' });
      arrange(state, 1, { goods: {} });
      does(state, takeFour);
      expect(owns(state, 1)).toEqual({ food: 4 });
    });

  rule('R8.18 Q8.7', 'may be its own', () => {
    const state = beforeDie(['b-colour-1']);
    does(state, use('b-colour-1'), { type: 'chooseColour', resource: 'food' }, takeFour);
    expect(owns(state)).toEqual({ food: 4 });
    expect(playerOf(state, 0).storehouse).toEqual([]);
  });

  rule(
    'R8.18 Q8.6',
    'is declared once, where the first rules version let a Task in before it was named',
    () => {
      const state = beforeDie(['b-colour-1', 'b-colour-2', 'b-vp4']);
      arrange(state, it => {
        it.options.readings = { tasksInBonuses: 'yes' };
      });
      does(state, use('b-colour-1'));
      expect(forbidden(state, use('b-colour-2'))).toBe('colourAlreadyChanged Q8.6');
      does(state, use('b-vp4'), toStone);
      expect(forbidden(state, use('b-colour-2'))).toBe('colourAlreadyChanged Q8.6');
    },
  );

  rule('R8.18 Q8.6', 'is not chosen twice, nor once the die is taken', () => {
    const state = beforeDie(['b-colour-1', 'b-colour-2']);
    does(state, use('b-colour-1'), toStone);
    expect(refused(state, use('b-colour-2'))).toBe('colourAlreadyChanged');
    does(state, takeFour);
    expect(refused(state, use('b-colour-2'))).toBe('dieAlreadyTaken');
  });
});
