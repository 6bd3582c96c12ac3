import { CHANGE_COST, type Currency, type Price } from '../../../content';
import { priceWith } from '../../prices';
import type { TierRow } from './row';

/** Tiers by which something costs less. */

/** The price with so much less of a currency, but not less than so much. */
export function lessOf(price: Price, currency: Currency, less: number, least: number): Price {
  const { [currency]: count = 0 } = price;
  return count > least ? priceWith(price, currency, Math.max(least, count - less)) : price;
}

const FOOD_LESS = 1;

/** Every Crest costs a Food less, the cheapest nothing (S3.5, SQ3.4). */
export const character1: TierRow = {
  changePrice: { crest: price => lessOf(price, 'food', FOOD_LESS, 0) },
};

const LEAP = 3;

/** A die turns by three at once, as if by one (S3.8, SQ3.8). */
export const die1: TierRow = {
  changePrice: {
    turnDie: (price, _state, _seat, { steps }) => (steps === LEAP ? { gold: CHANGE_COST.gold } : price),
  },
};

const CATHEDRAL_LESS: Price = { silver: 1, gold: 2, stone: 2 };

/** Cathedrals cost less by their currency, but 1 at least (S3.31). */
export const architect3: TierRow = {
  changePrice: {
    cathedral: price =>
      (Object.entries(CATHEDRAL_LESS) as [Currency, number][]).reduce(
        (cheaper, [currency, less]) => lessOf(cheaper, currency, less, 1),
        price,
      ),
  },
};
