import { BONUS_TILES, CONTRACT_PILE, CRESTS, inPlay, OFFER_COSTS, RESOURCES } from '../../src/content';
import type { ContractCost, Goods } from '../../src/content';
import { rule } from '../rule';
import { byPlayers, ids, sum, words } from './lists';

const both = [...CONTRACT_PILE, ...BONUS_TILES];
const contracts = both.flatMap(tile => (tile.kind === 'contract' ? [tile] : []));
const crests = both.flatMap(tile => (tile.kind === 'crest' ? [tile] : []));

const costOf = ({ identical = 0, iron = 0, wool = 0 }: ContractCost): string =>
  [
    [identical, 'identical'],
    [iron, 'Iron'],
    [wool, 'Wool'],
  ]
    .filter(([count]) => count !== 0)
    .map(part => part.join(' '))
    .join(' + ');

/** Every different Contract, as `cost: reward`. */
const texts = [...new Set(contracts.map(tile => `${costOf(tile.cost)}: ${words(tile.reward)}`))];
const about = (what: RegExp): string[] => texts.filter(text => what.test(text)).sort();

rule('R8.60', 'Contracts for identical Resources', () => {
  expect(about(/^\d identical:/)).toEqual(
    [
      ...['1 identical: score 1', '3 identical: score 3', '5 identical: score 6'],
      ...['7 identical: score 10', '8 identical: score 13'],
    ].sort(),
  );
});

rule('R8.61 R8.62', 'Contracts for Iron, two of them with a King step', () => {
  expect(about(/^\d Iron:/)).toEqual(
    [
      ...['2 Iron: score 2', '3 Iron: score 4', '9 Iron: score 17'],
      ...['5 Iron: score 7, king 1', '7 Iron: score 11, king 1'],
    ].sort(),
  );
});

rule('R8.63 R8.64', 'Contracts for Wool, two of them with a step of the Merchant', () => {
  expect(about(/^\d Wool:/)).toEqual(
    [
      ...['2 Wool: score 2', '3 Wool: score 4', '9 Wool: score 17'],
      ...['5 Wool: score 7, move merchant 1', '7 Wool: score 11, move merchant 1'],
    ].sort(),
  );
});

rule('R8.65 R8.66', 'Contracts for identical Resources and Iron or Wool', () => {
  expect(about(/identical \+/)).toEqual(
    [
      ...['2 identical + 2 Iron: score 5', '3 identical + 3 Iron: score 8'],
      ...['2 identical + 2 Wool: score 5', '3 identical + 3 Wool: score 8'],
    ].sort(),
  );
});

rule('R8.67', 'Contracts for a mix of Iron and Wool are worth 2, 6 and 12 points', () => {
  const mixes = about(/^\d Iron \+ \d Wool: score \d+$/);
  expect(mixes.map(text => Number(text.split('score ')[1])).sort((a, b) => a - b)).toEqual([2, 6, 12]);
});

rule('R8.68', 'the large mixes come with a Character Action', () => {
  expect(about(/Iron \+ \d Wool: .*act/)).toEqual([
    '3 Iron + 3 Wool: score 9, act character 1',
    '5 Iron + 5 Wool: score 16, act character 1',
  ]);
});

test('24 different Contracts, 20 of them in the Contract pile', () => {
  expect(texts).toHaveLength(24);
  expect(CONTRACT_PILE.filter(({ kind }) => kind === 'contract')).toHaveLength(20);
  for (const { cost } of contracts) for (const count of Object.values(cost)) expect(count).toBeGreaterThan(0);
});

rule('R1.29', 'six families of Crests', () => {
  expect(CRESTS).toHaveLength(6);
  expect(new Set(crests.map(({ crest }) => crest)).size).toBe(6);
  for (const { crest } of crests) expect(CRESTS).toContain(crest);
});

test('every family has two Crests with two players, and three with four', () => {
  for (const crest of CRESTS) {
    const [two = 0, , four = 0] = byPlayers(crests.filter(tile => tile.crest === crest));
    expect(two).toBeGreaterThanOrEqual(2);
    expect(four).toBeGreaterThanOrEqual(3);
  }
});

test('the Crests left in the box with two players are one of each family', () => {
  const used = ids(inPlay(crests, 2));
  const boxed = crests.filter(({ id }) => !used.includes(id)).map(({ crest }) => crest);
  expect(boxed.sort()).toEqual([...CRESTS].sort());
});

describe('what the printed examples say', () => {
  test('M11: the offer costs 3, 3, 2, … 1 and never more to the right', () => {
    expect(OFFER_COSTS).toHaveLength(5);
    expect([OFFER_COSTS[0], OFFER_COSTS[1], OFFER_COSTS[2], OFFER_COSTS[4]]).toEqual([3, 3, 2, 1]);
    expect(OFFER_COSTS).toEqual([...OFFER_COSTS].sort((a, b) => b - a));
  });

  test('M12: 7 Iron are worth 11 points', () => {
    expect(texts).toContain('7 Iron: score 11, king 1');
  });

  test('M13: with 4 Wool and 1 Iron one Contract is ready, one lacks one good, one lacks four Iron', () => {
    const stock: Goods = { wool: 4, iron: 1 };
    const missing = CONTRACT_PILE.flatMap(tile =>
      tile.kind === 'contract' ? [lacking(tile.cost, stock)] : [],
    );
    expect(missing).toEqual(expect.arrayContaining([0, 1]));
    expect(lacking({ identical: 3, wool: 3 }, stock)).toBeGreaterThan(0);
    expect(texts).toContain('5 Iron: score 7, king 1');
  });
});

/** How many goods are missing if the identical ones are of the best type. */
function lacking({ identical = 0, iron = 0, wool = 0 }: ContractCost, stock: Goods): number {
  const missingWith = (type: string): number =>
    sum(
      RESOURCES.map(resource => {
        const fixed = resource === 'iron' ? iron : resource === 'wool' ? wool : 0;
        const needed = fixed + (resource === type ? identical : 0);
        return Math.max(0, needed - (stock[resource] ?? 0));
      }),
    );
  return Math.min(...RESOURCES.map(missingWith));
}
