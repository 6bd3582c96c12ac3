import type { BaseCourse } from './baseWords';
import { clearTable, refillKing, refillWheel, rotateWheel } from './phases/cleanup';
import { leaderTile } from './phases/king';
import { goOn } from './phases/phase';
import { preparation } from './phases/preparation';
import { startCycle } from './phases/turns';
import type { EffectRule } from './resolving';
import { orderByTrack, scoreEnd, scoreFair, scoreTrack } from './scoring';
import { dealOffers, dealTowns, layWheelTiles, turnWheel } from './setup/deal';
import { seatPlayers } from './setup/players';

/** What the course of the base game consists of. */
export const COURSE_EFFECTS: { readonly [K in keyof BaseCourse]: EffectRule<K> } = {
  turnWheel: { now: turnWheel },
  layWheelTiles: { now: layWheelTiles },
  dealOffers: { now: dealOffers },
  dealTowns: { now: dealTowns },
  seatPlayers: { now: seatPlayers },
  rollDice: { now: preparation },
  beginTurns: { now: play => startCycle(play, 1) },
  leaderTile: { now: leaderTile },
  kingScoring: { now: scoreTrack },
  kingOrder: { now: orderByTrack },
  scoreFair: { now: scoreFair },
  refillWheel: { now: refillWheel },
  refillKing: { now: refillKing },
  clearTable: { now: clearTable },
  rotateWheel: { now: rotateWheel },
  scoreEnd: { now: scoreEnd },
  goOn: { now: goOn },
};
