import type { RuleId } from '../../../content/rulebook';
import type { GameEvent } from '../../../rules/events';
import type { Seat } from '../../../rules/model';
import { trackPoints } from '../../../rules/track';
import { beatEvents, paidPoints, tableAt, type BeatName, type RoundEnd } from './beat';

/** The King phase in its steps: what the panel beside the map shows. */

export interface KingStory {
  leader: Seat;
  /** What became of the leader's tile, where there was one, and the points of its moment. */
  prize: { tile: string | null; taken: boolean; points: number };
  /** The position of every marker, and what it really brought: a score never falls below 0. */
  points: { seat: Seat; position: number; points: number }[];
  oldOrder: readonly Seat[];
  newOrder: readonly Seat[];
  reset: readonly Seat[];
  /** Where everybody stands when the track is counted: a stack per position. */
  track: readonly (readonly Seat[])[];
}

export const KING_RULES: Partial<Record<BeatName, RuleId>> = {
  tile: 'R10.2',
  points: 'R10.5',
  order: 'R10.7',
  reset: 'R10.8',
};

export function kingStory(story: RoundEnd): KingStory {
  const { before } = story;
  const events = beatEvents(story, name => name !== 'fair');
  const newOrder = events.flatMap(event => (event.what === 'order' ? event.order : []));
  const [leader = 0] = newOrder;
  const scoring = tableAt(story, 0);
  return {
    leader,
    prize: {
      tile: before.king.tile,
      taken: events.some(event => event.what === 'take' && event.from === 'king'),
      points: sumOf(beatEvents(story, name => name === 'tile')),
    },
    points: newOrder.map(seat => ({
      seat,
      position: trackPoints(scoring, seat),
      points: paidPoints(events, seat, 'kingTrack'),
    })),
    oldOrder: before.order,
    newOrder,
    reset: events.flatMap(event => (event.what === 'reset' ? event.seats : [])),
    track: scoring.king.track,
  };
}

const sumOf = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => (event.what === 'score' ? sum + event.points : sum), 0);
