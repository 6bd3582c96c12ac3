import { broughtTitle } from '../content';
import { RULEBOOK } from '../content/rulebook';

const TITLES: Readonly<Partial<Record<string, string>>> = RULEBOOK;

/** The title of a numbered rule, of whichever box. */
export const ruleTitle = (id: string): string => TITLES[id] ?? broughtTitle(id);
