import { CARDINAL_TASKS, RESERVED_FOOD, RESOURCES } from '../../content';
import type { ContractCost } from '../../content/components';
import type { Currency, Price, Resource } from '../../content/vocabulary';
import type { Why } from '../events';
import { pay, score } from '../ledger';
import type { Player, Source, State } from '../model';
import { happen, type Play } from '../play';
import { canAfford, ownedOf } from '../prices';
import { boxOf } from '../shelf';
import { CARDINAL, cardinalOf, itsPlayer } from './board';
import { decide } from './choice';
import { costOf, spareFood } from './needs';
import { printedOn } from '../printed';

/** How the Cardinal pays: Gold replaces what is missing, and Contracts have an order of their own. */

type Purse = Record<Resource, number>;

/** So much of a good and, for what is missing, Gold; `undefined` if there is too little (R17.3, R17.6). */
export function withGold({ goods }: Player, resource: 'food' | 'stone', count: number) {
  const own = Math.min(count, goods[resource]);
  const gold = (count - own) * CARDINAL_TASKS.goldPerMissing;
  return gold > goods.gold ? undefined : worth({ [resource]: own, gold });
}

/** What it pays for a Cathedral: Gold for Stone that is missing, every other currency as it is; or mixed (R17.6). */
export function cathedralPayment(state: State, price: Price): Price | undefined {
  const mixed = boxOf(state).boxes.flatMap(({ interchanges }) => interchanges?.(state) ?? []);
  if (mixed.length > 0) return mixedPayment(state, price, mixed);
  const { stone = 0, gold = 0, ...others } = price;
  const paid = withGold(itsPlayer(state), 'stone', stone);
  if (!paid) return undefined;
  const payment = { ...others, ...paid, gold: gold + (paid['gold'] ?? 0) };
  return canAfford(state, CARDINAL, payment) ? payment : undefined;
}

/** Of currencies that replace each other, the first ones first. */
function mixedPayment(state: State, price: Price, mixed: readonly Currency[]): Price | undefined {
  const payment: Partial<Record<Currency, number>> = { ...price };
  let left = mixed.reduce((sum, currency) => sum + (price[currency] ?? 0), 0);
  for (const currency of mixed) {
    payment[currency] = Math.min(left, ownedOf(state, CARDINAL, currency));
    left -= payment[currency];
  }
  return left === 0 && canAfford(state, CARDINAL, payment) ? payment : undefined;
}

/** Goods without those of which there are none. */
export const worth = (goods: Partial<Purse>) =>
  Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0));

/** The fixed part: own Iron and Wool, then Gold for each that is missing (R17.14, Q17.1). */
function fixedPart({ goods }: Player, { iron = 0, wool = 0 }: ContractCost): Purse {
  const own = { iron: Math.min(iron, goods.iron), wool: Math.min(wool, goods.wool) };
  const missing = iron - own.iron + wool - own.wool;
  return { ...own, gold: missing * CARDINAL_TASKS.goldPerMissing, food: 0, stone: 0 };
}

const afterPaying = ({ goods }: Player, paid: Purse): Purse => {
  const left = { ...goods };
  for (const resource of RESOURCES) left[resource] -= paid[resource];
  return left;
};

/** Whether it can pay a Contract now (R17.12–R17.15, Q16.16). */
export function canPay(player: Player, id: string): boolean {
  const cost = costOf(id);
  const { gold, wool, iron } = afterPaying(player, fixedPart(player, cost));
  return gold >= 0 && (cost.identical ?? 0) <= gold + spareFood(player) + wool + iron;
}

/** Fulfils a Contract from its board or in hand, its other rewards ignored (R17.8, R17.9). */
export function fulfilContract(play: Play, id: string, from: 'contracts' | 'hand'): void {
  const source = { kind: 'contract', id } as const;
  const why = { source, rule: 'R17.8' } as const;
  pay(play, CARDINAL, worth(payment(play, id, source)), { source, rule: 'R17.12' });
  const space = itsPlayer(play.state).contracts.length;
  happen(play, CARDINAL, { what: 'contract', tile: id, from, space }, why);
  score(play, CARDINAL, printedOn(play.state, id).points, why);
  score(play, CARDINAL, CARDINAL_TASKS.contract.extraPoints, why);
}

/** The fixed part, then any Resources one by one: Gold, spare Food, the larger stock of Wool and Iron. */
function payment(play: Play, id: string, source: Source): Purse {
  const player = itsPlayer(play.state);
  const cost = costOf(id);
  const paid = fixedPart(player, cost);
  for (let count = cost.identical ?? 0; count > 0; count--)
    paid[anyResource(play, afterPaying(player, paid), source)] += 1;
  return paid;
}

function anyResource(play: Play, left: Purse, source: Source): Resource {
  if (left.gold > 0) return 'gold';
  if (left.food > RESERVED_FOOD) return 'food';
  return decide(play, source, {
    of: 'resource',
    candidates: (['wool', 'iron'] as const).filter(resource => left[resource] > 0),
    criteria: [{ by: 'largerStock', rule: 'R17.12', of: resource => left[resource] }],
    rule: 'R17.12',
  });
}

/** Lays an unfulfilled Contract on an empty space of its board (R14.19). */
export const keepUnfulfilled = (play: Play, tile: string, why: Why): void =>
  happen(play, CARDINAL, { what: 'keep', tile, space: cardinalOf(play.state).contracts.length }, why);
