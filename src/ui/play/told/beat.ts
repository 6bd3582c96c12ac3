import { fold, type GameEvent } from '../../../rules/events';
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
  /** So much of all that the move set off has happened once it is told. */
  until: number;
}

export interface RoundEnd {
  round: number;
  /** What is remembered once it is heard; a King phase that a question parts from its Fair is half a round before. */
  heardAs: number;
  /** The table before the move that ended it, and all that this move set off. */
  before: State;
  events: readonly GameEvent[];
  beats: readonly Beat[];
}

/** The table once a beat is told. */
export function tableAt({ before, events, beats }: RoundEnd, at: number): State {
  const until = beats[at]?.until ?? 0;
  return { ...fold(before, events.slice(0, until)), agenda: [] };
}

/** Not where a question parted it from the Fair that is told. */
export const tellsKing = ({ beats }: RoundEnd): boolean => beats.some(({ name }) => name === 'order');
export const tellsFair = ({ beats }: RoundEnd): boolean => beats.some(({ name }) => name === 'fair');

export const beatEvents = ({ beats }: RoundEnd, wanted: (name: BeatName) => boolean): GameEvent[] =>
  beats.flatMap(({ name, events }) => (wanted(name) ? events : []));

/** What a seat really got from a kind of source: a score never falls below 0. */
export const paidPoints = (events: readonly GameEvent[], seat: Seat, kind: SourceKind): number =>
  events.reduce(
    (sum, event) =>
      event.what === 'score' && event.seat === seat && event.source.kind === kind ? sum + event.points : sum,
    0,
  );
