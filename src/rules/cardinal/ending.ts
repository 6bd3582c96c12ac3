import { CARDINAL_TASKS } from '../../content';
import { gain, pay } from '../ledger';
import { happen, type Play } from '../play';
import { CARDINAL, cardinalOf, itsPlayer } from './board';
import { worth } from './payment';
import { fulfilStep } from './tasks';

/** What the Cardinal adds to a Fair and to the end of the game. */

/** After the Fair its Decree leaves the row, and the pawn stands on the leftmost card (R20.10). */
export function dropDecree(play: Play): void {
  const [decree] = cardinalOf(play.state).decrees;
  if (decree === undefined) return;
  const why = { source: { kind: 'decree', id: decree }, rule: 'R20.10' } as const;
  happen(play, undefined, { what: 'dropDecree', decree }, why);
}

/** Stone and Food, the reserve too, become Gold for its unfulfilled Contracts (R20.13, Q20.3, Q20.4, Q20.8). */
export function lastContracts(play: Play): void {
  const { state } = play;
  if (cardinalOf(state).contracts.length === 0) return;
  const { stone, food } = itsPlayer(state).goods;
  const why = { source: { kind: 'round' }, rule: 'R20.13' } as const;
  pay(play, CARDINAL, worth({ stone, food }), why);
  gain(play, CARDINAL, { gold: stone + food }, why);
  let left: number = CARDINAL_TASKS.contract.atMost;
  while (!fulfilStep.idle?.(play.state, { step: 'fulfil', left })) {
    fulfilStep.does(play, { step: 'fulfil', left });
    left -= 1;
  }
}
