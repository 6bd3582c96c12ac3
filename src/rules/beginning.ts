import type { WheelAction } from '../content/vocabulary';
import { remember } from './agenda';
import { addPoints, dieActionOf } from './points';
import type { PendingOf, Seat, State } from './model';
import { isHeard, occur } from './occasions';
import type { Play } from './play';
import { beginningsFor, pointsIn } from './powers';
import { boxOf } from './shelf';

/**
 * The Action of a die begins when its player says so, at the latest with its first point, or where the Joker is
 * named. Where nobody in play makes anything of that, it is not even noted.
 */

const matters = (state: State): boolean =>
  isHeard(state, 'actionBegun') || boxOf(state).beginnings.length > 0;

/** Whether the Action of the die is still to begin. */
export const isToBegin = (state: State): boolean =>
  !state.facts.begun && dieActionOf(state) !== undefined && matters(state);

/** The points that an Action gets as it begins. */
export function pointsToCome(state: State, { do: kind, action }: PendingOf<'act' | 'dieAction'>): number {
  const seat = state.agenda[0]?.seat;
  if (kind === 'act' || seat === undefined || !isToBegin(state)) return 0;
  return pointsIn(beginningsFor(state, seat, action));
}

/** Begins the Action of the die, if that has not been. */
export function beginOnce(play: Play): void {
  const { state } = play;
  const seat = state.agenda[0]?.seat;
  const action = dieActionOf(state)?.action;
  if (seat === undefined || action === undefined || !isToBegin(state)) return;
  remember(play, { begun: true });
  beginAs(play, seat, action);
}

/** What comes as it begins: its points, then whatever else. */
export function beginAs(play: Play, seat: Seat, action: WheelAction): void {
  for (const { points, ...why } of beginningsFor(play.state, seat, action)) addPoints(play, points, why);
  occur(play, seat, { on: 'actionBegun', action });
}
