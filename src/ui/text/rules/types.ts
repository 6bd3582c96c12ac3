import type { BaseRuleId as RuleId } from '../../../content/rulebook';

/** A numbered rule, and a ruling on what the printed rules leave open. */
export type NumberedRule = Extract<RuleId, `R${string}`>;
export type Ruling = Extract<RuleId, `Q${string}`>;

/** The rules of a section by its number. */
export type RuleOf<S extends number> = Extract<RuleId, `R${S}.${string}`>;

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** Title and text, as they are written down. */
export type Titled = readonly [title: string, text: string];

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Question and answer, as they are written down. */
export type Asked = readonly [question: string, answer: string];
