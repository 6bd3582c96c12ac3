import { TECHNOLOGIES } from '../../../src/content/silver/technologies';
import { countOf } from '../../../src/rules/counts';
import type { State } from '../../../src/rules/model';
import { scoreRowOf } from '../../../src/rules/scoreSheet';
import { fairPoints, finalPartsOf, scoreEnd, takesPart } from '../../../src/rules/scoring';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { inAction } from '../situation/moments';
import { carriesOut } from '../situation/playing';
import { aSilverGame, arrangeMiner } from './situation';

const MINES = [
  ...['I-A.start.m1', 'I-A.goslar.m1', 'I-A.schneeberg.m1', 'I-A.annaberg.m1'],
  ...['II-A.mies.m1', 'II-A.budweis.m1'],
];
const PILLARS = ['london', 'paris', 'lyon', 'koeln', 'I-A.freiberg'];
const HOUSES = ['tiletum.h1', 'london.h1', 'paris.h1', 'I-A.clausthal.h1'];

const part = (state: State, kind: string): number | undefined =>
  finalPartsOf(state, 0)
    .find(each => each.kind === kind)
    ?.points(state, 0);

/** 5 Pillars, 4 Houses and 6 Mines on the maps, 5 Silver, tiers III, I and 0. */
function example(overlay: 'pillars' | 'houses' = 'pillars', mines = MINES): State {
  const state = aSilverGame({ overlay });
  arrange(state, 0, { pillars: PILLARS, houses: HOUSES });
  arrangeMiner(state, 0, { mines, silver: 5, tiers: [3, 1, 0] });
  return state;
}

rule(
  'SE10.1 S10.2 SQ10.1 S10.5 S2.3',
  'the larger product, half the Silver, and the price of all tiers',
  () => {
    const state = example();
    expect(['overlayProduct', 'silverLeft', 'tiers'].map(kind => part(state, kind))).toEqual([30, 2, 7]);
  },
);

test.each(TECHNOLOGIES)('[S10.5] a marker on tier I, II, III of %s is worth 1, 3, 6 points', technology => {
  const others = TECHNOLOGIES.filter(each => each !== technology);
  const state = aSilverGame({ technologies: [technology, ...others.slice(0, 2)] });
  const points = [0, 1, 2, 3].map(tier => {
    arrangeMiner(state, 0, { tiers: [tier, 0, 0] });
    return part(state, 'tiers');
  });
  expect(points).toEqual([0, 1, 3, 6]);
});

rule('S10.2 S10.3', 'Pillars or Houses are fixed, and multiplied with the larger of the others', () => {
  expect(part(example('houses'), 'overlayProduct')).toBe(4 * 6);
  expect(part(example('houses', MINES.slice(0, 2)), 'overlayProduct')).toBe(4 * 5);
  expect(part(example('pillars', MINES.slice(0, 2)), 'overlayProduct')).toBe(5 * 4);
});

rule(
  'S10.1',
  'Buildings, product, leftovers, Silver and tiers in this order, and no product of the base',
  () => {
    expect(finalPartsOf(example(), 0).map(({ kind }) => kind)).toEqual([
      ...['completedBuildings', 'overlayProduct', 'leftovers', 'silverLeft', 'tiers'],
    ]);
    expect(finalPartsOf(inAction('king', 1), 0).map(({ kind }) => kind)).toEqual([
      ...['housesTimesPillars', 'completedBuildings', 'leftovers'],
    ]);
  },
);

rule('S10.1 S10.2 S10.4 S10.5', 'each part is told by its rule', () => {
  const events = carriesOut(example(), scoreEnd);
  const mine = events.filter(({ seat, rule: by }) => seat === 0 && by.startsWith('S'));
  expect(mine.map(({ source, rule: by }) => `${source.kind} ${by}`)).toEqual([
    ...['overlayProduct S10.1', 'silverLeft S2.3', 'tiers S10.5'],
  ]);
});

test.each([
  [['mine', 'mineIncome', 'ribbon', 'tablet', 'movement', 'hire'], 'underground'],
  [['tiers'], 'technologies'],
  [['overlayProduct'], 'overlay'],
  [['silverLeft', 'itsSilver'], 'silver'],
  [['surprise', 'technology'], 'spaces'],
] as const)('points of %j stand in the row %s of the score sheet', (sources, row) => {
  expect(sources.map(scoreRowOf)).toEqual(sources.map(() => row));
});

rule('SQ10.2', 'only what is on the maps counts', () => {
  const state = example('pillars', []);
  arrangeMiner(state, 0, { supply: 6 });
  arrange(state, 0, { supply: { houses: 4, pillars: 3 } });
  expect(part(state, 'overlayProduct')).toBe(5 * 4);
});

rule('S10.4 SQ10.3 S2.1', 'Silver is no leftover Resource: each remainder is lost by itself', () => {
  const state = example();
  arrange(state, 0, { goods: { gold: 3 } });
  arrangeMiner(state, 0, { silver: 1 });
  expect([part(state, 'leftovers'), part(state, 'silverLeft')]).toEqual([0, 0]);
});

rule('S10.6', 'a tie goes to the earlier in turn order', () => {
  const state = aSilverGame();
  for (const seat of [0, 1, 2]) {
    arrange(state, seat, { score: 50, goods: {} });
    arrangeMiner(state, seat, { silver: 0 });
  }
  arrange(state, it => {
    it.order = [2, 0, 1];
  });
  carriesOut(state, scoreEnd);
  expect(new Set(state.players.map(({ score }) => score)).size).toBe(1);
  expect(state.ranking).toEqual([2, 0, 1]);
});

/** What the Fair of the first round would pay with this tile. */
function fair(state: State, tile: string): number {
  arrange(state, it => {
    it.fairs[0] = { town: 'tiletum', tile };
  });
  return fairPoints(state, 0, 1);
}

rule('S11.6', 'a Fair of Mines: the start Mine counts', () => {
  expect(fair(example(), 'fair-mine')).toBe((2 + 1) * 6);
});

rule('S11.7', 'a Fair of Technologies: the tiers added up', () => {
  expect(fair(example(), 'fair-technology')).toBe((2 + 1) * 4);
});

rule('S11.8 SQ11.7', 'a Fair of pairs: a Mine with a House or Pillar below', () => {
  expect(countOf(example(), 0, 'undergroundBuildings')).toBe(2);
  expect(fair(example(), 'fair-mineBuilding')).toBe((5 + 1) * 2);
  expect(fair(example('pillars', MINES.slice(0, 1)), 'fair-mineBuilding')).toBe(5 + 1);
});

rule('S4.4', 'what is below counts for Fairs of the base game', () => {
  expect(fair(example(), 'fair-house')).toBe((2 + 1) * 4);
  expect(fair(example(), 'fair-pillar')).toBe((2 + 1) * 5);
});

rule('SQ4.4', 'a House below gives nobody a part in a Fair', () => {
  const state = aSilverGame();
  arrange(state, 0, { houses: ['I-A.clausthal.h1'], merchant: 'paris' });
  expect(state.fairs.filter(({ town }) => takesPart(state, 0, town))).toEqual([]);
  arrange(state, 0, { houses: ['I-A.clausthal.h1', 'tiletum.h1'] });
  expect(takesPart(state, 0, 'tiletum')).toBe(true);
});
