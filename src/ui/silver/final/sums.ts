import { OVERLAYS } from '../../../content/silver/board';
import type { CountName } from '../../../content';
import { countOf } from '../../../rules/counts';
import { eventsOf, type GameEvent } from '../../../rules/events';
import type { Seat, State } from '../../../rules/model';
import { finalPartsOf, type FinalPart } from '../../../rules/scoring';
import { minerOf, silverOf } from '../../../rules/silver/miner';
import { overlayFactors } from '../../../rules/silver/scoring';

/** What the end of a game with Silver tells, asked of the rules and of what happened. */

export interface Factor {
  readonly count: CountName;
  readonly n: number;
  /** The larger of the two that the overlay lets choose. */
  readonly taken: boolean;
}

export interface OverlaySum {
  readonly choice: readonly Factor[];
  readonly fixed: { readonly count: CountName; readonly n: number };
  readonly points: number;
}

/** What a part of the final scoring pays a seat; nothing where it has no share in it. */
export const paidBy = (state: State, seat: Seat, part: FinalPart): number =>
  finalPartsOf(state, seat)
    .find(({ kind }) => kind === part)
    ?.points(state, seat) ?? 0;

export function overlaySum(state: State, seat: Seat): OverlaySum {
  const { choice } = OVERLAYS[silverOf(state).overlay];
  const { taken, fixed } = overlayFactors(state, seat);
  return {
    choice: choice.map(count => ({ count, n: countOf(state, seat, count), taken: count === taken })),
    fixed: { count: fixed, n: countOf(state, seat, fixed) },
    points: paidBy(state, seat, 'overlayProduct'),
  };
}

export interface SilverSum {
  readonly earned: number;
  readonly onTiers: number;
  /** Paid for Prospectors, tiles, tablets, Cathedrals, King's Surprises. */
  readonly onElse: number;
  readonly left: number;
  readonly leftPays: number;
  readonly tiersPay: number;
}

export function silverSum(state: State, events: readonly GameEvent[], seat: Seat): SilverSum {
  const moved = eventsOf(events, 'silver', seat);
  const sum = (of: readonly { readonly count: number }[]): number =>
    of.reduce((all, { count }) => all + Math.abs(count), 0);
  const paid = moved.filter(({ count }) => count < 0);
  const forTiers = paid.filter(({ source }) => source.kind === 'technology');
  return {
    earned: sum(moved.filter(({ count }) => count > 0)),
    onTiers: sum(forTiers),
    onElse: sum(paid) - sum(forTiers),
    left: minerOf(state, seat).silver,
    leftPays: paidBy(state, seat, 'silverLeft') + paidBy(state, seat, 'itsSilver'),
    tiersPay: paidBy(state, seat, 'tiers'),
  };
}
