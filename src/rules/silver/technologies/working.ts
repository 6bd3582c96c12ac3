import type { Action, WheelAction } from '../../../content';
import { TIERS } from '../../../content/silver/technologies';
import type { Tier, TierId } from '../../../content/silver/words';
import type { Seat, State } from '../../model';
import type { Hearing, Occasion } from '../../occasions';
import type { Play } from '../../play';
import type { Bonus } from '../../powers';
import type { PriceChange, PriceChanges, Priced } from '../../prices';
import type { TierRow } from './row';
import { TIER_ROWS } from './rows';
import { isReached, whyOf } from './tiers';

/** How the rows of all tiers go through the doors of the box: for whoever has reached them. */

type Part = keyof TierRow;
type With<P extends Part> = readonly (readonly [Tier, NonNullable<TierRow[P]>])[];

const rowsWith = <P extends Part>(part: P): With<P> =>
  TIERS.flatMap(tier => {
    const value = TIER_ROWS[tier.id][part];
    return value === undefined ? [] : [[tier, value] as const];
  });

/** What tiers have to say, by what it is about: an occasion, or something that is paid for. */
function sayingsOf<Say>(
  part: 'hears' | 'changePrice',
): ReadonlyMap<string, readonly (readonly [Tier, Say])[]> {
  const sayings = new Map<string, (readonly [Tier, Say])[]>();
  for (const [tier, row] of rowsWith(part))
    for (const [about, say] of Object.entries(row) as [string, Say][])
      sayings.set(about, [...(sayings.get(about) ?? []), [tier, say]]);
  return sayings;
}

const BONUSES = rowsWith('bonus');
const BEGINNINGS = rowsWith('begins');
/** By the Action that begins. */
const BEGINNINGS_OF = new Map<WheelAction, With<'begins'>>();

export function tierBonuses(state: State, seat: Seat, action: Action): readonly Bonus[] {
  const bonuses: Bonus[] = [];
  for (const [tier, bonus] of BONUSES) {
    const points = isReached(state, seat, tier) ? bonus(state, seat, action) : 0;
    if (points > 0) bonuses.push({ points, ...whyOf(tier.id) });
  }
  return bonuses;
}

function noteBeginnings(action: WheelAction): With<'begins'> {
  const beginnings = BEGINNINGS.filter(([, { of = action }]) => of === action);
  BEGINNINGS_OF.set(action, beginnings);
  return beginnings;
}

/** What a seat has for the beginning of an Action. */
export function beginningsOf(state: State, seat: Seat, action: WheelAction): With<'begins'> {
  const reached: With<'begins'>[number][] = [];
  for (const beginning of BEGINNINGS_OF.get(action) ?? noteBeginnings(action))
    if (isReached(state, seat, beginning[0])) reached.push(beginning);
  return reached;
}

export function tierBeginnings(state: State, seat: Seat, action: WheelAction): readonly Bonus[] {
  const bonuses: Bonus[] = [];
  for (const [tier, { points }] of beginningsOf(state, seat, action)) {
    const more = points?.(state) ?? 0;
    if (more > 0) bonuses.push({ points: more, ...whyOf(tier.id) });
  }
  return bonuses;
}

const INCOMES = rowsWith('income');

/** The points that the tiers of a seat pay with the income of its Mines. */
export const tierIncomes = (state: State, seat: Seat): (readonly [TierId, number])[] =>
  INCOMES.flatMap(([tier, points]) =>
    isReached(state, seat, tier) ? [[tier.id, points(state, seat)] as const] : [],
  );

const AT_KING_END = rowsWith('kingEnds');

export function tiersAtKingEnd(play: Play, seat: Seat): void {
  for (const [tier, does] of AT_KING_END)
    if (isReached(play.state, seat, tier)) does(play, seat, whyOf(tier.id));
}

const CHANGES = sayingsOf<PriceChange>('changePrice');

/** By what a seat pays less for such a thing. */
export const changesOf = (
  state: State,
  seat: Seat,
  of: Priced['of'],
): readonly (readonly [Tier, PriceChange])[] =>
  CHANGES.get(of)?.filter(([tier]) => isReached(state, seat, tier)) ?? NO_CHANGES;

const NO_CHANGES: readonly (readonly [Tier, PriceChange])[] = [];

/** Whoever has reached a tier pays less by it. */
export const TIER_PRICES: PriceChanges = Object.fromEntries(
  [...CHANGES].map(([of, changes]) => {
    const all: PriceChange = (printed, state, seat, what) => {
      let price = printed;
      for (const [tier, change] of changes)
        if (isReached(state, seat, tier)) price = change(price, state, seat, what);
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
      for (const [tier, hear] of hearers)
        if (isReached(play.state, seat, tier)) hear(play, seat, occasion, whyOf(tier.id));
    };
    return [on, all];
  }),
);
