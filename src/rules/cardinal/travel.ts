import type { BasePiece } from '../../content/vocabulary';
import type { RuleId } from '../../content/rulebook';
import { cathedralWish } from './architect';
import { itsPlayer } from './board';
import { town } from './merchant';
import { chooseTarget, walkForGold, type WayRules, type Wish } from './reach';
import type { StepRule } from './rows';

/** The last step of an Architect or Merchant Action: the piece goes on to where it can build next. */

const WAYS: Readonly<Record<BasePiece, { wish: Wish; move: RuleId; none: RuleId } & WayRules>> = {
  architect: {
    wish: cathedralWish,
    target: 'R16.13',
    closest: 'R16.15d',
    beyond: 'R16.16',
    move: 'R16.17',
    none: 'Q16.5',
  },
  merchant: {
    wish: town,
    target: 'R16.29',
    closest: 'R16.22d',
    beyond: 'R16.30',
    move: 'R16.31',
    none: 'Q16.9',
  },
};

/** Steps beyond its reach cost 1 Gold each (R16.6, R16.7). */
export const travel: StepRule<'travel'> = {
  idle: (state, { piece }) => (WAYS[piece].wish.targets(state).length === 0 ? WAYS[piece].none : undefined),
  does: (play, { piece, reach }) => {
    const { wish, move, ...rules } = WAYS[piece];
    const source = { kind: 'action', id: piece } as const;
    const target = chooseTarget(play, wish, reach, source, rules);
    const missing = Math.max(0, target.steps - reach);
    const short = itsPlayer(play.state).goods.gold < missing;
    walkForGold(play, piece, target, missing, source, { pay: short ? 'R16.7' : 'R16.6', move });
    return [];
  },
};
