import { TOWNS } from '../../src/content';
import { base } from '../../src/rules/base';
import { cardinal } from '../../src/rules/cardinal/box';
import { seeded } from '../../src/rules/chance';
import { apply } from '../../src/rules/events';
import { mapsOf } from '../../src/rules/map';
import { playerOf, type Move } from '../../src/rules/model';
import { canAfford, priceOf, tenderFor } from '../../src/rules/prices';
import { setUp } from '../../src/rules/setup';
import { shelve } from '../../src/rules/shelf';
import { silver } from '../../src/rules/silver/box';
import { summaryOf } from '../../src/table/record/summary';
import { SIX_CONTRACTS, arrange, tableOf } from '../rules/situation/arranging';
import { inAction } from '../rules/situation/moments';
import { does } from '../rules/situation/playing';
import { forbidden } from '../rules/situation/seeing';
import { toy } from './box';
import { potterOf } from './potter';

/** Doors that the pottery goes through where a random game would not tell. */

shelve(toy);

const boxes = { toy: { claySoil: false } };
const SHARD = 'toy-shard-2';

const clayOf = (state: ReturnType<typeof inAction>): number => potterOf(state, 0).clay;

test('a pile of its own is dealt by players, and drawn from', () => {
  const shards = (players: number): number => {
    const { piles, map } = setUp({ ...tableOf(players), boxes }, seeded(1)).state;
    const lying = Object.values(map.tiles).filter(tile => tile.startsWith('toy-shard'));
    return (piles.shards?.length ?? 0) + lying.length;
  };
  expect([2, 3, 4].map(shards)).toEqual([2, 2, 3]);
  expect(setUp(tableOf(4), seeded(1)).state.piles).not.toHaveProperty('shards');
});

test('a Helper with a price is paid when it is used, and stays where that cannot be', () => {
  const state = inAction('king', 1, { storehouse: [SHARD] }, { boxes });
  does(state, { type: 'useHelper', tile: SHARD });
  expect(clayOf(state)).toBe(0);
  arrange(state, 0, { storehouse: [SHARD] });
  arrange(state, it => it.agenda.splice(1));
  expect(forbidden(state, { type: 'useHelper', tile: SHARD })).toBe('cannotPay R7.20');
  expect(playerOf(state, 0).storehouse).toEqual([SHARD]);
});

test('a House goes to any town of the main map, and of another where a builder stands', () => {
  const state = inAction('king', 1, { storehouse: [SHARD] }, { boxes });
  does(state, { type: 'useHelper', tile: SHARD });
  const main = TOWNS.find(({ id }) => id !== 'tiletum')?.houses[0]?.id ?? '';
  expect(forbidden(state, { type: 'buildHouse', space: main })).toBeUndefined();
  expect(forbidden(state, { type: 'buildHouse', space: 'pit-kiln.h1' })).toBeUndefined();
});

test('a step is heard with where it came from', () => {
  const state = inAction('potter', 2, {}, { boxes });
  const before = clayOf(state);
  does(
    state,
    { type: 'step', piece: 'donkey', to: 'pit-kiln' },
    { type: 'step', piece: 'donkey', to: 'pit-well' },
  );
  // one for the Action that begins, one for the step out of the gate
  expect(clayOf(state) - before).toBe(2);
});

test.each([
  [true, 1],
  [false, 0],
])('the sixth Contract frees a Pillar where a box says so: %s', (withToy, freed) => {
  const storehouse = ['c-wool5'];
  const goods = { wool: 5 };
  const contracts = SIX_CONTRACTS.slice(0, 5);
  const state = inAction('king', 1, { storehouse, goods, contracts }, withToy ? { boxes } : {});
  const before = playerOf(state, 0).supply.pillars;
  does(state, { type: 'fulfil', tile: 'c-wool5' });
  expect(playerOf(state, 0).supply.pillars - before).toBe(freed);
});

const BOX_SHARD = 'toy-shard-1';

test('a tile stays in the box where the table reads a rule of the box like that', () => {
  const shards = (readings: object): readonly string[] => {
    const { piles, map } = setUp({ ...tableOf(2), boxes, readings }, seeded(1)).state;
    return [...(piles.shards ?? []), ...Object.values(map.tiles)];
  };
  expect(shards({})).toContain(BOX_SHARD);
  expect(shards({ shards: 'few' })).not.toContain(BOX_SHARD);
  expect(() => setUp({ ...tableOf(2), readings: { shards: 'few' } }, seeded(1))).toThrow('readings.shards');
});

