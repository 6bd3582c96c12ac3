import type { Seat } from './model';
import { happen, type Play } from './play';

/** A tile that the leader cannot or does not want to take leaves the game (R10.2, R10.3, Q10.3). */
export function discardKingTile(play: Play, leader: Seat): void {
  const { tile } = play.state.king;
  if (tile === null) return;
  const why = { source: { kind: 'leader' }, rule: 'R10.2' } as const;
  happen(play, leader, { what: 'remove', tile, from: 'king' }, why);
}
