import type { Effect } from '../../../content';
import { push } from '../../agenda';
import { boxReadingOf } from '../../boxReadings';
import type { Die, MoveOf, Seat, State } from '../../model';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { goesByItself } from '../../powers';
import { no } from '../../refusals';
import { refuseTask } from '../../tasks';
import { needs } from '../means';
import { luckOf } from '../miner';
import { hasTier, whyOf } from '../technologies/tiers';
import { bringsMovement } from './sections';

/** The movement point: a step of a Prospector in the turn of a die from its section, whatever the Action (S7.9, S13.2). */

const SOURCE = { kind: 'movement' } as const;

export function gainMovement(play: Play, seat: Seat, die: Die): void {
  if (bringsMovement(play.state, die.value) && !goesByItself(play.state, seat))
    happen(play, seat, { what: 'movement', points: 1 }, { source: { kind: 'die' }, rule: 'S7.9' });
}

const isThere = (state: State): boolean => luckOf(state).movement + luckOf(state).mining > 0;

export const useMovement: MoveRule<MoveOf<'useMovement'>> = {
  args: {},
  answers: 'anytime',
  when: { task: true },
  needs: needs('movement'),
  candidates: () => [{ type: 'useMovement' }],
  exact: true,
  refuse: state => (isThere(state) ? refuseTask(state) : no('noMovement', 'S7.9')),
  apply: (play, seat) => {
    const brought = broughtByMovement(play.state, seat);
    if (brought.do === 'act') {
      mine(play, seat, brought);
      return;
    }
    useUp(play, seat);
    push(play, seat, [brought], SOURCE);
  },
};

const useUp = (play: Play, seat: Seat): void =>
  happen(play, seat, { what: 'movement', points: -1 }, { source: SOURCE, rule: 'S7.9' });

const WORTH = 2;

/** So many Prospector points are used at once by whoever has them of the movement point. */
const pointsAtOnce = (state: State): number =>
  boxReadingOf(state, 'movementPoints') === 'block' ? WORTH : 1;

type Points = Extract<Effect, { do: 'act' }>;

/** What the movement point does for a seat: a step, or points for whoever has Prospector III. */
export const broughtByMovement = (state: State, seat: Seat): Extract<Effect, { do: 'move' }> | Points =>
  hasTier(state, seat, 'prospector3')
    ? { do: 'act', action: 'prospector', points: pointsAtOnce(state) }
    : { do: 'move', piece: 'prospector', steps: 1 };

/** The point counts as Prospector points, which are used one at a time (S3.19, SQ3.14). */
function mine(play: Play, seat: Seat, brought: Points): void {
  const why = whyOf('prospector3');
  if (luckOf(play.state).movement > 0) {
    useUp(play, seat);
    happen(play, seat, { what: 'mining', points: WORTH }, why);
  }
  happen(play, seat, { what: 'mining', points: -brought.points }, why);
  push(play, seat, [brought], why.source);
}
