import { LANGUAGES, textOf, type BaseCatalogue, type Language, type Text } from '../../src/ui/text';
import { en } from '../../src/ui/text/en';
import { DECREE_TEXTS } from '../../src/ui/text/decrees';
import { EXPLAIN_TEXTS } from '../../src/ui/text/explain';
import { fr } from '../../src/ui/text/fr';
import { silverEn } from '../../src/ui/text/silver/en';
import { silverFr } from '../../src/ui/text/silver/fr';
import type { Message } from '../../src/ui/text/message';

/** Both languages, those of Silver, of the cards of things and of the Decrees with them, and what a message says whatever it is given. */

const CATALOGUES: Record<Language, BaseCatalogue> = {
  en: { ...en, ...silverEn, ...EXPLAIN_TEXTS.en, ...DECREE_TEXTS.en },
  fr: { ...fr, ...silverFr, ...EXPLAIN_TEXTS.fr, ...DECREE_TEXTS.fr },
};

export const TEXTS: readonly Text[] = LANGUAGES.map(language => textOf(language, CATALOGUES[language]));

export const KEYS = Object.keys(CATALOGUES.en);

export const messageOf = (language: Language, key: string): Message =>
  (CATALOGUES[language] as Readonly<Record<string, Message>>)[key] ?? '';

const LIST = ['first', 'second'];
const SAMPLES: readonly unknown[] = [0, 1, 2, 7, true, 'Ada', LIST];

export interface Sayings {
  said: string[];
  /** The values that it asked for. */
  reads: string[];
}

/** Says a message with every kind of value in the place of all: those that do not fit say nothing. */
export function sayings(message: Message): Sayings {
  const said: string[] = [];
  const reads = new Set<string>();
  for (const sample of SAMPLES) {
    const values = new Proxy({}, { get: (_, name) => (reads.add(String(name)), sample) });
    try {
      const words: unknown = typeof message === 'string' ? message : message(values as never);
      said.push(String(words));
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    }
  }
  return { said, reads: [...reads].sort() };
}
