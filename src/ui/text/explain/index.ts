import type { BoxTexts } from '../catalogue';
import { englishExplain } from './en';
import { frenchExplain } from './fr';

/** The messages that come with the cards of things, when somebody asks for one. */
export const EXPLAIN_TEXTS: BoxTexts = { en: englishExplain, fr: frenchExplain };

type ExplainMessages = typeof englishExplain;

declare module '../catalogue' {
  interface EnglishMessages extends ExplainMessages {}
}
