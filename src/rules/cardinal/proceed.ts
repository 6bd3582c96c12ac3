import { pushInTurn, take, waiting } from '../agenda';
import { happenStep } from './steps';
import type { MoveOf } from '../model';
import { finishTurn } from '../phases/turns';
import { refuseForNow } from '../points';
import type { MoveRule } from '../moves/rule';

/** The Cardinal goes on to the next step of its turn: the one thing that its seat ever does. */
export const proceed: MoveRule<MoveOf<'proceed'>> = {
  args: {},
  answers: ['cardinal'],
  candidates: () => [{ type: 'proceed' }],
  refuse: state => (waiting(state, 'cardinal') ? undefined : refuseForNow(state)),
  apply: (play, seat) => {
    const step = waiting(play.state, 'cardinal');
    if (!step) return;
    if (step.step === 'end') {
      finishTurn(play);
      return;
    }
    const source = take(play, step);
    pushInTurn(play, seat, happenStep(play, step), source);
  },
};
