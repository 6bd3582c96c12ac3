import { push } from '../../agenda';
import type { Seat, State } from '../../model';
import { gain } from '../../ledger';
import { canTurnUp } from './turnUp';
import type { TierRow } from './row';

/** The tiers of the King (S3.11–S3.13). */

const GOLD = 2;

export const king1: TierRow = {
  begins: { of: 'king', does: (play, seat, why) => gain(play, seat, { gold: GOLD }, why) },
};

const AUDIENCE = { do: 'act', action: 'king', points: 2 } as const;

const audience: TierRow['reached'] = (play, seat, { source }) => push(play, seat, [AUDIENCE], source);

export const king2: TierRow = { reached: audience, kingEnds: audience };

export const king3: TierRow = {
  begins: {
    of: 'king',
    offers: (state: State, seat: Seat) => (canTurnUp(state, seat) ? [{ do: 'turnUp' }] : []),
  },
};
