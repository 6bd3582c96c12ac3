import { CARDINAL_CONTRACT_SPACES, CARDINAL_TASKS, RESERVED_FOOD, tileOf } from '../../content';
import type { ContractCost } from '../../content/components';
import type { Resource } from '../../content/vocabulary';
import { contributionAt, hasContributed, type Contribution } from '../board';
import { isFilled } from '../buildings';
import type { Why } from '../events';
import { gain } from '../ledger';
import type { Player, Source, State } from '../model';
import type { Play } from '../play';
import { CARDINAL, cardinalOf, itsPlayer } from './board';
import { decide, type Criterion } from './choice';

/** What the Cardinal lacks, and the Resource that it requires most (R18.1–R18.5). */

/** What a Contract costs. */
export function costOf(id: string): ContractCost {
  const tile = tileOf(id);
  return tile.kind === 'contract' ? tile.cost : {};
}

export const isContract = (id: string): boolean => tileOf(id).kind === 'contract';

/** What is missing of a price: Gold is not turned into Iron or Wool for this count (Q16.14). */
export interface Shortage {
  iron: number;
  wool: number;
  identical: number;
}

/** The Food that may pay for Contracts: the first three are reserved (R14.20, R15.22). */
export const spareFood = ({ goods }: Player): number => Math.max(0, goods.food - RESERVED_FOOD);

const atLeastNone = (count: number): number => Math.max(0, count);

export function shortage({ iron = 0, wool = 0, identical = 0 }: ContractCost, player: Player): Shortage {
  const { goods } = player;
  const spare =
    goods.gold + spareFood(player) + atLeastNone(goods.wool - wool) + atLeastNone(goods.iron - iron);
  return {
    iron: atLeastNone(iron - goods.iron),
    wool: atLeastNone(wool - goods.wool),
    identical: atLeastNone(identical - spare),
  };
}

/** How many Resources of a Contract are missing. */
export function missingFor(state: State, id: string): number {
  const { iron, wool, identical } = shortage(costOf(id), itsPlayer(state));
  return iron + wool + identical;
}

/** What is missing for all unfulfilled Contracts together (Q15.6, Q18.5). */
export function contractNeed(state: State): Shortage {
  const sum = { iron: 0, wool: 0, identical: 0 };
  for (const { iron = 0, wool = 0, identical = 0 } of cardinalOf(state).contracts.map(costOf)) {
    sum.iron += iron;
    sum.wool += wool;
    sum.identical += identical;
  }
  return shortage(sum, itsPlayer(state));
}

export const hasContractSpace = (state: State): boolean =>
  cardinalOf(state).contracts.length < CARDINAL_CONTRACT_SPACES;

/** Where it has a Pillar and could still build, with the price (R17.6, Q17.10). */
export const buildable = (state: State): (Contribution & { readonly town: string })[] =>
  itsPlayer(state).pillars.flatMap(town => {
    const next = contributionAt(state, town);
    return next && !hasContributed(state, CARDINAL, town) ? [{ town, ...next }] : [];
  });

const needsStone = (state: State): boolean => {
  const costs = buildable(state).flatMap(({ pay: { stone = 0 } }) => (stone > 0 ? [stone] : []));
  return costs.length > 0 && itsPlayer(state).goods.stone < Math.min(...costs);
};

const needsFood = (state: State): boolean => {
  const { storehouse, buildings, goods } = itsPlayer(state);
  return (
    storehouse.length > 0 &&
    goods.food < CARDINAL_TASKS.crest.food &&
    buildings.some(column => isFilled(column) && column.crest === null)
  );
};

/** The one of Iron and Wool that it must gain more of, both if equally, none if neither (R18.3, Q18.3). */
function neededGoods(state: State): Resource[] {
  const need = contractNeed(state);
  const most = Math.max(need.iron, need.wool);
  return most === 0 ? [] : (['iron', 'wool'] as const).filter(resource => need[resource] === most);
}

/** The list of what is required, the most required first; Gold always is (R18.1–R18.4). */
export const requirements = (state: State): Resource[][] => {
  const list: Resource[][] = [
    needsStone(state) ? ['stone'] : [],
    needsFood(state) ? ['food'] : [],
    neededGoods(state),
    ['gold'],
  ];
  return list.filter(resources => resources.length > 0);
};

const REQUIRED_BY = { stone: 'R18.1', food: 'R18.2', iron: 'R18.3', wool: 'R18.3', gold: 'R18.4' } as const;

/** Prefers the Resource of which it has fewer (R15.12, Q18.4). */
export const fewerOwned = <T extends string>(
  state: State,
  resourceOf: (candidate: T) => Resource,
): Criterion<T> => ({
  by: 'fewerOwned',
  rule: 'R15.12',
  of: candidate => -itsPlayer(state).goods[resourceOf(candidate)],
});

/** The Resource that it requires most at this moment (R18.5). */
export function mostRequired(play: Play, source: Source): Resource {
  const [candidates = []] = requirements(play.state);
  return decide(play, source, {
    of: 'resource',
    candidates,
    criteria: [fewerOwned<Resource>(play.state, resource => resource)],
    rule: REQUIRED_BY[candidates[0] ?? 'gold'],
  });
}

/** So many Resources, each of them the one that it requires most by then (Q21.4). */
export function gainRequired(play: Play, count: number, why: Why): void {
  for (let left = count; left > 0; left--) gain(play, CARDINAL, { [mostRequired(play, why.source)]: 1 }, why);
}
