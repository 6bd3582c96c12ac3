import type { Book } from '../book';
import { PARTS } from '../sections';
import type { NumberedRule, Titled } from '../types';
import { frenchActions } from './actions';
import { frenchHeadings } from './headings';
import { frenchHelpers } from './helpers';
import { frenchQuestionsSolo } from './questionsSolo';
import { frenchQuestionsTiles } from './questionsTiles';
import { frenchQuestionsTurn } from './questionsTurn';
import { frenchRounds } from './rounds';
import { frenchScoring } from './scoring';
import { frenchSetup } from './setup';
import { frenchSoloActions } from './soloActions';
import { frenchSoloRest } from './soloRest';
import { frenchSoloTurn } from './soloTurn';
import { frenchSpaces } from './spaces';
import { frenchTasks } from './tasks';
import { frenchTerms } from './terms';
import { frenchTurn } from './turn';

/** A rule without a text does not compile. */
const TEXTS: Record<NumberedRule, Titled> = {
  ...frenchTerms,
  ...frenchSetup,
  ...frenchRounds,
  ...frenchTurn,
  ...frenchActions,
  ...frenchTasks,
  ...frenchHelpers,
  ...frenchSpaces,
  ...frenchScoring,
  ...frenchSoloTurn,
  ...frenchSoloActions,
  ...frenchSoloRest,
};

/** The rules in French. */
export const frenchBook: Book = {
  title: 'Le jeu de base',
  parts: PARTS,
  headings: frenchHeadings,
  rules: TEXTS,
  questions: { ...frenchQuestionsTurn, ...frenchQuestionsTiles, ...frenchQuestionsSolo },
};
