import type { Play } from '../../play';
import { score } from '../../ledger';
import { mineIncome, ribbonOf } from '../income';
import { gainSilver } from '../purse';
import { whyOf } from '../technologies/tiers';
import { tiersAtKingEnd } from '../technologies/working';
import { unlock } from '../unlocking';

/** What the King phase brings below: income first, then the ribbons and a Mine (S8.1, S8.3, S8.4). */

export function payMineIncome(play: Play): void {
  const why = { source: { kind: 'mineIncome' }, rule: 'S8.1' } as const;
  for (const seat of play.state.order) {
    const { silver, tiers } = mineIncome(play.state, seat);
    gainSilver(play, seat, silver, why);
    for (const [id, points] of tiers) score(play, seat, points, whyOf(id));
  }
}

export function payRibbons(play: Play): void {
  const source = { kind: 'ribbon' } as const;
  for (const seat of play.state.order) {
    const { silver, mines } = ribbonOf(play.state, seat);
    gainSilver(play, seat, silver, { source, rule: 'S8.3' });
    unlock(play, seat, mines, { source, rule: 'S8.4' });
  }
}

/** At the end of every King phase, in the new order: who comes first lies on top (SQ3.12). */
export function audiences(play: Play): void {
  for (const seat of play.state.order.toReversed()) tiersAtKingEnd(play, seat);
}
