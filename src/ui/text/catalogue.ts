import type { en } from './en';
import { grammar } from './grammar';
import { fill, type ArgumentsOf, type Marked, type Translation } from './message';
import { plain } from './rich';

/** The messages of a language, and how they are said. */

export type English = typeof en;
export type Key = keyof English;
/** Those that take no values. */
export type PlainKey = { [K in Key]: English[K] extends string ? K : never }[Key];
export type Catalogue = Translation<English>;

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** British English: no comma before the “and” of a list. */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr' };

export interface Text {
  readonly language: Language;
  /** The message as plain text, for labels and titles too. */
  say: <K extends Key>(key: K, ...values: ArgumentsOf<English[K]>) => string;
  /** The message with its bold words and signs: to compose, or for `rich`. */
  mark: <K extends Key>(key: K, ...values: ArgumentsOf<English[K]>) => Marked;
  /** Whether there is such a message; for keys made from ids. */
  has: (key: string) => key is Key;
  number: (value: number) => string;
  signed: (value: number) => string;
  list: (items: readonly Marked[]) => Marked;
  /** Who speaks this language: its name in itself. */
  readonly messages: Catalogue;
}

export function textOf(language: Language, messages: Catalogue): Text {
  const { number, signed, list } = grammar(LOCALES[language]);
  const mark: Text['mark'] = (key, ...[values]) => fill(messages[key], values);
  return {
    language,
    messages,
    mark,
    say: (key, ...values) => plain(mark(key, ...values)),
    has: (key): key is Key => Object.hasOwn(messages, key),
    number,
    signed,
    list: items => ({ markup: list(items.map(item => item.markup)) }),
  };
}
