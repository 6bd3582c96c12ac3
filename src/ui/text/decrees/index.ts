import type { BoxTexts } from '../catalogue';
import { englishDecrees } from './en';
import { frenchDecrees } from './fr';

/** The messages that come with the Decrees of the Cardinal. */
export const DECREE_TEXTS: BoxTexts = { en: englishDecrees, fr: frenchDecrees };

type DecreeMessages = typeof englishDecrees;

declare module '../catalogue' {
  interface EnglishMessages extends DecreeMessages {}
}
