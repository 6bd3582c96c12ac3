import type { Piece } from '../../../content';
import { alter, push, take, waiting } from '../../agenda';
import type { CourseRow, Taken } from '../../courses';
import { playerOf, type MoveOf } from '../../model';
import { PIECE } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { piecesOf } from '../../pieces';
import { refuseForNow } from '../../points';
import type { EffectRule } from '../../resolving';
import { gainSilver } from '../purse';
import { silverOf } from '../miner';
import type { TierRow } from './row';
import { hasTier, whyOf } from './tiers';

/** What a die brings besides (S3.9, S3.10). */

/** A die unlike all others on the board lets one piece go a step, before anything else (SQ3.9). */
export const die2: TierRow = {
  hears: {
    dieTaken: (play, seat, { die }, { source }) => {
      const others = playerOf(play.state, seat).dice.slice(0, -1);
      if (others.every(({ colour, value }) => colour !== die.colour && value !== die.value))
        push(play, seat, [{ do: 'anyStep' }], source);
    },
  },
};

export const walkWith: MoveRule<MoveOf<'walkWith'>> = {
  args: { piece: PIECE },
  answers: ['anyStep'],
  candidates: state => piecesOf(state).map((piece: Piece) => ({ type: 'walkWith', piece })),
  refuse: state => (waiting(state, 'anyStep') ? undefined : refuseForNow(state)),
  apply: (play, seat, { piece }) => {
    const effect = waiting(play.state, 'anyStep');
    if (effect) push(play, seat, [{ do: 'move', piece, steps: 1 }], take(play, effect));
  },
};

/** Asked just before the Resources of the die come, of whoever then has the tier (SQ3.2). */
export const silverOfTheDie: CourseRow<Taken> = {
  name: 'silverOfTheDie',
  before: 'resources',
  effects: state => (silverOf(state).technologies.includes('die') ? [{ do: 'silverOfTheDie' }] : []),
};

export const SILVER_OF_THE_DIE: EffectRule<'silverOfTheDie'> = {
  now: (play, { seat }) => {
    if (hasTier(play.state, seat, 'die3')) push(play, seat, [{ do: 'silverInstead' }], whyOf('die3').source);
  },
};

/** One Resource fewer, and a Silver for it (S3.10, SQ3.10). */
export const takeSilver: MoveRule<MoveOf<'takeSilver'>> = {
  args: {},
  answers: ['silverInstead'],
  candidates: () => [{ type: 'takeSilver' }],
  refuse: state => (waiting(state, 'silverInstead') ? undefined : refuseForNow(state)),
  apply: (play, seat) => {
    const effect = waiting(play.state, 'silverInstead');
    if (!effect) return;
    gainSilver(play, seat, 1, { source: take(play, effect), rule: 'S3.10' });
    const due = waiting(play.state, 'gain');
    if (!due) return;
    const fewer = Object.entries(due.goods).map(([resource, count]) => [resource, count - 1] as const);
    if (fewer.some(([, count]) => count > 0)) alter(play, due, { goods: Object.fromEntries(fewer) });
    else take(play, due);
  },
};
