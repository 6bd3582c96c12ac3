import { KING_TRACK } from '../content';
import type { RuleId } from '../content/rulebook';
import type { WheelAction } from '../content/vocabulary';
import type { Why } from './events';
import type { Seat, Source, State } from './model';
import { happen, type Play } from './play';
import { resetPosition, winnersOfTies } from './powers';
import { readingOf } from './readings';
import { no, type Refusal } from './refusals';

/** The King track: a stack of markers per position; the lower one in a stack ranks first (R1.15). */

const TOP = KING_TRACK.length - 1;

/** The position of a marker, counted from the lowest. */
export const positionOf = (state: State, seat: Seat): number =>
  state.king.track.findIndex(stack => stack.includes(seat));

/** The VP of the position where a marker stands. */
export const trackPoints = (state: State, seat: Seat): number =>
  KING_TRACK[positionOf(state, seat)]?.points ?? 0;

/** All seats, the leader first (R1.15). */
export const ranking = (state: State): Seat[] =>
  state.king.track.toReversed().flatMap(stack => winnersOfTies(state, stack));

/** How far a marker can still go (R6.62). */
export const stepsToTop = (state: State, seat: Seat): number => TOP - positionOf(state, seat);

/** Why points of an Action cannot be left: a table may have agreed to use all those of a King Action (R6.60, Q6.2). */
export function refuseToLeave(
  state: State,
  seat: Seat,
  { action, points }: { readonly action: WheelAction; readonly points: number },
): Refusal | undefined {
  const steps = action === 'king' ? Math.min(points, stepsToTop(state, seat)) : 0;
  return steps > 0 && readingOf(state, 'kingAction') === 'all'
    ? no('kingPointsLeft', 'R6.60', { needs: steps })
    : undefined;
}

/** Moves a marker right, onto the top of the stack where it ends; a marker that cannot move keeps its place (R6.61, Q6.15). */
export function advanceMarker(play: Play, seat: Seat, steps: number, why: Why): void {
  const from = positionOf(play.state, seat);
  const to = Math.min(from + steps, TOP);
  if (to !== from) happen(play, seat, { what: 'king', steps: to - from, to }, why);
}

/** Moves every stack left as a whole, the lowest first; what meets at the bottom is laid above (R5.2–R5.7). */
export function slideDown(play: Play, steps: number, source: Source): void {
  if (steps === 0) return;
  play.state.king.track.forEach((stack, from) => {
    const to = Math.max(from - steps, 0);
    if (to === from) return;
    for (const seat of stack)
      happen(play, seat, { what: 'king', steps: to - from, to }, { source, rule: 'R5.2' });
  });
}

/** Moves markers back to where they start a round at least, higher-ranked ones lower in the stack (R10.8, R10.9). */
export function resetRed(play: Play, rule: RuleId = 'R10.8'): void {
  const { state } = play;
  const seats = ranking(state).filter(seat => positionOf(state, seat) < resetPosition(state, seat));
  const to = seats.map(seat => resetPosition(state, seat));
  if (seats.length > 0)
    happen(play, undefined, { what: 'reset', seats, to }, { source: { kind: 'kingTrack' }, rule });
}
