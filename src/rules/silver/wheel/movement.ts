import { push } from '../../agenda';
import type { Die, MoveOf, Seat } from '../../model';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { no } from '../../refusals';
import { refuseTask } from '../../tasks';
import { luckOf } from '../miner';
import { bringsMovement } from './sections';

/** The movement point: a step of a Prospector in the turn of a die from its section, whatever the Action (S7.9). */

const SOURCE = { kind: 'movement' } as const;

export function gainMovement(play: Play, seat: Seat, die: Die): void {
  if (bringsMovement(play.state, die.value))
    happen(play, seat, { what: 'movement', points: 1 }, { source: { kind: 'die' }, rule: 'S7.9' });
}

export const useMovement: MoveRule<MoveOf<'useMovement'>> = {
  args: {},
  answers: 'anytime',
  candidates: state => (luckOf(state).movement > 0 ? [{ type: 'useMovement' }] : []),
  refuse: state => (luckOf(state).movement > 0 ? refuseTask(state) : no('noMovement', 'S7.9')),
  apply: (play, seat) => {
    happen(play, seat, { what: 'movement', points: -1 }, { source: SOURCE, rule: 'S7.9' });
    push(play, seat, [{ do: 'move', piece: 'prospector', steps: 1 }], SOURCE);
  },
};
