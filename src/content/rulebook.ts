import { BONUSES_RULES } from './rulebook/bonuses';
import { BOX_RULES } from './rulebook/box';
import { SCORING_RULES } from './rulebook/scoring';
import { SOLO_REST_RULES } from './rulebook/soloRest';
import { SOLO_TURN_RULES } from './rulebook/soloTurn';
import { TURN_RULES } from './rulebook/turn';
import type { Brought } from './kinds';
import type { Vocabulary } from './vocabulary';

/**
 * Every numbered rule with a title of our own, in the order of the rules document: `R` rules, `Q` rulings on
 * what the printed rules leave open, `E` printed examples, `X` further examples. Refusals and tests cite them.
 */
export const RULEBOOK = {
  ...BOX_RULES,
  ...TURN_RULES,
  ...BONUSES_RULES,
  ...SCORING_RULES,
  ...SOLO_TURN_RULES,
  ...SOLO_REST_RULES,
} as const;

export type BaseRuleId = keyof typeof RULEBOOK;

/** The number of a rule, of whichever box: each counts with letters of its own. */
export type RuleId = Brought<Vocabulary, 'rule'>;
