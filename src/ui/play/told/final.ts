import type { Seat, SourceKind } from '../../../rules/model';
import { finalParts } from '../../../rules/scoring';
import { beatEvents, paidPoints, type RoundEnd } from './beat';

/** The final scoring, a line per player: what each part paid. */

export interface FinalLine {
  seat: Seat;
  parts: { kind: SourceKind; points: number }[];
}

const EARLIER: readonly SourceKind[] = ['contract', 'contractSpace'];

/** Nothing but in the last round. */
export function finalStory(story: RoundEnd): FinalLine[] {
  const events = beatEvents(story, name => name === 'final');
  if (events.length === 0) return [];
  const kinds = [...EARLIER, ...finalParts(story.before).map(({ kind }) => kind)];
  return story.before.order.map(seat => ({
    seat,
    parts: kinds.map(kind => ({ kind, points: paidPoints(events, seat, kind) })),
  }));
}
