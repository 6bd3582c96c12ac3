import { top } from './agenda';
import type { AgendaItem, SourceKind, State } from './model';
import { readingOf } from './readings';
import { no, type Refusal } from './refusals';
import { letsTasksIn } from './resolving';

/** What no Task interrupted in rules version 1 either. */
const ONE_STEP: ReadonlySet<SourceKind> = new Set(['crestSpace', 'contract', 'exchange']);

/** Tasks belong to the own turn: before, between and after the points of any Action (R7.1, R1.39, Q7.1, Q5.14). */
export function refuseTask(state: State): Refusal | undefined {
  if (state.phase !== 'action') return no('notYourTurn', 'Q5.14');
  const item = top(state);
  return item && isHalfDone(state, item) ? no('finishFirst', 'Q7.1') : undefined;
}

function isHalfDone(state: State, { effects, source }: AgendaItem): boolean {
  if (readingOf(state, 'tasksInBonuses') === 'yes')
    return ONE_STEP.has(source.kind) && effects.every(effect => effect.do !== 'act');
  // the steps of a turn and Actions with points let Tasks in, beside them and beside what waits with them
  return !effects.some(effect => letsTasksIn(state, effect));
}
