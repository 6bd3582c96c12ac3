import type { RuleId } from '../../../content/rulebook';
import type { Language } from '../catalogue';
import type { Book } from './book';
import type { BookPart } from './sections';
import type { Titled } from './types';

/** The rules page: loaded only when somebody reads it. */

export type { Book, Reconstruction } from './book';
export type { BookPart } from './sections';

const LOADERS: Record<Language, readonly (() => Promise<Book>)[]> = {
  en: [
    async () => (await import('./en')).englishBook,
    async () => (await import('./silver/en')).englishSilverBook,
  ],
  fr: [
    async () => (await import('./fr')).frenchBook,
    async () => (await import('./silver/fr')).frenchSilverBook,
  ],
};

/** Of all boxes, the base game first. */
export const loadBooks = (language: Language): Promise<readonly Book[]> =>
  Promise.all(LOADERS[language].map(load => load()));

/** What the page shows under one number: a rule, or a question with its answer. */
export interface BookEntry {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

const entryOf = (id: RuleId, [title, text]: Titled): BookEntry => ({ id, title, text });

const entriesFor = (ids: readonly RuleId[], words: Readonly<Partial<Record<RuleId, Titled>>>): BookEntry[] =>
  ids.flatMap(id => (words[id] ? [entryOf(id, words[id])] : []));

/** The rules of a part and the questions about it. */
export const bookEntriesOf = ({ rules, questions }: Book, part: BookPart): BookEntry[] => [
  ...entriesFor(part.rules, rules),
  ...entriesFor(part.rulings, questions),
];

/** A part of the rules, and what it holds. */
export interface FoundPart {
  readonly book: string;
  readonly part: BookPart;
  readonly heading: string;
  readonly entries: readonly BookEntry[];
}

/** Without accents and capitals, so that a hurried search finds what it means. */
const simple = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').toLowerCase();

/** Every entry in which all words occur, or whose number begins so; the parts keep their order. */
export function searchRules(books: readonly Book[], query: string): readonly FoundPart[] {
  const words = simple(query)
    .split(/\s+/)
    .filter(word => word !== '');
  const found = ({ id, title, text }: BookEntry, heading: string): boolean => {
    const all = simple(`${title} ${text} ${heading}`);
    return words.every(word => all.includes(word) || simple(id).startsWith(word));
  };
  return books
    .flatMap(book =>
      book.parts.map(part => {
        const heading = book.headings[part.name] ?? '';
        const entries = bookEntriesOf(book, part).filter(entry => found(entry, heading));
        return { book: book.title, part, heading, entries };
      }),
    )
    .filter(({ entries }) => entries.length > 0);
}
