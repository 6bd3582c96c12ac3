import { LAST_ROUND_POINTS } from '../../content';
import { push } from '../agenda';
import { score } from '../ledger';
import { discardKingTile } from '../kingTile';
import type { Play } from '../play';
import { leaderEffect } from '../powers';
import { refuseTile } from '../tiles';
import { ranking } from '../track';

/** The leader's tile, a decision if he can take it; without one he gains points (R10.1–R10.4). */
export function leaderTile(play: Play): void {
  const [leader = 0] = ranking(play.state);
  const source = { kind: 'leader' } as const;
  const { tile } = play.state.king;
  if (tile === null) score(play, leader, LAST_ROUND_POINTS, { source, rule: 'R10.4' });
  else if (refuseTile(play.state, leader, tile)) discardKingTile(play, leader);
  else push(play, leader, [leaderEffect(play.state, leader)], source);
}
