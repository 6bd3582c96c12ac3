import { playerOf } from '../../../src/rules/model';
import { mineIncome, ribbonOf } from '../../../src/rules/silver/income';
import { rule } from '../../rule';
import { arrange, putMarkers } from '../situation/arranging';
import { begins, does } from '../situation/playing';
import { markers, told } from '../situation/seeing';
import { aSilverGame, arrangeMiner, owned } from './situation';

const [ORANGE, PINK, GREEN] = [0, 1, 2] as const;
const silvers = (state: ReturnType<typeof aSilverGame>): number[] =>
  state.players.map((_, seat) => owned(state, 'silver', seat));

/** Three markers at 3, −1 and −3; two, two and one Mines; nobody has any Silver. */
function example() {
  const state = aSilverGame();
  putMarkers(state, { 3: [ORANGE], [-1]: [PINK], [-3]: [GREEN] });
  arrangeMiner(state, ORANGE, { silver: 0, supply: 1, mines: ['I-A.start.m1', 'I-A.goslar.m1'] });
  arrangeMiner(state, PINK, { silver: 0, supply: 1, mines: ['I-A.start.m2', 'I-A.goslar.m2'] });
  arrangeMiner(state, GREEN, { silver: 0 });
  arrange(state, it => {
    for (const player of it.players) player.score = 10;
    it.king.tile = 'b-vp4';
  });
  return state;
}

/** Nobody is asked anything: no tile lies at the King track. */
function withoutTile(state: ReturnType<typeof aSilverGame>, round = 1): void {
  arrange(state, it => {
    it.king.tile = null;
    it.round = round;
  });
}

rule('SE8.1 S8.1 S8.3 S8.4', 'income, ribbon and an unlocked Mine as in the printed example', () => {
  const state = example();
  begins('king', state);
  does(state, { type: 'takeTile' });
  expect(silvers(state)).toEqual([3, 2, 1]);
  expect(state.players.map(({ score }) => score)).toEqual([13, 9, 7]);
  expect(playerOf(state, ORANGE).storehouse).toEqual(['b-vp4']);
  expect(state.players.map((_, seat) => owned(state, 'locked', seat))).toEqual([2, 3, 3]);
});

rule('S8.1 S8.2 SQ8.2', 'income comes before the leader’s tile, then points, ribbon and Mine', () => {
  const state = example();
  const events = [...begins('king', state), ...does(state, { type: 'takeTile' })];
  const order = ['silver S8.1', 'take R10.2', 'score R10.5', 'silver S8.3', 'unlock S8.4', 'order R10.7'];
  const at = order.map(each => told(events).indexOf(each));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
});

rule('S6.4', 'each Mine on the maps gives a Silver, the start Mine too', () => {
  const state = aSilverGame();
  putMarkers(state, { 0: [0, 1, 2] });
  withoutTile(state);
  begins('king', state);
  expect(silvers(state)).toEqual([1, 2, 2]);
});

test.each([
  [2, 0],
  [3, 1],
  [7, 1],
  [9, 2],
  [15, 2],
])('[S8.3] at %s points the ribbon brings %s Silver', (points, ribbon) => {
  const state = aSilverGame();
  putMarkers(state, { [points]: [0], 0: [1, 2] });
  arrangeMiner(state, 0, { silver: 0, mines: [] });
  withoutTile(state);
  begins('king', state);
  expect(owned(state, 'silver')).toBe(ribbon);
});

rule('S8.1 S8.3', 'where no Mine and no ribbon is nothing is told', () => {
  const state = aSilverGame();
  putMarkers(state, { 2: [0], 0: [1, 2] });
  arrangeMiner(state, 0, { mines: [] });
  withoutTile(state);
  const silver = begins('king', state).filter(({ what }) => what === 'silver');
  expect(silver.map(({ seat, rule: by }) => [seat, by])).toEqual([
    [1, 'S8.1'],
    [2, 'S8.1'],
  ]);
});

rule('S8.4 SQ8.1 SQ8.5', 'who stands on 0 or above before the reset unlocks a Mine, if one is locked', () => {
  const state = aSilverGame();
  putMarkers(state, { [-1]: [0], 0: [1], 5: [2] });
  arrangeMiner(state, 2, { locked: 0, supply: 5 });
  withoutTile(state);
  const events = begins('king', state);
  expect(events.flatMap(({ what, seat }) => (what === 'unlock' ? [seat] : []))).toEqual([1]);
});

rule('S8.5', 'turn order and reset follow in all rounds', () => {
  for (const round of [1, 4]) {
    const state = aSilverGame();
    putMarkers(state, { [-3]: [0], 0: [1], 5: [2] });
    withoutTile(state, round);
    begins('king', state);
    expect(state.order).toEqual([2, 1, 0]);
    expect(markers(state)).toEqual({ 0: [1, 0], 5: [2] });
  }
});

rule('S8.1 S8.3 S8.4', 'what is told to come is what comes', () => {
  const state = aSilverGame({ technologies: ['merchant', 'king', 'die'] });
  putMarkers(state, { 3: [ORANGE], 0: [PINK, GREEN] });
  arrangeMiner(state, ORANGE, { silver: 0, locked: 0, tiers: [3, 0, 0], mines: ['I-A.start.m1'] });
  arrange(state, ORANGE, { houses: ['tiletum.h1', 'basel.h1'] });
  withoutTile(state);
  const { silver, tiers } = mineIncome(state, ORANGE);
  const ribbons = [ORANGE, PINK].map(seat => ribbonOf(state, seat));
  const events = begins('king', state);
  const came = (by: string, seat: number) =>
    events.flatMap(each => (each.rule === by && each.seat === seat && 'points' in each ? [each.points] : []));
  expect([silver, ribbons]).toEqual([
    1,
    [
      { silver: 1, mines: 0 },
      { silver: 0, mines: 1 },
    ],
  ]);
  expect([
    owned(state, 'silver', ORANGE),
    owned(state, 'locked', ORANGE),
    owned(state, 'locked', PINK),
  ]).toEqual([2, 0, 2]);
  expect(tiers).toEqual([['merchant3', came('S3.16', ORANGE)[0]]]);
  expect(mineIncome(state, PINK).tiers).toEqual([]);
});

rule('SQ8.3', 'the fourth round is as the others', () => {
  const state = example();
  withoutTile(state, 4);
  begins('king', state);
  expect(silvers(state)).toEqual([3, 2, 1]);
  expect(owned(state, 'locked', ORANGE)).toBe(2);
});
