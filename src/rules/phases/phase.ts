import { beginCourse } from '../courses';
import type { Phase } from '../model';
import { occur } from '../occasions';
import { happen, type Play } from '../play';

/** How one phase follows the other. */

const ROUNDS = 4;

/** Leaves the present phase for another one, of this round if not told otherwise; `advancePhases` begins it. */
export const goToPhase = (play: Play, phase: Phase, round = play.state.round): void =>
  happen(play, undefined, { what: 'phase', phase, round }, { source: { kind: 'round' }, rule: 'R3.2' });

/** What comes after each phase; after the last Fair the end is scored. */
const FOLLOWED: Readonly<Record<Phase, (play: Play) => void>> = {
  preparation: play => goToPhase(play, 'action'),
  action: play => goToPhase(play, 'king'),
  king: play => goToPhase(play, 'fair'),
  fair: play => {
    const { round, order } = play.state;
    if (round < ROUNDS) goToPhase(play, 'cleanup');
    else beginCourse(play, 'end', order[0] ?? 0, { kind: 'round' }, undefined);
  },
  cleanup: play => goToPhase(play, 'preparation', play.state.round + 1),
};

/** The phase is over: the next one follows (R3.1–R3.5). */
export function goOn(play: Play): void {
  const { phase, order } = play.state;
  for (const seat of order) occur(play, seat, { on: 'phaseEnds', phase });
  FOLLOWED[phase](play);
}
