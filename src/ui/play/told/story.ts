import type { GameEvent } from '../../../rules/events';
import type { Phase, State } from '../../../rules/model';
import { fairNow, takesPart } from '../../../rules/scoring';
import type { Beat, BeatName, RoundEnd } from './beat';
import { after } from './picture';

/** The end of a round as a story: King phase, Fair, clean-up or final scoring, beat by beat. */

type Placed = readonly [BeatName, GameEvent];

function nameIn(phase: Phase, event: GameEvent): BeatName {
  if (event.what === 'reset') return 'reset';
  if (event.what === 'order') return 'order';
  if (phase === 'king') return event.source.kind === 'kingTrack' ? 'points' : 'tile';
  if (phase !== 'fair') return 'cleanup';
  return event.source.kind === 'fair' ? 'fair' : 'final';
}

/** Each event with the beat to which it belongs; what came before the King phase belongs to none. */
function placed(phase: Phase, events: readonly GameEvent[]): Placed[] {
  const first = events.findIndex(event => event.what === 'phase' && event.phase === 'king');
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
 * The leader decides about the tile before the rest goes on: so everything that is told lies in one move.
 */
export function endOfRound(before: State, events: readonly GameEvent[]): RoundEnd | undefined {
  if (!events.some(({ what }) => what === 'order')) return undefined;
  const all = placed(before.phase, events);
  const beat = (name: BeatName): Beat => ({
    name,
    events: all.flatMap(([of, event]) => (of === name ? [event] : [])),
  });
  const reset = beat('reset');
  const king = [beat('tile'), beat('points'), beat('order')];
  const late = resetsLate(events);
  const opening = late || reset.events.length === 0 ? king : [...king, reset];
  const fair = fairBeats(before, opening, beat('fair'));
  const beats = [...opening, ...fair, ...(late ? [reset] : []), beat('cleanup'), beat('final')];
  return {
    round: before.round,
    before,
    beats: beats.filter(({ name, events: told }) => told.length > 0 || ALWAYS.has(name)),
  };
}

const ALWAYS: ReadonlySet<BeatName> = new Set(['tile', 'points', 'order', 'fair']);

/** Whether the reset waits for the Fair (R11.11). */
function resetsLate(events: readonly GameEvent[]): boolean {
  const fair = events.findIndex(event => event.what === 'phase' && event.phase === 'fair');
  return events.findIndex(event => event.what === 'reset') > fair;
}

/** One beat per player who takes part; one for all when nobody does. */
function fairBeats(before: State, king: readonly Beat[], { name, events }: Beat): Beat[] {
  const state = after(before, king);
  const { town } = fairNow(state);
  const seats = state.order.filter(seat => takesPart(state, seat, town));
  if (seats.length === 0) return [{ name, events }];
  return seats.map(seat => ({ name, seat, events: events.filter(event => event.seat === seat) }));
}
