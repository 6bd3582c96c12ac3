import { BUILDINGS, BUY, CHANGE_COST, RESOURCES, tileOf } from '../content';
import type { Brought, Currency, Price, Resource, Tagged } from '../content';
import type { RuleId } from '../content/rulebook';
import { priceAt } from './board';
import type { Happening, Why } from './events';
import { pay } from './ledger';
import { playerOf, type Seat, type State } from './model';
import { occur } from './occasions';
import type { Play } from './play';
import { no, type Refusal } from './refusals';
import { boxOf } from './shelf';
import type { Workings } from './workings';

/** What things cost: the price that is printed, and what boxes make of it. */

export interface BasePrices {
  /** Turning a die to a value so many steps away. */
  turnDie: { readonly steps: number };
  /** One Resource, whichever. */
  buy: object;
  /** Placing a Crest below this Building. */
  crest: { readonly building: number };
  /** A Contract, its identical part paid in one type. */
  contract: { readonly tile: string; readonly identical?: Resource | undefined };
  /** Contributing to the Cathedral of a town. */
  cathedral: { readonly town: string };
  /** The use of a Helper. */
  helper: { readonly tile: string };
}

export type Priced = Tagged<'of', Brought<Workings, 'prices'>>;
export type PricedOf<K extends Priced['of']> = Extract<Priced, { of: K }>;
export type PriceRule<K> = (state: State, seat: Seat, what: PricedOf<K & Priced['of']>) => Price;

/** What becomes of the price of something. */
export type PriceChange<K extends Priced['of'] = Priced['of']> = (
  price: Price,
  state: State,
  seat: Seat,
  what: PricedOf<K>,
) => Price;
export type PriceChanges = { readonly [K in Priced['of']]?: PriceChange<K> };

/** How a seat pays with a currency that is no Resource. */
export interface Purse {
  readonly owned: (state: State, seat: Seat) => number;
  readonly pay: (play: Play, seat: Seat, count: number, why: Why) => void;
  /** What happens to a seat that gains so much of it. */
  readonly gains: (count: number) => Happening;
}

/** What its own box asks for it. */
export function printedPrice<K extends Priced['of']>(state: State, seat: Seat, what: PricedOf<K>): Price {
  const { prices } = boxOf(state);
  const rule = prices[what.of] as PriceRule<K>;
  return rule(state, seat, what);
}

/** A price in which so much of a currency is asked for; a spread would give it another hidden class each time. */
export function priceWith(price: Price, currency: Currency, count: number): Price {
  const other: Partial<Record<Currency, number>> = {};
  for (const each in price) other[each as Currency] = price[each as Currency] ?? 0;
  other[currency] = count;
  return other;
}

/** Whether a box in play may change what such a thing costs. */
export const isChangeable = (state: State, of: Priced['of']): boolean => boxOf(state).priceChanges.has(of);

/** What somebody pays for something now. */
export function priceOf<K extends Priced['of']>(state: State, seat: Seat, what: PricedOf<K>): Price {
  let price = printedPrice<K>(state, seat, what);
  const changes = boxOf(state).priceChanges.get(what.of);
  if (changes) for (const change of changes) price = change(price, state, seat, what);
  return price;
}

const NAMES: ReadonlySet<string> = new Set(RESOURCES);
const isResource = (name: string): name is Resource => NAMES.has(name);

/** What happens to a seat that gains so much of a currency. */
export const gainOf = (state: State, currency: Currency, count: number): Happening =>
  isResource(currency)
    ? { what: 'gain', goods: { [currency]: count } }
    : purseOf(state, currency).gains(count);

const purseOf = (state: State, currency: Currency): Purse =>
  (boxOf(state).purses as Readonly<Record<string, Purse>>)[currency] as Purse;

/** How much of a currency a seat has. */
export function ownedOf(state: State, seat: Seat, currency: Currency): number {
  const goods: { readonly [C in Currency]?: number } = playerOf(state, seat).goods;
  return goods[currency] ?? purseOf(state, currency).owned(state, seat);
}

const lackOf = (state: State, seat: Seat, price: Price, currency: Currency): number =>
  (price[currency] ?? 0) - ownedOf(state, seat, currency);

