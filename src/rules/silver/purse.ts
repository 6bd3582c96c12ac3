import type { Price } from '../../content';
import type { Why } from '../events';
import type { Seat, State } from '../model';
import { happen, type Play } from '../play';
import { canAfford, isChangeable, type Priced, type Purse } from '../prices';
import { minerOf } from './miner';

/** Silver is no Resource: it is counted apart, and nothing else stands in for it (S2.1, SQ2.2). */

/** A price of so much Silver. */
export const inSilver = (silver: number): Price => ({ silver });

/** Whether a seat has so much: nothing else pays a price in Silver, unless a box in play changes prices of its kind. */
export const hasSilverFor = (
  state: State,
  seat: Seat,
  { of, silver }: { readonly of: Priced['of']; readonly silver: number },
  price: () => Price,
): boolean =>
  isChangeable(state, of) ? canAfford(state, seat, price()) : minerOf(state, seat).silver >= silver;

export const gainSilver = (play: Play, seat: Seat, count: number, why: Why): void => {
  if (count > 0) happen(play, seat, { what: 'silver', count }, why);
};

export const SILVER_PURSE: Purse = {
  owned: (state, seat) => minerOf(state, seat).silver,
  pay: (play, seat, count, why) => happen(play, seat, { what: 'silver', count: -count }, why),
  gains: count => ({ what: 'silver', count }),
};
