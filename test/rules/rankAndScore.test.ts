import type { Seat } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, putMarkers } from './situation/arranging';
import { inAction } from './situation/moments';
import { begins, does } from './situation/playing';
import { markers, scored } from './situation/seeing';

/** The turn order after a King phase with these stacks. */
function order(stacks: Record<number, Seat[]>): readonly Seat[] {
  const state = aGame();
  arrange(state, it => {
    it.king.tile = null;
  });
  putMarkers(state, stacks);
  begins('king', state);
  return state.order;
}

describe('the King track', () => {
  rule('R1.14', 'markers on one position form a stack, the last to come on top', () => {
    const state = inAction('king', 3);
    putMarkers(state, { 0: [0], 2: [2, 1] });
    does(state, { type: 'advance', steps: 2 });
    expect(markers(state)).toEqual({ 2: [2, 1, 0] });
  });

  const RANKINGS: [stacks: Record<number, Seat[]>, ranking: Seat[]][] = [
    [{ 0: [0, 1, 2] }, [0, 1, 2]],
    [{ 0: [2, 0, 1] }, [2, 0, 1]],
    [{ 15: [1], 12: [2, 0] }, [1, 2, 0]],
    [{ [-10]: [0], [-6]: [1], 1: [2] }, [2, 1, 0]],
    [{ [-1]: [2, 1], 0: [0] }, [0, 2, 1]],
  ];
  for (const [stacks, ranking] of RANKINGS) {
    rule(
      'R1.15',
      `${JSON.stringify(stacks)}: the highest first, the lower of a stack before the one above`,
      () => {
        expect(order(stacks)).toEqual(ranking);
      },
    );
  }
});

describe('the score', () => {
  for (const [score, after] of [
    [15, 5],
    [11, 1],
    [10, 0],
    [9, 0],
    [0, 0],
  ] as const) {
    rule('R1.31', `${score} less 10 is ${after}`, () => {
      const state = aGame();
      arrange(state, it => {
        it.king.tile = null;
      });
      putMarkers(state, { [-10]: [0], 0: [1], 1: [2] });
      arrange(state, 0, { score });
      const events = begins('king', state);
      expect(state.players[0]?.score).toBe(after);
      expect(scored(events, 0)).toBe(after - score);
    });
  }

  for (const score of [98, 199, 400]) {
    rule('R1.32', `${score} and 4 are ${score + 4}`, () => {
      const state = inAction('king', 1, { score, storehouse: ['b-vp4'] });
      does(state, { type: 'useHelper', tile: 'b-vp4' });
      expect(state.players[0]?.score).toBe(score + 4);
    });
  }
});
