import { RIBBONS, UNLOCKS_FROM } from '../../../content/silver/board';
import type { Play } from '../../play';
import { trackPoints, positionOf } from '../../track';
import { minerOf } from '../miner';
import { gainSilver } from '../purse';
import { payTierIncomes, tiersAtKingEnd } from '../technologies/working';
import { unlock } from '../unlocking';

/** What the King phase brings below: income first, then the ribbons and a Mine (S8.1, S8.3, S8.4). */

export function mineIncome(play: Play): void {
  const why = { source: { kind: 'mineIncome' }, rule: 'S8.1' } as const;
  for (const seat of play.state.order) {
    gainSilver(play, seat, minerOf(play.state, seat).mines.length, why);
    payTierIncomes(play, seat);
  }
}

export function ribbons(play: Play): void {
  const source = { kind: 'ribbon' } as const;
  for (const seat of play.state.order) {
    gainSilver(play, seat, RIBBONS[positionOf(play.state, seat)] ?? 0, { source, rule: 'S8.3' });
    if (trackPoints(play.state, seat) >= UNLOCKS_FROM) unlock(play, seat, 1, { source, rule: 'S8.4' });
  }
}

/** At the end of every King phase, in the new order: who comes first lies on top (SQ3.12). */
export function audiences(play: Play): void {
  for (const seat of play.state.order.toReversed()) tiersAtKingEnd(play, seat);
}
