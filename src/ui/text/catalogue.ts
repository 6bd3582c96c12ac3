import type { en } from './en';
import { grammar } from './grammar';
import { fill, type ArgumentsOf, type Marked, type Translation } from './message';
import { plain } from './rich';

/** The messages of a language, and how they are said. */

type BaseEnglish = typeof en;
/** Every message; a box widens it with its own. */
export interface EnglishMessages extends BaseEnglish {}
export type English = { [K in keyof EnglishMessages]: EnglishMessages[K] };
export type Key = keyof English;
/** Those that take no values. */
export type PlainKey = { [K in Key]: English[K] extends string ? K : never }[Key];
export type Catalogue = Translation<English>;
/** The messages that are always there. */
export type BaseCatalogue = Translation<BaseEnglish>;

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

/** The messages of a box in every language. */
export type BoxTexts = Readonly<Record<Language, Partial<Catalogue>>>;

const brought: BoxTexts[] = [];
const spoken: { readonly language: Language; readonly messages: Partial<Catalogue> }[] = [];

/** Adds the messages of a box to every language, those already spoken and those still to come. */
export function addTexts(texts: BoxTexts): void {
  brought.push(texts);
  for (const { language, messages } of spoken) Object.assign(messages, texts[language]);
}

/** The base's messages with those of the boxes. */
function withBoxes(language: Language, base: BaseCatalogue): Catalogue {
  const messages: Partial<Catalogue> = { ...base };
  for (const texts of brought) Object.assign(messages, texts[language]);
  spoken.push({ language, messages });
  return messages as Catalogue;
}

export function textOf(language: Language, base: BaseCatalogue): Text {
  const messages = withBoxes(language, base);
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
