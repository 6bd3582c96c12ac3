import type { WheelAction } from '../../content/vocabulary';
import { top } from '../agenda';
import type { Move, MoveType, Pending, State } from '../model';
import { boxOf, rowOf, type JoinedBox } from '../shelf';
import type { MoveRule, MoveQuestion } from './rule';

/** Which moves are worth trying: those that answer what waits, and those that are possible at any time. */

type Rules = readonly MoveRule<Move>[];

const WORTH = new WeakMap<JoinedBox, Map<MoveQuestion, Rules>>();

export function worthTrying(state: State): Iterable<MoveRule<Move>> {
  const effects = top(state)?.effects ?? [];
  const [first] = effects;
  if (first && effects.length === 1) return rulesFor(state, questionOf(first));
  return new Set(effects.flatMap(effect => rulesFor(state, questionOf(effect))));
}

function rulesFor(state: State, question: MoveQuestion): Rules {
  const box = boxOf(state);
  const known = WORTH.get(box) ?? new Map<MoveQuestion, Rules>();
  WORTH.set(box, known);
  const rules = known.get(question) ?? answering(box, question);
  known.set(question, rules);
  return rules;
}

const answering = (box: JoinedBox, question: MoveQuestion): Rules =>
  (Object.keys(box.moves) as MoveType[])
    .map(type => rowOf(box.moves, type) as MoveRule<Move>)
    .filter(({ answers }) => {
      if (answers === 'anytime' || answers.includes(question)) return true;
      return answers.includes('walkPoints') && isForWalking(box, question);
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
  const question = POINTS.get(action) ?? (`${action}Points` as const);
  POINTS.set(action, question);
  return question;
}
