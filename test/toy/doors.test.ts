import { TOWNS } from '../../src/content';
import { seeded } from '../../src/rules/chance';
import { playerOf } from '../../src/rules/model';
import { setUp } from '../../src/rules/setup';
import { shelve } from '../../src/rules/shelf';
import { SIX_CONTRACTS, arrange, does, forbidden, inAction, tableOf } from '../rules/situation';
import { potterOf, toy } from './box';

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
