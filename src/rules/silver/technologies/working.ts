import type { Action, Price, WheelAction } from '../../../content';
import type { TierId } from '../../../content/silver/words';
import type { Seat, State } from '../../model';
import type { Hearing, Occasion } from '../../occasions';
import type { Play } from '../../play';
import type { Bonus } from '../../powers';
import type { Priced } from '../../prices';
import type { TierRow } from './row';
import { TIER_ROWS } from './rows';
import { TIER_IDS, hasTier, whyOf } from './tiers';

/** How the rows of all tiers go through the doors of the box: for whoever has reached them. */

type Part = keyof TierRow;
type With<P extends Part> = readonly (readonly [TierId, NonNullable<TierRow[P]>])[];

const rowsWith = <P extends Part>(part: P): With<P> =>
  TIER_IDS.flatMap(id => {
    const value = TIER_ROWS[id][part];
    return value === undefined ? [] : [[id, value] as const];
  });

const BONUSES = rowsWith('bonus');
const BEGINNINGS = rowsWith('begins');
const CHANGES = rowsWith('changePrice');
const HEARING = rowsWith('hears');

export const tierBonuses = (state: State, seat: Seat, action: Action): readonly Bonus[] =>
  BONUSES.filter(([id]) => hasTier(state, seat, id)).flatMap(([id, bonus]) => {
    const points = bonus(state, seat, action);
    return points > 0 ? [{ points, ...whyOf(id) }] : [];
  });

/** What a seat has for the beginning of an Action. */
export const beginningsOf = (state: State, seat: Seat, action: WheelAction): With<'begins'> =>
  BEGINNINGS.filter(([id, { of }]) => (of === undefined || of === action) && hasTier(state, seat, id));

export const tierBeginnings = (state: State, seat: Seat, action: WheelAction): readonly Bonus[] =>
  beginningsOf(state, seat, action).flatMap(([id, { points }]) => {
    const more = points?.(state) ?? 0;
    return more > 0 ? [{ points: more, ...whyOf(id) }] : [];
  });

/** By what a seat pays less. */
export const changesOf = (state: State, seat: Seat): With<'changePrice'> =>
  CHANGES.filter(([id]) => hasTier(state, seat, id));

export const tierPrices = (price: Price, state: State, seat: Seat, what: Priced): Price =>
  changesOf(state, seat).reduce((now, [, change]) => change(now, state, seat, what), price);

type AnyHearer = (play: Play, seat: Seat, occasion: Occasion, why: ReturnType<typeof whyOf>) => void;
const OCCASIONS = [...new Set(HEARING.flatMap(([, hears]) => Object.keys(hears)))] as Occasion['on'][];

/** Whoever has reached a tier hears by it. */
export const TIER_HEARING: Hearing = Object.fromEntries(
  OCCASIONS.map(on => {
    const hearers = HEARING.flatMap(([id, hears]) => {
      const hear = hears[on] as AnyHearer | undefined;
      return hear ? [[id, hear] as const] : [];
    });
    const all = (play: Play, seat: Seat, occasion: Occasion): void => {
      for (const [id, hear] of hearers)
        if (hasTier(play.state, seat, id)) hear(play, seat, occasion, whyOf(id));
    };
    return [on, all];
  }),
);
