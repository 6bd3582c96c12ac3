import type { RuleId } from '../../../content/rulebook';
import type { Language } from '../catalogue';
import type { Book } from './book';
import { PARTS, type Part } from './sections';
import type { NumberedRule, Ruling } from './types';

/** The rules page: loaded only when somebody reads it. */

export type { Book } from './book';
export { PARTS, type Part, type PartName } from './sections';
export type { NumberedRule, Ruling, RuleText } from './types';

const LOADERS: Record<Language, () => Promise<{ book: Book }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

export const loadRules = async (language: Language): Promise<Book> => (await LOADERS[language]()).book;

/** What the page shows under one number: a rule, or a question with its answer. */
export interface Entry {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

export const ruleEntry = (book: Book, id: NumberedRule): Entry => ({ id, ...book.rule(id) });

export function questionEntry(book: Book, id: Ruling): Entry | undefined {
  const [title, text] = book.questions[id] ?? [];
  return title === undefined || text === undefined ? undefined : { id, title, text };
}

/** The rules of a part and the questions about it. */
export const entriesOf = (book: Book, part: Part): Entry[] => [
  ...part.rules.map(id => ruleEntry(book, id)),
  ...part.rulings.flatMap(id => questionEntry(book, id) ?? []),
];

/** Without accents and capitals, so that a hurried search finds what it means. */
const simple = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').toLowerCase();

/** Every entry in which all words occur, or whose number begins so; the parts keep their order. */
export function searchRules(book: Book, query: string): { part: Part; entries: Entry[] }[] {
  const words = simple(query)
    .split(/\s+/)
    .filter(word => word !== '');
  const found = ({ id, title, text }: Entry, heading: string): boolean => {
    const all = simple(`${title} ${text} ${heading}`);
    return words.every(word => all.includes(word) || simple(id).startsWith(word));
  };
  return PARTS.map(part => ({
    part,
    entries: entriesOf(book, part).filter(entry => found(entry, book.headings[part.name])),
  })).filter(({ entries }) => entries.length > 0);
}
