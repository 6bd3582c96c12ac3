import type { Play } from './events';
import { remove } from './ledger';
import type { Seat } from './model';

/** A tile that the leader cannot or does not want to take leaves the game (R10.2, R10.3, Q10.3). */
export function discardKingTile(play: Play, leader: Seat): void {
  const { king } = play.state;
  if (king.tile !== null) remove(play, leader, king.tile, { kind: 'leader' }, 'R10.2');
  king.tile = null;
}
