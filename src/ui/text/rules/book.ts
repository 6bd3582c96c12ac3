import type { RuleId } from '../../../content/rulebook';
import type { BookPart } from './sections';
import type { Asked, Titled } from './types';

/** What of a box is not known from the printed game, and by which reasons ours was chosen. */
export interface Reconstruction {
  readonly name: string;
  readonly reasons: readonly string[];
}

/** The rules of a box in one language. */
export interface Book {
  readonly title: string;
  readonly parts: readonly BookPart[];
  readonly headings: Readonly<Record<string, string>>;
  readonly rules: Readonly<Partial<Record<RuleId, Titled>>>;
  /** Those rulings that help a player. */
  readonly questions: Readonly<Partial<Record<RuleId, Asked>>>;
  /** Where content and catalogues don’t say it. */
  readonly reconstructed?: readonly Reconstruction[];
}

/** Rules whose titles stand elsewhere than their texts. */
export const titled = <Id extends RuleId>(
  texts: Readonly<Record<Id, string>>,
  titles: Readonly<Partial<Record<RuleId, string>>>,
): Partial<Record<RuleId, Titled>> =>
  Object.fromEntries(
    (Object.entries(texts) as [Id, string][]).map(([id, text]): [Id, Titled] => [
      id,
      [titles[id] ?? '', text],
    ]),
  );
