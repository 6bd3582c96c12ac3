import type { WheelAction } from '../../content/vocabulary';
import { top } from '../agenda';
import type { Move, MoveType, Pending, PendingOf, State } from '../model';
import { boxOf, forBoxesInPlay, type JoinedBox } from '../shelf';
import { refuseTask } from '../tasks';
import type { MoveRule, MoveQuestion, WorthTrying } from './rule';

/** Which moves are worth trying: those that answer what waits, and those that are possible at any time. */

/** What has to be known of a move for trying it. All have one shape: rows of many shapes are slow to read. */
interface Trial extends Pick<MoveRule<Move>, 'answers' | 'candidates' | 'refuse'> {
  readonly when: WorthTrying;
  readonly exact: boolean;
}
type Trials = readonly Trial[];

const ALWAYS: WorthTrying = {};

const TRIALS = forBoxesInPlay(({ moves }) =>
  Object.values<MoveRule<Move>>(moves as unknown as Readonly<Record<MoveType, MoveRule<Move>>>).map(
    ({ answers, candidates, refuse, when = ALWAYS, exact = false }): Trial => ({
      ...{ answers, candidates, refuse, when, exact },
    }),
  ),
);

/** What is worth trying by what waits: with Tasks where they are let in, and without them. */
const WORTH = forBoxesInPlay(() => ({
  withTasks: new Map<Asking, Trials>(),
  without: new Map<Asking, Trials>(),
}));

export function worthTrying(state: State): Trials {
  const effects = top(state)?.effects ?? [];
  const tasks = refuseTask(state) === undefined;
  const [first] = effects;
  if (first && effects.length === 1) return trialsFor(state, first, tasks);
  return [...new Set(effects.flatMap(effect => trialsFor(state, effect, tasks)))];
}

function trialsFor(state: State, effect: Pending, tasks: boolean): Trials {
  const worth = WORTH(state)[tasks ? 'withTasks' : 'without'];
  const asking = askingOf(effect);
  const known = worth.get(asking);
  if (known) return known;
  const questions = questionsOf(effect);
  const trials = TRIALS(state).filter(({ answers, when }) =>
    answers === 'anytime' ? isPossible(when, effect, tasks) : isAnswer(state, answers, questions),
  );
  worth.set(asking, trials);
  return trials;
}

const isPossible = ({ task, waits }: WorthTrying, effect: Pending, tasks: boolean): boolean =>
  (task ? tasks : waits === undefined) || waits?.includes(effect.do) === true;

const isAnswer = (
  state: State,
  answers: readonly MoveQuestion[],
  questions: readonly MoveQuestion[],
): boolean =>
  questions.some(question => answers.includes(question)) ||
  (answers.includes('walkPoints') && questions.some(question => isForWalking(boxOf(state), question)));

/** Whether a piece walks by these points. */
const isForWalking = ({ pieces }: JoinedBox, question: MoveQuestion): boolean =>
  Object.values(pieces).some(({ action }) => question === `${action}Points`);

type WithPoints = PendingOf<'act' | 'dieAction'>;

/** What decides about the questions of an effect, in one word. */
type Asking = Pending['do'] | `${WithPoints['do']} ${WheelAction}`;

/** Points ask for what they can be spent on, where any are left; a Joker asks first for what it stands for. */
const asksForPoints = (effect: Pending): effect is WithPoints =>
  (effect.do === 'act' || effect.do === 'dieAction') && (effect.points > 0 || effect.action === 'joker');

const questionsOf = (effect: Pending): readonly MoveQuestion[] =>
  asksForPoints(effect) ? [effect.do, `${effect.action}Points`] : [effect.do];

const ASKING = { act: new Map<WheelAction, Asking>(), dieAction: new Map<WheelAction, Asking>() };

/** Written once for each Action: it is asked before every move. */
function askingOf(effect: Pending): Asking {
  if (!asksForPoints(effect)) return effect.do;
  const { do: kind, action } = effect;
  const known = ASKING[kind].get(action);
  if (known) return known;
  const asking = `${kind} ${action}` as const;
  ASKING[kind].set(action, asking);
  return asking;
}
