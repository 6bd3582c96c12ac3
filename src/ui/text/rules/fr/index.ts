import type { Book } from '../book';
import type { NumberedRule, Titled } from '../types';
import { actions } from './actions';
import { headings } from './headings';
import { helpers } from './helpers';
import { questionsSolo } from './questionsSolo';
import { questionsTiles } from './questionsTiles';
import { questionsTurn } from './questionsTurn';
import { rounds } from './rounds';
import { scoring } from './scoring';
import { setup } from './setup';
import { soloActions } from './soloActions';
import { soloRest } from './soloRest';
import { soloTurn } from './soloTurn';
import { spaces } from './spaces';
import { tasks } from './tasks';
import { terms } from './terms';
import { turn } from './turn';

/** A rule without a text does not compile. */
const TEXTS: Record<NumberedRule, Titled> = {
  ...terms,
  ...setup,
  ...rounds,
  ...turn,
  ...actions,
  ...tasks,
  ...helpers,
  ...spaces,
  ...scoring,
  ...soloTurn,
  ...soloActions,
  ...soloRest,
};

/** The rules in French. */
export const book: Book = {
  headings,
  rule: id => ({ title: TEXTS[id][0], text: TEXTS[id][1] }),
  questions: { ...questionsTurn, ...questionsTiles, ...questionsSolo },
};
