import { beginCourse } from '../courses';
import { activeSeat, type Phase, type Seat, type Source, type State } from '../model';
import type { Play } from '../play';
import { settle } from '../settle';
import { ranking } from '../track';

/** Whose the steps of a phase are, as far as they are anybody's: the leader's in the King phase. */
const OWNERS: Readonly<Partial<Record<Phase, { seat: (state: State) => Seat | undefined; source: Source }>>> =
  {
    king: { seat: state => ranking(state)[0], source: { kind: 'leader' } },
  };
const TABLE = { seat: ({ order }: State): Seat | undefined => order[0], source: { kind: 'round' } } as const;

/** Begins the phase that the game is in: does its steps up to the first that needs a decision. */
export function beginPhase(play: Play): void {
  const { state } = play;
  const { seat, source } = OWNERS[state.phase] ?? TABLE;
  beginCourse(play, state.phase, seat(state) ?? 0, source, undefined);
  settle(play);
}

/** Goes on through phases without a decision, until somebody has to decide or the game is over. */
export function advancePhases(play: Play): void {
  while (activeSeat(play.state) === undefined && !play.state.ranking) beginPhase(play);
}