/** With what a seat would pay a price now. */
export function tenderFor(state: State, seat: Seat, price: Price): Price {
  let tender = price;
  for (const standsIn of boxOf(state).standIns) tender = standsIn(tender, state, seat);
  return tender;
}

/** What a seat lacks of a price. */
export function missing(state: State, seat: Seat, price: Price): Record<string, number> {
  const lack: Record<string, number> = {};
  const tender = tenderFor(state, seat, price);
  for (const currency in tender) {
    const short = lackOf(state, seat, tender, currency as Currency);
    if (short > 0) lack[currency] = short;
  }
  return lack;
}

/** Whether a seat can pay a price as it is, or where something stands in for a part of it. */
export function canAfford(state: State, seat: Seat, price: Price): boolean {
  if (owns(state, seat, price)) return true;
  const tender = tenderFor(state, seat, price);
  return tender !== price && owns(state, seat, tender);
}

/** Why it can't be paid, by the rule that asks for it. */
export const refusePrice = (state: State, seat: Seat, price: Price, rule: RuleId): Refusal | undefined =>
  canAfford(state, seat, price) ? undefined : no('cannotPay', rule, missing(state, seat, price));

function owns(state: State, seat: Seat, price: Price): boolean {
  for (const currency in price) if (lackOf(state, seat, price, currency as Currency) > 0) return false;
  return true;
}

/** Pays all of a price: Resources at once, then each other currency. */
export function payPrice(play: Play, seat: Seat, price: Price, why: Why): void {
  if (isNothing(price)) return;
  const tender = tenderFor(play.state, seat, price);
  occur(play, seat, { on: 'due', price });
  const goods: Partial<Record<Resource, number>> = {};
  let others = 0;
  for (const each in tender) {
    const currency = each as Currency;
    const count = tender[currency] ?? 0;
    if (count > 0 && isResource(currency)) goods[currency] = count;
    else if (count > 0) others += count;
  }
  if (!isNothing(goods)) pay(play, seat, goods, why);
  if (others > 0) payOthers(play, seat, tender, why);
}

/** The part of a price that no Resources pay. */
function payOthers(play: Play, seat: Seat, tender: Price, why: Why): void {
  for (const each in tender) {
    const currency = each as Currency;
    const count = tender[currency] ?? 0;
    if (count > 0 && !isResource(currency)) purseOf(play.state, currency).pay(play, seat, count, why);
  }
}

function isNothing(price: Price): boolean {
  for (const currency in price) if ((price[currency as Currency] ?? 0) > 0) return false;
  return true;
}

/** Pays for something what it costs now. */
export function payFor<K extends Priced['of']>(play: Play, seat: Seat, what: PricedOf<K>, why: Why): void {
  const price = priceOf<K>(play.state, seat, what);
  occur(play, seat, { on: 'paying', what });
  payPrice(play, seat, price, why);
}

/** What is printed on a Contract, its identical part in one type. */
export function contractCost(id: string, identical: Resource | undefined): Price {
  const tile = tileOf(id);
  if (tile.kind !== 'contract') return {};
  const { iron = 0, wool = 0, identical: alike = 0 } = tile.cost;
  const price: Partial<Record<Resource, number>> = {};
  if (iron > 0) price.iron = iron;
  if (wool > 0) price.wool = wool;
  if (identical && alike > 0) price[identical] = (price[identical] ?? 0) + alike;
  return price;
}

const helperPrice: PriceRule<'helper'> = (_state, _seat, { tile: id }) => {
  const tile = tileOf(id);
  return (tile.kind === 'helper' && tile.price) || {};
};

/** By the number of steps. */
const TURNED: readonly Price[] = [0, 1, 2, 3].map(steps => ({ gold: steps * CHANGE_COST.gold }));

/** The printed prices of the base game. */
export const PRICES: { readonly [K in keyof BasePrices]: PriceRule<K> } = {
  turnDie: (_state, _seat, { steps }) => TURNED[steps] ?? {},
  buy: () => BUY,
  crest: (_state, _seat, { building }) => ({ food: BUILDINGS[building]?.crest.food ?? 0 }),
  contract: (_state, _seat, { tile, identical }) => contractCost(tile, identical),
  cathedral: (state, _seat, { town }) => priceAt(state, town)?.pay ?? {},
  helper: helperPrice,
};
