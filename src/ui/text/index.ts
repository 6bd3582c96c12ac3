import { useSyncExternalStore } from 'react';
import type { ArgumentsOf } from './message';
import type { English, Key } from './catalogue';
import { currentText, subscribe, type SpokenText } from './language';

/** The words of the game. A component says `const { say } = useText()`. */

export {
  LANGUAGES,
  textOf,
  addTexts,
  type BaseCatalogue,
  type BoxTexts,
  type Catalogue,
  type Key,
  type Language,
  type PlainKey,
  type Text,
} from './catalogue';
export { ENGLISH, currentText, setLanguage, startText, type SpokenText } from './language';
export { plainly, type Marked } from './message';
export { plain, rich, type RichPart } from './rich';

/** The text of the chosen language; a component that asks for it is drawn again when the language changes. */
export const useText = (): SpokenText => useSyncExternalStore(subscribe, currentText, currentText);

/** The message in the language of the moment, outside of components. */
export const say = <K extends Key>(key: K, ...values: ArgumentsOf<English[K]>): string =>
  currentText().say(key, ...values);
