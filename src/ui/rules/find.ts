import type { RuleEntry } from './load';

/** Without accents, capitals and the like: as one types in haste. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rules that hold every word that is looked for, in their number, title or text. */
export function findRules(rules: readonly RuleEntry[], wanted: string): readonly RuleEntry[] {
  const words = plainly(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ id, title, text = '' }) => {
    const all = plainly(`${id} ${title} ${text}`);
    return words.every(word => all.includes(word));
  });
}

/** The rules of each section, in order; sections without any are left out. */
export function bySection(rules: readonly RuleEntry[]): readonly (readonly [number, readonly RuleEntry[]])[] {
  const sections = [...new Set(rules.map(({ section }) => section))].toSorted((a, b) => a - b);
  return sections.map(section => [section, rules.filter(rule => rule.section === section)] as const);
}
