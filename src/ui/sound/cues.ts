import type { GameEvent } from '../../rules/events';
import type { Seat } from '../../rules/model';

/** What can be heard, the most important first. */
export const CUES = ['turn', 'fair', 'build', 'points', 'die', 'coin', 'refusal'] as const;
export type Cue = (typeof CUES)[number];

const CUE_OF: Partial<Record<GameEvent['what'], Cue>> = {
  die: 'die',
  gain: 'coin',
  score: 'points',
  house: 'build',
  pillar: 'build',
  character: 'build',
  crest: 'build',
  cathedral: 'build',
};

/** So many at once are a sound, more are a noise. */
const MOST = 2;

/** What is heard of the events of a move; `me` hears when the turn comes. */
export function cuesOf(events: readonly GameEvent[], me: Seat): Cue[] {
  const heard = new Set<Cue>();
  for (const { what, seat } of events) {
    const cue = what === 'turn' ? (seat === me ? 'turn' : undefined) : CUE_OF[what];
    if (cue) heard.add(cue);
  }
  return CUES.filter(cue => heard.has(cue)).slice(0, MOST);
}
