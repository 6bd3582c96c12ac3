import { RULEBOOK } from '../../../../content/rulebook';
import { titled, type Book } from '../book';
import { PARTS } from '../sections';
import type { NumberedRule } from '../types';
import { englishActions } from './actions';
import { englishHeadings } from './headings';
import { englishHelpers } from './helpers';
import { englishQuestionsSolo } from './questionsSolo';
import { englishQuestionsTiles } from './questionsTiles';
import { englishQuestionsTurn } from './questionsTurn';
import { englishRounds } from './rounds';
import { englishScoring } from './scoring';
import { englishSetup } from './setup';
import { englishSoloActions } from './soloActions';
import { englishSoloRest } from './soloRest';
import { englishSoloTurn } from './soloTurn';
import { englishSpaces } from './spaces';
import { englishTasks } from './tasks';
import { englishTerms } from './terms';
import { titles } from './titles';
import { englishTurn } from './turn';

/** A rule without a text does not compile. */
const TEXTS: Record<NumberedRule, string> = {
  ...englishTerms,
  ...englishSetup,
  ...englishRounds,
  ...englishTurn,
  ...englishActions,
  ...englishTasks,
  ...englishHelpers,
  ...englishSpaces,
  ...englishScoring,
  ...englishSoloTurn,
  ...englishSoloActions,
  ...englishSoloRest,
};

/** The rules in English; their titles are those of content, but for a few. */
export const englishBook: Book = {
  title: 'The base game',
  parts: PARTS,
  headings: englishHeadings,
  rules: titled(TEXTS, { ...RULEBOOK, ...titles }),
  questions: { ...englishQuestionsTurn, ...englishQuestionsTiles, ...englishQuestionsSolo },
};
