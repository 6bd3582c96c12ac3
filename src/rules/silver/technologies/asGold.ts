import type { Price, Resource } from '../../../content';
import { waiting } from '../../agenda';
import { playerOf, type MoveOf, type Seat, type State } from '../../model';
import type { OccasionOf } from '../../occasions';
import { WALK_STEPS } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { priceWith } from '../../prices';
import { no } from '../../refusals';
import { refuseTask } from '../../tasks';
import { needs } from '../means';
import { luckOf, minerOf } from '../miner';
import { whyOf } from './tiers';

/**
 * Tokens of the Resource Bonus tile are spent as Gold: by themselves where Gold lacks, and in place of Gold that is
 * there as many as their owner names before the next payment (S3.23, SQ3.18).
 */

/** How many of the Gold that is due are paid with such tokens. */
function standingIn(price: Price, state: State, seat: Seat, bonus: Resource): number {
  const { gold = 0, [bonus]: own = 0 } = price;
  const { goods } = playerOf(state, seat);
  const wanted = Math.max(luckOf(state).asGold, gold - goods.gold);
  return Math.max(0, Math.min(wanted, gold, goods[bonus] - own));
}

export function payAsGold(price: Price, state: State, seat: Seat): Price {
  const { bonus } = minerOf(state, seat);
  if (bonus === undefined) return price;
  const count = standingIn(price, state, seat, bonus);
  if (count === 0) return price;
  const { gold = 0, [bonus]: own = 0 } = price;
  return priceWith(priceWith(price, 'gold', gold - count), bonus, own + count);
}

/** What is named holds for one payment. */
export function tellAsGold(play: Play, seat: Seat, { price }: OccasionOf<'due'>): void {
  const { bonus } = minerOf(play.state, seat);
  if (bonus === undefined) return;
  const count = standingIn(price, play.state, seat, bonus);
  if (count > 0) happen(play, seat, { what: 'paidAsGold', count }, whyOf('resource1'));
  if (price.gold && luckOf(play.state).asGold > 0)
    happen(play, seat, { what: 'asGold', count: 0 }, whyOf('resource1'));
}

/** There is something to choose only while Gold is at hand too. */
const hasChoice = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).goods.gold > 0 && luckOf(state).asGold === 0;

const NOTHING_TO_NAME: readonly MoveOf<'spendAsGold'>[] = [];

export const spendAsGold: MoveRule<MoveOf<'spendAsGold'>> = {
  args: { count: WALK_STEPS },
  answers: 'anytime',
  when: { task: true, waits: ['payFor'] },
  needs: needs('bonusTile'),
  candidates: (state, seat) => {
    const { bonus } = minerOf(state, seat);
    if (!bonus || !hasChoice(state, seat)) return NOTHING_TO_NAME;
    const moves: MoveOf<'spendAsGold'>[] = [];
    const most = playerOf(state, seat).goods[bonus];
    for (let count = 1; count <= most; count++) moves.push({ type: 'spendAsGold', count });
    return moves;
  },
  refuse: (state, seat, { count }) => {
    const { bonus } = minerOf(state, seat);
    if (!bonus) return no('noBonusTile', 'S3.23');
    const has = playerOf(state, seat).goods[bonus];
    if (has < count) return no('cannotPay', 'S3.23', { [bonus]: count - has });
    if (!hasChoice(state, seat)) return no('noChoiceOfGold', 'S3.23');
    return waiting(state, 'payFor') ? undefined : refuseTask(state);
  },
  apply: (play, seat, { count }) => happen(play, seat, { what: 'asGold', count }, whyOf('resource1')),
};
