import { COST_TILES, TOWNS, type Goods } from '../../../../src/content';
import { priceOf } from '../../../../src/rules/prices';
import { character1 } from '../../../../src/rules/silver/technologies/prices';
import { rule } from '../../../rule';
import { arrange } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { forbidden, offered, owns } from '../../situation/seeing';
import { owned } from '../situation';
import { beforeTheDie, byTier, onTier, takes } from './situation';

rule('S3.5 SQ3.4', 'every Crest costs a Food less, the cheapest one too', () => {
  for (const [building, food] of [
    [0, 5],
    [5, 1],
  ] as const) {
    const mine = { storehouse: ['b-crest-cup-1'], goods: { food } };
    const state = onTier('character', 1, 'king', 1, { mine });
    const events = does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building });
    expect(byTier(events, 'character1')).toEqual(['saved S3.5']);
    expect(owns(state)).toEqual({});
    const without = onTier('character', 0, 'king', 1, { mine });
    const move = { type: 'placeCrest', tile: 'b-crest-cup-1', building } as const;
    expect(forbidden(without, move)).toBe('cannotPay R7.11');
  }
});

rule('SQ3.4', 'down to nothing: no Food at least is left to pay', () => {
  const state = onTier('character', 1, 'king', 1);
  const { crest } = character1.changePrice ?? {};
  expect(crest?.({ food: 1 }, state, 0, { of: 'crest', building: 5 })).toEqual({ food: 0 });
});

const GREY = { colour: 'darkGrey', value: 2 } as const;

rule('S3.8 SQ3.8', 'a change by 1, 2 or 3 costs 2, 4 or 2 Gold', () => {
  const state = beforeTheDie('die', 1, [GREY], { mine: { goods: { gold: 9 } } });
  const costs = [0, 1, 2, 3].map(steps => priceOf<'turnDie'>(state, 0, { of: 'turnDie', steps }).gold);
  expect(costs).toEqual([0, 2, 4, 2]);
  const action = offered(state, 'takeDie').find(({ to }) => to === 5)?.action;
  const events = does(state, takes(GREY, { to: 5, ...(action && { action }) }));
  expect(byTier(events, 'die1')).toEqual(['saved S3.8']);
  expect(owns(state)).toEqual({ gold: 7, stone: 5 });
});

rule('S3.8', 'without the tier a change by 3 costs 6 Gold', () => {
  const state = beforeTheDie('die', 0, [GREY], { mine: { goods: { gold: 5 } } });
  expect(forbidden(state, takes(GREY, { to: 5, ...named(5, state) }))).toBe('tooLittleGold R5.13');
});

const named = (value: number, state: ReturnType<typeof beforeTheDie>) => {
  const rich = { ...state };
  arrange(rich, 0, { goods: { gold: 9 } });
  const action = offered(rich, 'takeDie').find(({ to }) => to === value)?.action;
  return action ? { action } : {};
};

/** Seat 0 has a Pillar in a town whose Cathedral costs this, and pays with so much. */
function atCathedral(tier: number, town: string, cost: string, goods: Goods, silver = 0) {
  const state = onTier('architect', tier, 'king', 1, { silver, mine: { pillars: [town], goods } });
  arrange(state, it => {
    it.map.costs[town] = cost;
  });
  return state;
}

const STONE = COST_TILES.find(({ price }) => price?.pay.stone === 4)?.id ?? '';
const CATHEDRAL = TOWNS.find(({ pillars, id }) => pillars !== undefined && id !== 'tiletum')?.id ?? '';

rule('S3.31 SE3.3', 'a contribution costs less by its currency, but 1 at least', () => {
  for (const [town, cost, goods, silver] of [
    ['II-A.schemnitz', 'k-silver1', {}, 1],
    ['II-A.schemnitz', 'k-silver3', {}, 2],
    ['I-A.freiberg', 'k-gold1', { gold: 1 }, 0],
    ['I-A.freiberg', 'k-gold3', { gold: 3 }, 0],
    [CATHEDRAL, STONE, { stone: 2 }, 0],
  ] as const) {
    const state = atCathedral(3, town, cost, goods, silver);
    does(state, { type: 'contribute', town });
    expect([owns(state), owned(state, 'silver')]).toEqual([{}, 0]);
    if (cost !== 'k-silver1')
      expect(forbidden(atCathedral(2, town, cost, goods, silver), { type: 'contribute', town })).toBe(
        'cannotPay R7.16',
      );
  }
});

rule('S3.31 SE3.3', 'a contribution of 1 cannot be cheaper: nothing is saved, nothing is told', () => {
  const state = atCathedral(3, 'II-A.schemnitz', 'k-silver1', {}, 1);
  const events = does(state, { type: 'contribute', town: 'II-A.schemnitz' });
  expect(byTier(events, 'architect3')).toEqual([]);
});

rule('S3.5 S3.20 S3.31', 'who has reached no tier saves nothing, and nothing is told', () => {
  const mine = { storehouse: ['c-wool5', 'b-crest-cup-1'], goods: { wool: 5, food: 2 } };
  const state = onTier('contract', 0, 'king', 1, { mine, third: 'character' });
  const events = [
    ...does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 }),
    ...does(state, { type: 'fulfil', tile: 'c-wool5' }),
    ...does(atCathedral(0, CATHEDRAL, STONE, { stone: 4 }), { type: 'contribute', town: CATHEDRAL }),
  ];
  expect(events.filter(({ what }) => what === 'saved')).toEqual([]);
  expect(owns(state)).toEqual({});
});

rule('S3.31', 'what is saved is told with its tier', () => {
  const state = atCathedral(3, CATHEDRAL, STONE, { stone: 2 });
  const events = does(state, { type: 'contribute', town: CATHEDRAL });
  expect(byTier(events, 'architect3')).toEqual(['saved S3.31']);
  expect(events).toContainEqual(expect.objectContaining({ what: 'saved', price: { stone: 2 } }));
});
