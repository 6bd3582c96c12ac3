import type { Titled } from '../../types';
import type { Book } from '../../book';
import { SILVER_PARTS } from '../parts';
import type { SilverRule } from '../types';
import { frenchBelow } from './below';
import { frenchEnding } from './ending';
import { frenchSilverHeadings } from './headings';
import { frenchSilverQuestions } from './questions';
import { frenchSilverQuestionsSolo } from './questionsSolo';
import { frenchReconstructed } from './reconstructed';
import { frenchRound } from './round';
import { frenchSoloRules } from './solo';
import { frenchItsTurn } from './itsTurn';
import { frenchTableRules } from './table';
import { frenchTechnologies } from './technologies';

/** A rule without a text does not compile. */
const TEXTS: Record<SilverRule, Titled> = {
  ...frenchTableRules,
  ...frenchTechnologies,
  ...frenchBelow,
  ...frenchRound,
  ...frenchEnding,
  ...frenchSoloRules,
  ...frenchItsTurn,
};

/** The rules of Silver in French. */
export const frenchSilverBook: Book = {
  title: 'Prospect for Silver',
  parts: SILVER_PARTS,
  headings: frenchSilverHeadings,
  rules: TEXTS,
  questions: { ...frenchSilverQuestions, ...frenchSilverQuestionsSolo },
  reconstructed: frenchReconstructed,
};
