import type { WheelAction } from '../../content/vocabulary';
import { top } from '../agenda';
import type { Move, MoveType, Pending, State } from '../model';
import { boxOf, forBoxesInPlay, type JoinedBox } from '../shelf';
import type { MoveRule, MoveQuestion } from './rule';

/** Which moves are worth trying: those that answer what waits, and those that are possible at any time. */

/** What has to be known of a move for trying it. All have one shape: rows of many shapes are slow to read. */
interface Trial extends Pick<MoveRule<Move>, 'answers' | 'candidates' | 'refuse'> {
  readonly exact: boolean;
}
type Trials = readonly Trial[];

const TRIALS = forBoxesInPlay(({ moves }) =>
  Object.values<MoveRule<Move>>(moves as unknown as Readonly<Record<MoveType, MoveRule<Move>>>).map(
    ({ answers, candidates, refuse, exact = false }): Trial => ({ answers, candidates, refuse, exact }),
  ),
);

const WORTH = forBoxesInPlay(() => new Map<MoveQuestion, Trials>());

export function worthTrying(state: State): Trials {
  const effects = top(state)?.effects ?? [];
  const [first] = effects;
  if (first && effects.length === 1) return trialsFor(state, questionOf(first));
  return [...new Set(effects.flatMap(effect => trialsFor(state, questionOf(effect))))];
}

function trialsFor(state: State, question: MoveQuestion): Trials {
  const worth = WORTH(state);
  const known = worth.get(question);
  if (known) return known;
  const trials = answering(state, question);
  worth.set(question, trials);
  return trials;
}

const answering = (state: State, question: MoveQuestion): Trials =>
  TRIALS(state).filter(({ answers }) => {
    if (answers === 'anytime' || answers.includes(question)) return true;
    return answers.includes('walkPoints') && isForWalking(boxOf(state), question);
  });

/** Whether a piece walks by these points. */
const isForWalking = ({ pieces }: JoinedBox, question: MoveQuestion): boolean =>
  Object.values(pieces).some(({ action }) => question === `${action}Points`);

/** Points ask for what they can be spent on, where any are left; a Joker asks first for what it stands for. */
function questionOf(effect: Pending): MoveQuestion {
  if (effect.do !== 'act' && effect.do !== 'dieAction') return effect.do;
  return effect.points > 0 || effect.action === 'joker' ? pointsQuestion(effect.action) : effect.do;
}

const POINTS = new Map<WheelAction, MoveQuestion>();

/** Written once: it is asked before every move. */
function pointsQuestion(action: WheelAction): MoveQuestion {
  const known = POINTS.get(action);
  if (known) return known;
  const question = `${action}Points` as const;
  POINTS.set(action, question);
  return question;
}
