import type { Action, WheelAction } from '../../../content';
import type { TierId } from '../../../content/silver/words';
import type { Seat, State } from '../../model';
import type { Hearing, Occasion } from '../../occasions';
import type { Play } from '../../play';
import type { Bonus } from '../../powers';
import type { PriceChange, PriceChanges, Priced } from '../../prices';
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

/** What tiers have to say, by what it is about: an occasion, or something that is paid for. */
function sayingsOf<Say>(
  part: 'hears' | 'changePrice',
): ReadonlyMap<string, readonly (readonly [TierId, Say])[]> {
  const sayings = new Map<string, (readonly [TierId, Say])[]>();
  for (const [id, row] of rowsWith(part))
    for (const [about, say] of Object.entries(row) as [string, Say][])
      sayings.set(about, [...(sayings.get(about) ?? []), [id, say]]);
  return sayings;
}

const BONUSES = rowsWith('bonus');
const BEGINNINGS = rowsWith('begins');
/** By the Action that begins. */
const BEGINNINGS_OF = new Map<WheelAction, With<'begins'>>();

export const tierBonuses = (state: State, seat: Seat, action: Action): readonly Bonus[] =>
  BONUSES.filter(([id]) => hasTier(state, seat, id)).flatMap(([id, bonus]) => {
    const points = bonus(state, seat, action);
    return points > 0 ? [{ points, ...whyOf(id) }] : [];
  });

function noteBeginnings(action: WheelAction): With<'begins'> {
  const beginnings = BEGINNINGS.filter(([, { of = action }]) => of === action);
  BEGINNINGS_OF.set(action, beginnings);
  return beginnings;
}

/** What a seat has for the beginning of an Action. */
export const beginningsOf = (state: State, seat: Seat, action: WheelAction): With<'begins'> =>
  (BEGINNINGS_OF.get(action) ?? noteBeginnings(action)).filter(([id]) => hasTier(state, seat, id));

export const tierBeginnings = (state: State, seat: Seat, action: WheelAction): readonly Bonus[] =>
  beginningsOf(state, seat, action).flatMap(([id, { points }]) => {
    const more = points?.(state) ?? 0;
    return more > 0 ? [{ points: more, ...whyOf(id) }] : [];
  });

const INCOMES = rowsWith('income');

/** The points that the tiers of a seat pay with the income of its Mines. */
export const tierIncomes = (state: State, seat: Seat): (readonly [TierId, number])[] =>
  INCOMES.flatMap(([id, points]) => (hasTier(state, seat, id) ? [[id, points(state, seat)] as const] : []));

const AT_KING_END = rowsWith('kingEnds');

export function tiersAtKingEnd(play: Play, seat: Seat): void {
  for (const [id, does] of AT_KING_END) if (hasTier(play.state, seat, id)) does(play, seat, whyOf(id));
}

const CHANGES = sayingsOf<PriceChange>('changePrice');

/** By what a seat pays less for such a thing. */
export const changesOf = (state: State, seat: Seat, of: Priced['of']): (readonly [TierId, PriceChange])[] =>
  (CHANGES.get(of) ?? []).filter(([id]) => hasTier(state, seat, id));

/** Whoever has reached a tier pays less by it. */
export const TIER_PRICES: PriceChanges = Object.fromEntries(
  [...CHANGES].map(([of, changes]) => {
    const all: PriceChange = (printed, state, seat, what) => {
      let price = printed;
      for (const [id, change] of changes)
        if (hasTier(state, seat, id)) price = change(price, state, seat, what);
      return price;
    };
    return [of, all];
  }),
);

type AnyHearer = (play: Play, seat: Seat, occasion: Occasion, why: ReturnType<typeof whyOf>) => void;

/** Whoever has reached a tier hears by it. */
export const TIER_HEARING: Hearing = Object.fromEntries(
  [...sayingsOf<AnyHearer>('hears')].map(([on, hearers]) => {
    const all = (play: Play, seat: Seat, occasion: Occasion): void => {
      for (const [id, hear] of hearers)
        if (hasTier(play.state, seat, id)) hear(play, seat, occasion, whyOf(id));
    };
    return [on, all];
  }),
);
