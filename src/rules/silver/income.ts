import { KING_TRACK } from '../../content';
import { RIBBONS, UNLOCKS_FROM } from '../../content/silver/board';
import type { TierId } from '../../content/silver/words';
import type { Seat, State } from '../model';
import { positionOf } from '../track';
import { minerOf } from './miner';
import { tierIncomes } from './technologies/working';

/** What the King phase pays for what lies below (S8.1) and for a position of the King track (S8.3, S8.4). */

export interface MineIncome {
  readonly silver: number;
  /** Points, by the tier that pays them. */
  readonly tiers: readonly (readonly [TierId, number])[];
}

export const mineIncome = (state: State, seat: Seat): MineIncome => ({
  silver: minerOf(state, seat).mines.length,
  tiers: tierIncomes(state, seat).filter(([, points]) => points > 0),
});

export interface RibbonPay {
  readonly silver: number;
  /** The Mines that it unlocks, if so many are locked. */
  readonly mines: number;
}

export const ribbonAt = (position: number): RibbonPay => ({
  silver: RIBBONS[position] ?? 0,
  mines: (KING_TRACK[position]?.points ?? 0) >= UNLOCKS_FROM ? 1 : 0,
});

/** The ribbon of a seat where its marker stands: it unlocks what there is to unlock. */
export function ribbonOf(state: State, seat: Seat): RibbonPay {
  const { silver, mines } = ribbonAt(positionOf(state, seat));
  return { silver, mines: Math.min(mines, minerOf(state, seat).locked) };
}
