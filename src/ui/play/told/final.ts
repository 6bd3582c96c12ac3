import type { Seat, SourceKind } from '../../../rules/model';
import { FINAL_PARTS } from '../../../rules/scoring';
import { eventsOf, paid, type RoundEnd } from './beat';

/** The final scoring, a line per player: what each part paid. */

export interface FinalLine {
  seat: Seat;
  parts: { kind: SourceKind; points: number }[];
}

const KINDS: readonly SourceKind[] = ['contract', 'contractSpace', ...FINAL_PARTS.map(({ kind }) => kind)];

/** Nothing but in the last round. */
export function finalStory(story: RoundEnd): FinalLine[] {
  const events = eventsOf(story, name => name === 'final');
  if (events.length === 0) return [];
  return story.before.order.map(seat => ({
    seat,
    parts: KINDS.map(kind => ({ kind, points: paid(events, seat, kind) })),
  }));
}