test('a map lies on the table where its box lets it', () => {
  const maps = (claySoil: boolean): string[] =>
    mapsOf(setUp({ ...tableOf(2), boxes: { toy: { claySoil } } }, seeded(1)).state).map(({ id }) => id);
  expect(maps(true)).toEqual(['europe', 'pit', 'marsh']);
  expect(maps(false)).toEqual(['europe', 'pit']);
});

/** A potter with so much clay, and with one pot or none. */
function potter(clay: number, pots: readonly string[] = [], seat = inAction('potter', 2, {}, { boxes })) {
  arrange(seat, it => {
    it.boxes = {
      toy: { rubble: [], seats: it.players.map(() => ({ clay, donkey: 'pit-kiln', pots: [...pots] })) },
    };
  });
  return seat;
}

test('what a box knows of a seat is in the checks of a record', () => {
  expect(summaryOf(potter(7, ['pit-well', 'pit-kiln']))).toContain(', clay 7, pots pit-kiln pit-well');
});

test('points of a box come as the Action of a die begins', () => {
  const fires = (clay: number): number => {
    const state = potter(clay);
    does(state, { type: 'firePot', town: 'pit-kiln' });
    return state.agenda
      .flatMap(({ effects }) => effects)
      .reduce((sum, effect) => sum + ('points' in effect ? effect.points : 0), 0);
  };
  expect([fires(1), fires(2)]).toEqual([1, 2]);
});

test('a source of a box brings by the rule of the box', () => {
  const events = does(potter(1), { type: 'firePot', town: 'pit-kiln' });
  expect(events.find(({ what }) => what === 'gain')).toMatchObject({
    ...{ goods: { food: 1 }, source: { kind: 'pottery' }, rule: 'T1' },
  });
});

test('a currency of a box stands in for another that is missing', () => {
  const price = { stone: 2 } as const;
  const can = (clay: number, pots: readonly string[]): boolean => {
    const state = potter(clay, pots);
    arrange(state, 0, { goods: { stone: 1 } });
    return canAfford(state, 0, price);
  };
  expect([can(1, ['pit-well']), can(1, []), can(0, ['pit-well'])]).toEqual([true, false, false]);
  const state = potter(3, ['pit-well']);
  arrange(state, 0, { goods: { stone: 1 } });
  expect(tenderFor(state, 0, price)).toEqual({ stone: 1, clay: 1 });
});

test('a price of a box is asked for by its name', () => {
  const what = { of: 'pot', town: 'pit-kiln' } as const;
  expect(priceOf<'pot'>(potter(0), 0, what)).toEqual({ clay: 1 });
  expect(forbidden(potter(0), { type: 'firePot', town: 'pit-kiln' })).toBe('cannotPay T4');
});

test('a piece of a box builds by the points of another Action too, where its rule says so', () => {
  const builds = (action: 'architect' | 'merchant', move: Move): string | undefined => {
    const state = inAction(action, 2, { supply: { pillars: 1, houses: 1 } }, { boxes });
    return forbidden(potter(1, [], state), move);
  };
  const pillar = { type: 'buildPillar', town: 'pit-kiln' } as const;
  expect(builds('architect', pillar)).toBeUndefined();
  expect(builds('merchant', pillar)).toBeDefined();
  expect(builds('merchant', { type: 'buildHouse', space: 'pit-kiln.h1' })).toBeDefined();
});

test('a tile lies in a place of a box and leaves it again', () => {
  const state = potter(0);
  const rubbleOf = ({ boxes: kept }: typeof state): readonly string[] => kept?.toy?.rubble ?? [];
  arrange(state, 0, { storehouse: [SHARD] });
  const there = apply(state, { what: 'take', tile: SHARD, from: 'storehouse', to: 'rubble:' }, 0);
  expect([rubbleOf(there), playerOf(there, 0).storehouse]).toEqual([[SHARD], []]);
  const back = apply(there, { what: 'take', tile: SHARD, from: 'rubble:', to: 'storehouse' }, 0);
  expect([rubbleOf(back), playerOf(back, 0).storehouse]).toEqual([[], [SHARD]]);
});

test('every door is gone through by two boxes, or by the pottery', () => {
  const others = [cardinal, silver].map(box => new Set(Object.keys(box)));
  const doors = new Set([...others.flatMap(each => [...each]), ...Object.keys(base)]);
  const lonely = [...doors].filter(
    door => !(door in toy) && others.filter(each => each.has(door)).length < 2,
  );
  // who sits at the table is the Cardinal's alone
  expect(lonely).toEqual(['seats']);
});
