import { textOf, LANGUAGES, type Language, type Text } from './catalogue';
import { en } from './en';

/** The language of this device: from the browser, changed at any time, remembered. */

const MEMORY = 'tiletum.language';

/** English is always there, also when another language cannot be loaded; the others come when they are asked for. */
const LOADERS: Record<Language, () => Promise<Text>> = {
  en: () => Promise.resolve(ENGLISH),
  fr: async () => textOf('fr', (await import('./fr')).fr),
};

/** The chosen text with the means to choose another one. */
export interface SpokenText extends Text {
  readonly setLanguage: (language: Language) => Promise<boolean>;
}

export const ENGLISH = textOf('en', en);

let current: SpokenText = { ...ENGLISH, setLanguage };
let wanted: Language = 'en';
const listeners = new Set<() => void>();

export const currentText = (): SpokenText => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first language that the game speaks: the remembered one, then those of the browser in their order. */
export function preferred(remembered: string | null, browser: readonly string[]): Language {
  const spoken = [remembered ?? '', ...browser].map(tag => tag.slice(0, 2).toLowerCase());
  return spoken.flatMap(tag => LANGUAGES.filter(language => language === tag))[0] ?? 'en';
}

/** Loads the preferred language before the first picture; in English if it cannot be loaded. */
export const startText = (): Promise<boolean> => speak(preferred(recall(), browserLanguages()));

/** Changes the language and remembers it; `false` if it could not be loaded, and then nothing changes. */
export function setLanguage(language: Language): Promise<boolean> {
  remember(language);
  return speak(language);
}

/** The last wish counts, whichever language arrives first. */
async function speak(language: Language): Promise<boolean> {
  wanted = language;
  try {
    const text = await LOADERS[language]();
    if (wanted === language) show(text);
    return true;
  } catch {
    return false;
  }
}

function show(text: Text): void {
  current = { ...text, setLanguage };
  for (const listener of listeners) listener();
}

const browserLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages;

/** A browser may forbid its storage: the wish then lasts as long as the page. */
function recall(): string | null {
  try {
    return localStorage.getItem(MEMORY);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(MEMORY, language);
  } catch {
    // it is only forgotten
  }
}
