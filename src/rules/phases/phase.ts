import type { Phase } from '../model';
import { happen, type Play } from '../play';

/** Leaves the present phase for another one, of this round if not told otherwise; `advance` begins it. */
export const goTo = (play: Play, phase: Phase, round = play.state.round): void =>
  happen(play, undefined, { what: 'phase', phase, round }, { source: { kind: 'round' }, rule: 'R3.2' });
