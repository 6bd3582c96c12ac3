import { RIBBONS, UNLOCKS_FROM } from '../../../content/silver/board';
import type { Play } from '../../play';
import { trackPoints, positionOf } from '../../track';
import { minerOf } from '../miner';
import { gainSilver } from '../purse';
import { payForHouses } from '../technologies/placing';
import { hasTier, whyOf } from '../technologies/tiers';
import { unlock } from '../unlocking';

/** What the King phase brings below: income first, then the ribbons and a Mine (S8.1, S8.3, S8.4). */

export function mineIncome(play: Play): void {
  const why = { source: { kind: 'mineIncome' }, rule: 'S8.1' } as const;
  for (const seat of play.state.order) {
    gainSilver(play, seat, minerOf(play.state, seat).mines.length, why);
    if (hasTier(play.state, seat, 'merchant3')) payForHouses(play, seat, whyOf('merchant3'));
  }
}

export function ribbons(play: Play): void {
  const source = { kind: 'ribbon' } as const;
  for (const seat of play.state.order) {
    gainSilver(play, seat, RIBBONS[positionOf(play.state, seat)] ?? 0, { source, rule: 'S8.3' });
    if (trackPoints(play.state, seat) >= UNLOCKS_FROM) unlock(play, seat, 1, { source, rule: 'S8.4' });
  }
}
