import type { Play } from '../../play';
import { push } from '../../agenda';
import type { Seat, State } from '../../model';
import { gain } from '../../ledger';
import { canTurnUp } from './turnUp';
import type { TierRow } from './row';
import { hasTier, whyOf } from './tiers';

/** The tiers of the King (S3.11–S3.13). */

const GOLD = 2;

export const king1: TierRow = {
  begins: { of: 'king', does: (play, seat, why) => gain(play, seat, { gold: GOLD }, why) },
};

const AUDIENCE = { do: 'act', action: 'king', points: 2 } as const;

export const king2: TierRow = {
  reached: (play, seat, { source }) => push(play, seat, [AUDIENCE], source),
};

/** At the end of every King phase, in the new order (SQ3.12). */
export function audiences(play: Play): void {
  const { source } = whyOf('king2');
  for (const seat of play.state.order.toReversed())
    if (hasTier(play.state, seat, 'king2')) push(play, seat, [AUDIENCE], source);
}

export const king3: TierRow = {
  begins: {
    of: 'king',
    offers: (state: State, seat: Seat) => (canTurnUp(state, seat) ? [{ do: 'turnUp' }] : []),
  },
};
