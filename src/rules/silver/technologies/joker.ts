import type { Action } from '../../../content';
import { alter, push, waiting } from '../../agenda';
import { dieActionOf, pointsNow, refuseForNow } from '../../points';
import type { MoveOf, Seat, State } from '../../model';
import { nameAction } from '../../moves/dice';
import { ACTION, WALK_STEPS } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen } from '../../play';
import { pointsToSpend } from '../../spending';
import { no, type Refusal } from '../../refusals';
import { boxOf } from '../../shelf';
import { refuseToLeave } from '../../track';
import { needs } from '../means';
import { luckOf } from '../miner';
import type { TierRow } from './row';
import { hasTier, whyOf } from './tiers';

/** The tiers of the Joker (S3.27, S3.28). */

export const joker2: TierRow = {
  begins: { of: 'joker', offers: () => [{ do: 'act', action: 'king', points: 1 }] },
};

export const joker3: TierRow = {
  reached: (play, seat, { source }) => push(play, seat, [{ do: 'act', action: 'joker', points: 2 }], source),
};

const actionsOf = (state: State): readonly Action[] => boxOf(state).contents.actions;

const isSplittable = (state: State, seat: Seat): boolean =>
  waiting(state, 'dieAction') !== undefined && hasTier(state, seat, 'joker3') && !isSecondPart(state);

const isSecondPart = (state: State): boolean => luckOf(state).first !== null;

/** The first part of the points goes to one Action, the rest to another one after it (SQ3.20). */
export const split: MoveRule<MoveOf<'split'>> = {
  args: { action: ACTION, points: WALK_STEPS },
  answers: ['jokerPoints'],
  needs: needs('split'),
  candidates: (state, seat) => {
    if (!isSplittable(state, seat)) return [];
    const parts = Array.from({ length: pointsToSpend(state) - 1 }, (_, index) => index + 1);
    return actionsOf(state).flatMap(action => parts.map(points => ({ type: 'split', action, points })));
  },
  refuse: (state, seat, { points }) => {
    const now = pointsNow(state);
    if (!now) return refuseForNow(state);
    if (now.action !== 'joker') return no('notTheJoker', 'S3.28', { action: now.action });
    if (!isSplittable(state, seat)) return no('noSplit', 'S3.28');
    const has = pointsToSpend(state);
    return points < has ? undefined : no('tooFewPoints', 'SQ3.20', { needs: points + 1, has });
  },
  apply: (play, seat, { action, points }) => {
    const rest = pointsToSpend(play.state) - points;
    happen(play, seat, { what: 'split', action, points, rest }, whyOf('joker3'));
    nameAction(play, seat, action, points);
  },
};

/** What is left of the first part is lost. */
export const goOver: MoveRule<MoveOf<'goOver'>> = {
  args: {},
  answers: ['dieAction'],
  needs: needs('secondPart'),
  candidates: () => [{ type: 'goOver' }],
  refuse: (state, seat) => {
    const now = waiting(state, 'dieAction');
    return now && luckOf(state).rest > 0 ? refuseToLeave(state, seat, now) : refuseForNow(state);
  },
  apply: (play, seat) => {
    const { rest } = luckOf(play.state);
    const dieAction = dieActionOf(play.state);
    if (!dieAction) return;
    alter(play, dieAction, { action: 'joker', points: rest });
    happen(play, seat, { what: 'goOver' }, whyOf('joker3'));
  },
};

/** The second part goes to another Action. */
export const refuseSameAction = (
  state: State,
  _seat: Seat,
  { action }: MoveOf<'declare'>,
): Refusal | undefined =>
  waiting(state, 'dieAction') && luckOf(state).first === action ? no('otherPart', 'S3.28') : undefined;
