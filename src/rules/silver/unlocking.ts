import type { Why } from '../events';
import type { Seat } from '../model';
import { happen, type Play } from '../play';
import { minerOf } from './miner';

/** Locked Mines come to the own supply, as many as there are (S6.2, SQ6.1, SQ6.2). */
export function unlock(play: Play, seat: Seat, wanted: number, why: Why): void {
  const count = Math.min(wanted, minerOf(play.state, seat).locked);
  if (count > 0) happen(play, seat, { what: 'unlock', count }, why);
}
