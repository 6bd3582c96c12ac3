import type { GameEvent } from '../../rules/events';
import type { Seat } from '../../rules/model';
import { isFinal } from '../../rules/scoreSheet';

/** A game in time: its turns, King phases, Fairs and final scoring one after the other, and the score all along. */

export interface TimelineSlot {
  readonly kind: 'turn' | 'king' | 'fair' | 'final';
  readonly round: number;
  /** The number of the player's turn in the round. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat?: Seat;
  /** The place at which it begins, and the one at which the next begins. */
  readonly from: number;
  readonly to: number;
}

/** The score of every seat at a moment. */
export interface Knot {
  /** The slot it belongs to; -1 before the first one. */
  readonly slot: number;
  /** In slots, from 0 to their number. */
  readonly x: number;
  readonly scores: readonly number[];
}

export interface Timeline {
  readonly slots: readonly TimelineSlot[];
  readonly knots: readonly Knot[];
  /** The last place. */
  readonly end: number;
}

type Opened = Omit<TimelineSlot, 'to'>;

/** What begins with an event; the final scoring has no phase of its own. */
function opens(event: GameEvent, from: number, now: Opened | undefined): Opened | undefined {
  const round = now?.round ?? 1;
  if (event.what === 'turn' && event.seat !== undefined)
    return { kind: 'turn', round, turn: event.cycle, seat: event.seat, from };
  if (event.what === 'phase' && (event.phase === 'king' || event.phase === 'fair'))
    return { kind: event.phase, round: event.round, turn: 0, from };
  if (event.what === 'score' && isFinal(event.source.kind) && now?.kind !== 'final')
    return { kind: 'final', round, turn: 0, from };
  return undefined;
}

interface Mark {
  readonly slot: number;
  readonly at: number;
  readonly scores: readonly number[];
}

/** Of what happened with the set-up and with each move. */
export function timelineOf(
  seats: number,
  opening: readonly GameEvent[],
  moves: readonly (readonly GameEvent[])[],
): Timeline {
  const opened: Opened[] = [];
  const marks: Mark[] = [];
  let scores: readonly number[] = Array.from({ length: seats }, () => 0);
  let round = 1;
  const mark = (at: number): void => {
    marks.push({ slot: opened.length - 1, at, scores });
  };
  [opening, ...moves].forEach((events, at) => {
    for (const event of events) {
      if (event.what === 'phase') round = event.round;
      const next = opens(event, at, opened.at(-1));
      if (next) {
        mark(at);
        opened.push({ ...next, round });
        mark(at);
      }
      if (event.what === 'score')
        scores = scores.map((score, seat) => (seat === event.seat ? score + event.points : score));
    }
    mark(at);
  });
  const end = moves.length;
  const slots = opened.map((slot, index) => ({ ...slot, to: opened[index + 1]?.from ?? end }));
  const knots = marks.map((each, index) => ({
    slot: each.slot,
    x: xOfMark(slots, each, marks[index + 1]),
    scores: each.scores,
  }));
  return { slots, knots, end };
}

/** A slot that takes no move has room all the same: it is full when the next one opens. */
function xOfMark(slots: readonly TimelineSlot[], { slot, at }: Mark, next: Mark | undefined): number {
  const { from, to } = slots[slot] ?? { from: 0, to: 0 };
  if (slot < 0) return 0;
  const full = next === undefined || next.slot > slot;
  return slot + (to > from ? (at - from) / (to - from) : full ? 1 : 0);
}

/** Where a place lies, in slots. */
export function xOf({ slots, end }: Timeline, at: number): number {
  if (at >= end) return slots.length;
  const index = indexAt(slots, at);
  const { from, to } = slots[index] ?? { from: 0, to: 0 };
  return index + (to > from ? (at - from) / (to - from) : 0);
}

const indexAt = (slots: readonly TimelineSlot[], at: number): number =>
  Math.max(
    0,
    slots.findLastIndex(({ from }) => from <= at),
  );

/** What goes on at a place. */
export const slotAt = ({ slots }: Timeline, at: number): TimelineSlot | undefined =>
  slots[indexAt(slots, at)];

/** The slot that lies there; `x` in slots. */
export const slotNear = ({ slots }: Timeline, x: number): TimelineSlot | undefined =>
  slots[Math.min(slots.length - 1, Math.max(0, Math.floor(x)))];

/** Where one turn ends and another begins. */
const stopsOf = ({ slots, end }: Timeline): number[] => [
  ...new Set([0, ...slots.map(({ from }) => from), end]),
];

export const turnBefore = (timeline: Timeline, at: number): number =>
  stopsOf(timeline).findLast(stop => stop < at) ?? 0;

export const turnAfter = (timeline: Timeline, at: number): number =>
  stopsOf(timeline).find(stop => stop > at) ?? timeline.end;

/** The points that each seat got in a slot. */
export function gains({ slots, knots }: Timeline, slot: TimelineSlot): number[] {
  const index = slots.indexOf(slot);
  const before = knots.findLast(knot => knot.slot < index)?.scores ?? [];
  const after = knots.findLast(knot => knot.slot === index)?.scores ?? [];
  return after.map((score, seat) => score - (before[seat] ?? 0));
}
