import { dieOutlook, movesWithTile, pointsAs } from '../../../src/rules/explaining/dieOutlook';
import { contributionAt } from '../../../src/rules/board';
import { playerOf } from '../../../src/rules/model';
import { rule } from '../../rule';
import { alignWheel, arrange, buildingsWith } from '../situation/arranging';
import { choosing, inAction } from '../situation/moments';
import { does } from '../situation/playing';
import { pointsLeft } from '../situation/seeing';

/** What a die and a Cathedral would give, before somebody takes part in it. */

const DIE = { colour: 'darkGrey', value: 2 } as const;

rule('R5.9 R5.12 R5.14', 'a die has a way for each value, the nearer the cheaper', () => {
  const ways = dieOutlook(choosing([DIE]), 0, DIE);
  expect(ways.map(({ move, price }) => `${move.to} for ${price.gold}`)).toEqual([
    '2 for 0',
    '1 for 2',
    '3 for 2',
    '4 for 4',
    '6 for 4',
    '5 for 6',
  ]);
});

rule('R5.27 R5.30', 'what it says comes: the goods, the Action and its points', () => {
  const state = choosing([DIE], { goods: { gold: 9 } });
  for (const { move, goods, action, points, price } of dieOutlook(state, 0, DIE)) {
    const after = structuredClone(state);
    does(after, move);
    expect(after.agenda[0]?.effects[0]).toEqual({ do: 'dieAction', action, points });
    const [before, now] = [playerOf(state, 0).goods, playerOf(after, 0).goods];
    expect(goods).toEqual({ stone: move.to });
    expect([before.gold - now.gold, now.stone - before.stone]).toEqual([price.gold, move.to]);
  }
});

rule('R9.4', 'the markers of the Action are in its points, and the Bonus tile beside it is named', () => {
  const state = choosing([DIE], {
    buildings: buildingsWith({ 3: { rooms: ['ch-king-1'], crest: 'c-crest-cup' } }),
  });
  alignWheel(state, 'king', 2);
  arrange(state, it => {
    it.wheel.tiles = { king: 'b-vp4' };
  });
  expect(dieOutlook(state, 0, DIE)[0]).toMatchObject({ action: 'king', points: 6, tile: 'b-vp4' });
});

rule(
  'R5.18 R5.19',
  'with the die its Bonus tile is taken or left; where none lies nothing is to be decided',
  () => {
    const state = choosing([DIE]);
    alignWheel(state, 'king', 2);
    const move = { type: 'takeDie', ...DIE, to: 2 } as const;
    expect(movesWithTile(state, 0, move, true)).toEqual([move]);
    arrange(state, it => {
      it.wheel.tiles = { king: 'b-vp4' };
    });
    const moves = [true, false].map(takes => movesWithTile(state, 0, move, takes));
    expect(moves).toEqual([
      [move, { type: 'takeTile' }],
      [move, { type: 'pass' }],
    ]);
    for (const each of moves) expect(() => does(structuredClone(state), ...each)).not.toThrow();
  },
);

rule('R6.71 R6.72', 'a Joker has the points that it says it has', () => {
  const state = inAction('joker', 3, {
    buildings: buildingsWith({ 3: { rooms: ['ch-king-1'], crest: 'c-crest-cup' } }),
  });
  const said = pointsAs(state, 0, 'king');
  does(state, { type: 'declare', action: 'king' });
  expect([said, pointsLeft(state)]).toEqual([4, 4]);
});

rule(
  'R7.16 R7.17',
  'a contribution brings the points of the cost and of the top tile, until none is left',
  () => {
    const state = inAction('king', 1, { pillars: ['paris'], goods: { stone: 9 } });
    const next = contributionAt(state, 'paris');
    const { score } = playerOf(state, 0);
    does(state, { type: 'contribute', town: 'paris' });
    expect(playerOf(state, 0).score - score).toBe(next?.points);
    expect(playerOf(state, 0).cathedrals).toEqual([next?.tile]);
    expect(contributionAt(state, 'paris')?.tile).not.toBe(next?.tile);
  },
);
