import type { WheelAction } from '../../content/vocabulary';
import { top } from '../agenda';
import type { Move, MoveType, Pending, PendingOf, Seat, State } from '../model';
import { boxOf, forBoxesInPlay, type JoinedBox } from '../shelf';
import { refuseTask } from '../tasks';
import type { Means, MoveRule, MoveQuestion, Needs, WorthTrying } from './rule';

/**
 * Which moves are worth trying: those that answer what waits, and those that are possible at any time, as far as a
 * seat has what they need. It is the same list as long as that is the same, and noted then.
 */

/** What has to be known of a move for trying it. All have one shape: rows of many shapes are slow to read. */
interface Trial extends Pick<MoveRule<Move>, 'answers' | 'candidates' | 'refuse'> {
  readonly when: WorthTrying;
  readonly needs: Needs | undefined;
  readonly exact: boolean;
}
type Trials = readonly Trial[];

const ALWAYS: WorthTrying = {};
/** The means of a box are less than this. */
const BITS = 2 ** 10;

interface Trying {
  readonly all: Trials;
  /** What is asked of a seat. */
  readonly means: readonly Means[];
  /** What is worth trying, by what a seat has and whether Tasks are let in, then by what waits. */
  readonly noted: Map<Asking, Trials>[];
}

const TRYING = forBoxesInPlay(({ moves }): Trying => {
  const rules = Object.values<MoveRule<Move>>(moves as unknown as Readonly<Record<MoveType, MoveRule<Move>>>);
  if (rules.some(({ needs }) => needs && needs.bits >= BITS))
    throw new Error('a box has too many bits of means');
  return {
    all: rules.map(({ answers, candidates, refuse, when = ALWAYS, needs, exact = false }) => ({
      ...{ answers, candidates, refuse, when, needs, exact },
    })),
    means: [...new Set(rules.flatMap(({ needs }) => needs?.of ?? []))],
    noted: [],
  };
});

export function worthTrying(state: State, seat: Seat): Trials {
  const effects = top(state)?.effects ?? [];
  const [first] = effects;
  if (first && effects.length === 1) return trialsFor(state, seat, first);
  return [...new Set(effects.flatMap(effect => trialsFor(state, seat, effect)))];
}

function trialsFor(state: State, seat: Seat, effect: Pending): Trials {
  const { means, noted } = TRYING(state);
  const tasks = refuseTask(state) === undefined;
  const worth = (noted[keyOf(means, state, seat, tasks)] ??= new Map<Asking, Trials>());
  const asking = askingOf(effect);
  const known = worth.get(asking);
  if (known) return known;
  const trials = trialsAnew(state, seat, effect, tasks);
  worth.set(asking, trials);
  return trials;
}

/** All that a seat has, and whether Tasks are let in, in one number. */
function keyOf(means: readonly Means[], state: State, seat: Seat, tasks: boolean): number {
  let key = tasks ? 1 : 0;
  for (const of of means) key = key * BITS + of(state, seat);
  return key;
}

function trialsAnew(state: State, seat: Seat, effect: Pending, tasks: boolean): Trials {
  const questions = questionsOf(effect);
  const isAsked = ({ answers, when }: Trial): boolean =>
    answers === 'anytime' ? isPossible(when, effect, tasks) : isAnswer(state, answers, questions);
  const hasNeeded = ({ when, needs }: Trial): boolean =>
    needs === undefined || waitsFor(when, effect) || (needs.of(state, seat) & needs.bits) > 0;
  return TRYING(state).all.filter(trial => isAsked(trial) && hasNeeded(trial));
}

const waitsFor = ({ waits }: WorthTrying, effect: Pending): boolean => waits?.includes(effect.do) === true;

const isPossible = (when: WorthTrying, effect: Pending, tasks: boolean): boolean =>
  (when.task ? tasks : when.waits === undefined) || waitsFor(when, effect);

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
