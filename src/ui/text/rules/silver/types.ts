import type { SilverRuleId } from '../../../../content/silver/rulebook';

/** A numbered rule of the box, and a ruling on what its printed rules leave open. */
export type SilverRule = Extract<SilverRuleId, `S${number}.${number}`>;
export type SilverRuling = Extract<SilverRuleId, `SQ${string}`>;

/** The rules of a section by its number. */
export type SilverRuleOf<S extends number> = Extract<SilverRuleId, `S${S}.${string}`>;
