import { fold, type GameEvent } from '../../../rules/events';
import type { Phase, SourceKind, State } from '../../../rules/model';
import { fairNow, takesPart } from '../../../rules/scoring';
import { rowsFor } from '../../boxes/rows';
import type { Beat, BeatName, RoundEnd } from './beat';

/** The end of a round as a story: King phase, Fair, clean-up or final scoring, beat by beat. */

type Placed = readonly [BeatName, GameEvent];

/** Of what comes from the King phase; a box says where what it pays belongs. */
export const KING_BEATS = rowsFor<Partial<Record<SourceKind, BeatName>>>({ kingTrack: 'points' });

function nameIn(phase: Phase, event: GameEvent): BeatName {
  if (event.what === 'reset') return 'reset';
  if (event.what === 'order') return 'order';
  if (phase === 'king') return KING_BEATS[event.source.kind] ?? 'tile';
  if (phase !== 'fair') return 'cleanup';
  return event.source.kind === 'fair' ? 'fair' : 'final';
}

/** Each event with the beat to which it belongs; what came before the King phase belongs to none. */
function placed(phase: Phase, events: readonly GameEvent[]): Placed[] {
  const first = phaseAt(events, 'king');
  let now: Phase = 'king';
  if (phase !== 'king' && first < 0) return [];
  return events.slice(Math.max(first, 0)).flatMap((event): Placed[] => {
    if (event.what !== 'phase') return [[nameIn(now, event), event]];
    now = event.phase;
    return [];
  });
}

/**
 * The story of what one move set off, if it ended a round: `before` is the table before that move.
 * The leader decides about the tile before the rest goes on: so everything that is told lies in one move, or in two
 * where a box asks something between the King phase and the Fair.
 */
export function endOfRound(before: State, events: readonly GameEvent[]): RoundEnd | undefined {
  const hasKing = events.some(({ what }) => what === 'order');
  const hasFair = phaseAt(events, 'fair') >= 0;
  if (!hasKing && !hasFair) return undefined;
  const all = placed(before.phase, events);
  const beat = (name: BeatName): Part => ({
    name,
    events: all.flatMap(([of, event]) => (of === name ? [event] : [])),
  });
  const reset = beat('reset');
  const king = hasKing ? [beat('tile'), beat('points'), beat('order')] : [];
  const late = hasFair && resetsLate(events);
  const opening = late || reset.events.length === 0 ? king : [...king, reset];
  const fair = hasFair ? fairBeats(before, events, beat('fair')) : [];
  const beats = [...opening, ...fair, ...(late ? [reset] : []), beat('cleanup'), beat('final')];
  const told = beats.filter(({ name, events: own }) => own.length > 0 || ALWAYS.has(name));
  const heardAs = before.round - (hasFair ? 0 : HALF);
  return { round: before.round, heardAs, before, events, beats: inTime(told, events) };
}

const HALF = 0.5;

type Part = Omit<Beat, 'until'>;

/** Each with the moment when all of it has happened; the Fair begins with its phase, though nobody gets anything. */
function inTime(parts: readonly Part[], events: readonly GameEvent[]): Beat[] {
  let until = phaseAt(events, 'king') + 1;
  return parts.map(part => {
    const begins = part.name === 'fair' ? phaseAt(events, 'fair') + 1 : 0;
    const last = part.events.at(-1);
    until = Math.max(until, begins, last ? events.lastIndexOf(last) + 1 : 0);
    return { ...part, until };
  });
}

const phaseAt = (events: readonly GameEvent[], phase: Phase): number =>
  events.findIndex(event => event.what === 'phase' && event.phase === phase);

const ALWAYS: ReadonlySet<BeatName> = new Set(['tile', 'points', 'order', 'fair']);

/** Whether the reset waits for the Fair (R11.11). */
function resetsLate(events: readonly GameEvent[]): boolean {
  return events.findIndex(event => event.what === 'reset') > phaseAt(events, 'fair');
}

/** One beat per player who takes part; one for all when nobody does. */
function fairBeats(before: State, all: readonly GameEvent[], { name, events }: Part): Part[] {
  const state = fold(before, all.slice(0, phaseAt(all, 'fair')));
  const { town } = fairNow(state);
  const seats = state.order.filter(seat => takesPart(state, seat, town));
  if (seats.length === 0) return [{ name, events }];
  return seats.map(seat => ({ name, seat, events: events.filter(event => event.seat === seat) }));
}
