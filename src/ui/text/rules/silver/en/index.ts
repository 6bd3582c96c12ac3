import { SILVER_RULES } from '../../../../../content/silver/rulebook';
import { titled, type Book } from '../../book';
import { SILVER_PARTS } from '../parts';
import type { SilverRule } from '../types';
import { englishBelow } from './below';
import { englishEnding } from './ending';
import { englishSilverHeadings } from './headings';
import { englishSilverQuestions } from './questions';
import { englishSilverQuestionsSolo } from './questionsSolo';
import { englishReconstructed } from './reconstructed';
import { englishRound } from './round';
import { englishSoloRules } from './solo';
import { englishItsTurn } from './itsTurn';
import { englishTableRules } from './table';
import { englishTechnologies } from './technologies';
import { silverTitles } from './titles';

/** A rule without a text does not compile. */
const TEXTS: Record<SilverRule, string> = {
  ...englishTableRules,
  ...englishTechnologies,
  ...englishBelow,
  ...englishRound,
  ...englishEnding,
  ...englishSoloRules,
  ...englishItsTurn,
};

/** The rules of Silver in English; their titles are those of content, but for a few. */
export const englishSilverBook: Book = {
  title: 'Prospect for Silver',
  parts: SILVER_PARTS,
  headings: englishSilverHeadings,
  rules: titled(TEXTS, { ...SILVER_RULES, ...silverTitles }),
  questions: { ...englishSilverQuestions, ...englishSilverQuestionsSolo },
  reconstructed: englishReconstructed,
};
