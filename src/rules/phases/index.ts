import { dropDecree } from '../cardinal/ending';
import { activeSeat, type Phase } from '../model';
import type { Play } from '../play';
import { scoreEnd, scoreFair } from '../scoring';
import { cleanup } from './cleanup';
import { king } from './king';
import { goTo } from './phase';
import { preparation } from './preparation';
import { startCycle } from './turns';

const ROUNDS = 4;

/** What follows a Fair at once (R20.10). */
const AFTER_FAIR: readonly ((play: Play) => void)[] = [dropDecree];

/** What each phase does by itself when it begins; those that need a decision then wait for it on the agenda. */
const PHASE_RULES: Record<Phase, (play: Play) => void> = {
  preparation,
  action: play => startCycle(play, 1),
  king,
  fair: play => {
    scoreFair(play);
    for (const step of AFTER_FAIR) step(play);
    if (play.state.round < ROUNDS) goTo(play, 'cleanup');
    else scoreEnd(play);
  },
  cleanup,
};

/** Begins the phase that the game is in. */
export function beginPhase(play: Play): void {
  PHASE_RULES[play.state.phase](play);
}

/** Goes on through phases without a decision, until somebody has to decide or the game is over. */
export function advance(play: Play): void {
  while (activeSeat(play.state) === undefined && !play.state.ranking) beginPhase(play);
}
