import { alter, top, waiting } from './agenda';
import type { Why } from './events';
import type { PendingOf, State } from './model';
import { happen, type Play } from './play';
import { no, type Refusal } from './refusals';

/** Action Points: whose they are and which can be spent now. */

/** The Action of the chosen die: it lies at the bottom of the agenda from the taking of the die to the end of the turn. */
export const dieActionOf = (state: State): PendingOf<'dieAction'> | undefined =>
  state.agenda[0]?.effects.find((effect): effect is PendingOf<'dieAction'> => effect.do === 'dieAction');

/** More points for the die Action, never for a bonus Action (R8.17, Q8.5). */
export function addPoints(play: Play, points: number, why: Why): void {
  const dieAction = dieActionOf(play.state);
  const seat = play.state.agenda[0]?.seat;
  if (!dieAction || seat === undefined) return;
  alter(play, dieAction, { points: dieAction.points + points });
  happen(play, seat, { what: 'points', points, action: dieAction.action }, why);
}

export type Points = PendingOf<'act'> | PendingOf<'dieAction'>;

/** The Action whose points can be spent now: the innermost one, never one below it (R8.3, Q8.29). */
export const pointsNow = (state: State): Points | undefined =>
  waiting(state, 'act') ?? waiting(state, 'dieAction');

/** Something else waits first: it is named. */
export function refuseForNow(state: State): Refusal {
  const effect = top(state)?.effects[0];
  if (effect?.do === 'takeDie') return no('takeDieFirst', 'R5.8');
  return no('notNow', 'R8.3', { waits: effect?.do ?? 'nothing' });
}
