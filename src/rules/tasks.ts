import type { State } from './model';
import { no, type Refusal } from './refusals';

/** Tasks belong to the own turn, whatever else waits in it (R7.1, Q5.14). That it is his turn is asked before. */
export const refuseTask = (state: State): Refusal | undefined =>
  state.phase === 'action' ? undefined : no('notYourTurn', 'Q5.14');
