import { ROUND_RULES } from './rulebook/round';
import { SOLO_RULES } from './rulebook/solo';
import { TABLE_RULES } from './rulebook/table';

/** Every numbered rule of the expansion: `S` rules, `SE` examples, `SQ` rulings, whose title is the question. */
export const SILVER_RULES = { ...TABLE_RULES, ...ROUND_RULES, ...SOLO_RULES } as const;

export type SilverRuleId = keyof typeof SILVER_RULES;
