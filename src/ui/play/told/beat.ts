import type { GameEvent } from '../../../rules/events';
import type { Seat, SourceKind, State } from '../../../rules/model';

/** The parts of the story that the end of a round is. */

export const BEATS = ['tile', 'points', 'order', 'reset', 'fair', 'cleanup', 'final'] as const;
export type BeatName = (typeof BEATS)[number];

export interface Beat {
  name: BeatName;
  /** Whose part of the Fair it is. */
  seat?: Seat;
  /** What happens in it. */
  events: readonly GameEvent[];
}

export interface RoundEnd {
  round: number;
  /** The table before it. */
  before: State;
  beats: readonly Beat[];
}

export const eventsOf = ({ beats }: RoundEnd, wanted: (name: BeatName) => boolean): GameEvent[] =>
  beats.flatMap(({ name, events }) => (wanted(name) ? events : []));

/** What a seat really got from a kind of source: a score never falls below 0. */
export const paid = (events: readonly GameEvent[], seat: Seat, kind: SourceKind): number =>
  events.reduce(
    (sum, event) =>
      event.what === 'score' && event.seat === seat && event.source.kind === kind ? sum + event.points : sum,
    0,
  );
