import { playerOf, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith, putMarkers, type Mine } from './situation/arranging';
import { begins } from './situation/playing';
import { offered, refused, scored } from './situation/seeing';

/** The final scoring after the last Fair, and who wins. */

/** The last round, whose Fair nobody visits; nobody has anything that scores but what is given. */
function lastRound(...players: Mine[]): State {
  const state = aGame();
  arrange(state, it => {
    it.round = 4;
    it.king.tile = null;
    it.fairs[3] = { town: 'wien', tile: 'fair-house' };
  });
  putMarkers(state, { 0: [0, 1, 2] });
  for (const seat of [0, 1, 2]) arrange(state, seat, { goods: {}, score: 0, ...players[seat] });
  return state;
}

/** What the end of the game pays to the first player. */
const paid = (mine: Mine): number => scored(begins('fair', lastRound(mine)), 0);

/** So many completed Buildings, from the right. */
const completed = (count: number) =>
  buildingsWith(
    Object.fromEntries(
      [
        ['ch-king-3', 'ch-king-4', 'ch-king-5'],
        ['ch-contract-3', 'ch-contract-4'],
        ['ch-merchant-3', 'ch-merchant-4'],
        ['ch-architect-3'],
        ['ch-character-3'],
        [],
      ].map((rooms, index) => [index, { rooms, crest: index < 6 - count ? null : 'b-crest-cup-1' }]),
    ),
  );

rule('R13.1', 'the end is scored once, after the Fair of round 4', () => {
  const early = { ...lastRound({ houses: ['tiletum.h1', 'basel.h1'], pillars: ['praha'] }), round: 3 };
  arrange(early, it => {
    it.fairs[2] = { town: 'wien', tile: 'fair-house' };
  });
  expect([scored(begins('fair', early), 0), early.ranking]).toEqual([0, undefined]);

  const state = lastRound({ merchant: 'wien', houses: ['tiletum.h1', 'basel.h1'], pillars: ['praha'] });
  const kinds = begins('fair', state).flatMap(({ what, source }) => (what === 'score' ? [source.kind] : []));
  expect([kinds, playerOf(state, 0).score]).toEqual([['fair', 'housesTimesPillars'], 12 + 2]);
  expect(state.ranking).toEqual([0, 1, 2]);
  expect(refused(state, { type: 'pass' }, 0)).toBe('gameOver');
  expect(offered(state, 'pass')).toEqual([]);
});

rule('Q13.1', 'nobody has a Task after the last Fair', () => {
  const state = lastRound({ goods: { gold: 8 }, storehouse: ['b-vp4'] });
  begins('fair', state);
  expect(refused(state, { type: 'buy', resource: 'iron' }, 0)).toBe('gameOver');
  expect(refused(state, { type: 'useHelper', tile: 'b-vp4' }, 0)).toBe('gameOver');
});

rule('R13.2', 'Houses times Pillars on the map', () => {
  const houses = ['tiletum.h1', 'basel.h1', 'lyon.h1'];
  expect(paid({ houses, pillars: ['praha', 'koeln'] })).toBe(6);
  expect(paid({ houses, pillars: [] })).toBe(0);
  expect(paid({ houses: houses.slice(0, 1), pillars: ['praha', 'koeln'] })).toBe(2);
});

for (const [count, points] of [0, 0, 0, 5, 10, 20, 30].entries())
  rule('R13.3 Q13.2', `${count} completed Buildings score ${points}`, () =>
    expect(paid({ buildings: completed(count) })).toBe(points),
  );

rule('R13.3', 'a Crest below empty Rooms completes nothing', () => {
  const buildings = completed(3);
  buildings[4] = { rooms: [null], crest: 'b-crest-cup-1' };
  expect(paid({ buildings })).toBe(0);
});

for (const [goods, points] of [
  [{}, 0],
  [{ gold: 3 }, 0],
  [{ stone: 4 }, 1],
  [{ iron: 1, wool: 1, food: 1, stone: 1 }, 1],
  [{ gold: 3, iron: 4 }, 1],
  [{ gold: 3, iron: 3, wool: 1, food: 1 }, 2],
  [{ food: 23 }, 5],
] as const)
  rule('R13.4', `${JSON.stringify(goods)} left score ${points}`, () => expect(paid({ goods })).toBe(points));

rule('E19 R13.2 R13.3 R13.4', '25 + 10 + 2 points', () => {
  const mine: Mine = {
    houses: ['tiletum.h1', 'basel.h1', 'lyon.h1', 'koeln.h1', 'paris.h1'],
    pillars: ['praha', 'koeln', 'paris', 'lyon', 'genova'],
    buildings: completed(4),
    goods: { iron: 3, gold: 5, wool: 1 },
  };
  const events = begins('fair', lastRound(mine));
  expect(scored(events, 0)).toBe(37);
  const parts = events.flatMap(event => (event.what === 'score' ? [[event.source.kind, event.points]] : []));
  expect(parts).toEqual([
    ['housesTimesPillars', 25],
    ['completedBuildings', 10],
    ['leftovers', 2],
  ]);
});

rule('R13.5', 'most points win, the final ones included', () => {
  const state = lastRound({ score: 30 }, { score: 29, goods: { gold: 8 } }, { score: 100 });
  const events = begins('fair', state);
  expect(state.ranking).toEqual([2, 1, 0]);
  expect(events.at(-1)).toMatchObject({ what: 'end', ranking: [2, 1, 0] });
});

rule('R13.6', 'a tie goes to the earlier in the turn order', () => {
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    const state = { ...lastRound({ score: 50 }, { score: 50 }, { score: 50 }), order };
    begins('fair', state);
    expect(state.ranking).toEqual(order);
  }
});

rule('R13.6 Q13.3 Q10.7', 'a tie goes by the order that the last King phase makes', () => {
  const state = lastRound({ score: 11 }, { score: 12 }, { score: 0 });
  putMarkers(state, { '-1': [1], 0: [0], '-3': [2] });
  arrange(state, 0, { score: 7 });
  arrange(state, it => {
    it.order = [1, 2, 0];
  });
  begins('king', state);
  begins('fair', state);
  expect(state.players.map(player => player.score)).toEqual([11, 11, 0]);
  expect(state.ranking).toEqual([0, 1, 2]);
});

rule('R13.7', 'what is left unused scores and costs nothing', () => {
  const storehouse = ['c-iron9', 'b-crest-eagle-1', 'ch-king-1', 'b-vp4'];
  expect(paid({ score: 20, storehouse, supply: { houses: 6, pillars: 7 } })).toBe(0);
});
