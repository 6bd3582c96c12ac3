import type { PartName } from './sections';
import type { Asked, NumberedRule, RuleText, Ruling } from './types';

/** The rules in one language. */
export interface Book {
  readonly headings: Readonly<Record<PartName, string>>;
  readonly rule: (id: NumberedRule) => RuleText;
  /** Those rulings that help a player. */
  readonly questions: Readonly<Partial<Record<Ruling, Asked>>>;
}
