import { RULEBOOK } from '../../../../content/rulebook';
import type { Book } from '../book';
import type { NumberedRule } from '../types';
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
import { titles } from './titles';
import { turn } from './turn';

/** A rule without a text does not compile. */
const TEXTS: Record<NumberedRule, string> = {
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

/** The rules in English; their titles are those of content, but for a few. */
export const book: Book = {
  headings,
  rule: id => ({ title: titles[id] ?? RULEBOOK[id], text: TEXTS[id] }),
  questions: { ...questionsTurn, ...questionsTiles, ...questionsSolo },
};
