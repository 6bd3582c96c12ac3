import { CARDINAL_TASKS } from '../../content';
import type { Play } from '../events';
import { gain, pay } from '../ledger';
import { CARDINAL, itsPlayer } from './board';
import { worth } from './payment';
import { fulfil } from './tasks';

/** What the Cardinal adds to a Fair and to the end of the game. */

/** After the Fair its Decree leaves the row, and the pawn stands on the leftmost card (R20.10). */
export function dropDecree({ state: { cardinal } }: Play): void {
  if (!cardinal) return;
  cardinal.decrees.shift();
  cardinal.pawn = 0;
}

/** Stone and Food, the reserve too, become Gold for its unfulfilled Contracts (R20.13, Q20.3, Q20.4, Q20.8). */
export function fulfilAtTheEnd(play: Play): void {
  const { state } = play;
  if (!state.cardinal || state.cardinal.contracts.length === 0) return;
  const { stone, food } = itsPlayer(state).goods;
  const source = { kind: 'round' } as const;
  pay(play, CARDINAL, worth({ stone, food }), source, 'R20.13');
  gain(play, CARDINAL, { gold: stone + food }, source, 'R20.13');
  let left: number = CARDINAL_TASKS.contract.atMost;
  while (!fulfil.idle?.(state, { step: 'fulfil', left })) {
    fulfil.does(play, { step: 'fulfil', left });
    left -= 1;
  }
}
