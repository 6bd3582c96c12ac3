import { top } from './agenda';
import type { SourceKind, State } from './model';
import { no, type Refusal } from './refusals';

/** A payment and what it brings at once are one step, which nothing interrupts (R1.39, Q7.1). */
const ONE_STEP: ReadonlySet<SourceKind> = new Set(['crestSpace', 'contract', 'exchange']);

/** Tasks belong to the own turn, between its steps and between the points of any Action (R7.1, Q5.14). */
export function refuseTask(state: State): Refusal | undefined {
  if (state.phase !== 'action') return no('notYourTurn', 'Q5.14');
  const item = top(state);
  const halfDone =
    item && ONE_STEP.has(item.source.kind) && item.effects.every(effect => effect.do !== 'act');
  return halfDone ? no('finishFirst', 'Q7.1') : undefined;
}
