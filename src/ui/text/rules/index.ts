import type { RuleId } from '../../../content/rulebook';
import type { Language } from '../catalogue';
import type { Book } from './book';
import { PARTS, type BookPart } from './sections';
import type { NumberedRule, Ruling } from './types';

/** The rules page: loaded only when somebody reads it. */

export type { Book } from './book';
export { PARTS, type BookPart, type PartName } from './sections';
export type { NumberedRule, Ruling, RuleText } from './types';

const LOADERS: Record<Language, () => Promise<Book>> = {
  en: async () => (await import('./en')).englishBook,
  fr: async () => (await import('./fr')).frenchBook,
};

export const loadRules = (language: Language): Promise<Book> => LOADERS[language]();

/** What the page shows under one number: a rule, or a question with its answer. */
export interface BookEntry {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

export const ruleEntry = (book: Book, id: NumberedRule): BookEntry => ({ id, ...book.rule(id) });

export function questionEntry(book: Book, id: Ruling): BookEntry | undefined {
  const [title, text] = book.questions[id] ?? [];
  return title === undefined || text === undefined ? undefined : { id, title, text };
}

/** The rules of a part and the questions about it. */
export const bookEntriesOf = (book: Book, part: BookPart): BookEntry[] => [
  ...part.rules.map(id => ruleEntry(book, id)),
  ...part.rulings.flatMap(id => questionEntry(book, id) ?? []),
];

/** Without accents and capitals, so that a hurried search finds what it means. */
const simple = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').toLowerCase();

/** Every entry in which all words occur, or whose number begins so; the parts keep their order. */
export function searchRules(book: Book, query: string): { part: BookPart; entries: BookEntry[] }[] {
  const words = simple(query)
    .split(/\s+/)
    .filter(word => word !== '');
  const found = ({ id, title, text }: BookEntry, heading: string): boolean => {
    const all = simple(`${title} ${text} ${heading}`);
    return words.every(word => all.includes(word) || simple(id).startsWith(word));
  };
  return PARTS.map(part => ({
    part,
    entries: bookEntriesOf(book, part).filter(entry => found(entry, book.headings[part.name])),
  })).filter(({ entries }) => entries.length > 0);
}
