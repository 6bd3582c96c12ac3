import type { Pile } from '../../../content';
import { beginOnce, isToBegin } from '../../beginning';
import { push, take, waiting } from '../../agenda';
import type { Why } from '../../events';
import { pileSize, reveal } from '../../ledger';
import { playerOf, type MoveOf, type Seat, type State } from '../../model';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { refuseForNow } from '../../points';
import { spacesOf } from '../../powers';
import { no, type Refusal } from '../../refusals';
import type { EffectRule } from '../../resolving';
import { needs } from '../means';
import { luckOf } from '../miner';
import type { TierRow } from './row';
import { hasTier, whyOf } from './tiers';

/** Turning up tiles of a pile: what is not kept of them goes under it (S3.13, S3.21, S3.33). */

const BELOW = { pile: 'underground', count: 2, keeps: 1, points: 0 } as const;
const CONTRACTS = { pile: 'contract', count: 3, keeps: 3, points: 2 } as const;

interface Look {
  readonly pile: Pile;
  readonly count: number;
  /** How many of them may be kept, for how many points each. */
  readonly keeps: number;
  readonly points: number;
}

const hasSpace = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).storehouse.length < spacesOf(state, seat).storehouse;

/** Tiles of the underground stack are turned up only with a free space for one of them (SQ3.11). */
export const canTurnUp = (state: State, seat: Seat): boolean =>
  pileSize(state, BELOW.pile) > 0 && hasSpace(state, seat);

export const TURN_UP: EffectRule<'turnUp'> = {
  lapses: (state, { seat }) => (canTurnUp(state, seat) ? undefined : 'SQ3.11'),
};

function look(play: Play, seat: Seat, { pile, count, keeps, points }: Look, why: Why): void {
  for (let drawn = 0; drawn < count; drawn++) reveal(play, pile, 'aside:', why);
  push(play, seat, [{ do: 'sort', pile, keeps, points }], why.source);
}

/** Once in each Action, for whoever has it as the Action begins (SQ3.2, SQ3.16). */
export const contract2: TierRow = {
  begins: {
    of: 'contract',
    does: (play, seat, why) => happen(play, seat, { what: 'contractLook', times: 1 }, why),
  },
};

const mayLook = (state: State, seat: Seat): boolean =>
  isToBegin(state) ? hasTier(state, seat, 'contract2') : luckOf(state).contractLook > 0;

const isLooking = (state: State, seat: Seat): boolean =>
  waiting(state, 'dieAction')?.action === 'contract' && mayLook(state, seat);

function refuseContracts(state: State, seat: Seat): Refusal | undefined {
  if (!isLooking(state, seat)) return refuseForNow(state);
  return pileSize(state, CONTRACTS.pile) > 0 ? undefined : no('pileEmpty', 'S3.21');
}

/** What would be looked at now. */
export const looksAt = (state: State): Look => (waiting(state, 'turnUp') ? BELOW : CONTRACTS);

export const turnUp: MoveRule<MoveOf<'turnUp'>> = {
  args: {},
  // also when no point is left: a Task may bring some
  answers: ['turnUp', 'dieAction'],
  when: { waits: ['turnUp'] },
  needs: needs('look'),
  candidates: (state, seat) =>
    waiting(state, 'turnUp') || isLooking(state, seat) ? [{ type: 'turnUp' }] : [],
  refuse: (state, seat) => (waiting(state, 'turnUp') ? undefined : refuseContracts(state, seat)),
  reveals: state => (state.piles[looksAt(state).pile] ?? []).length > 0,
  apply: (play, seat) => {
    const effect = waiting(play.state, 'turnUp');
    if (effect) {
      look(play, seat, BELOW, { source: take(play, effect), rule: 'S3.13' });
      return;
    }
    beginOnce(play);
    const why = whyOf('contract2');
    happen(play, seat, { what: 'contractLook', times: 0 }, why);
    look(play, seat, CONTRACTS, why);
  },
};
