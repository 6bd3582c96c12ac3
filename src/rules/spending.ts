import type { Action } from '../content/vocabulary';
import { alter, beginApart, take } from './agenda';
import { beginOnce, pointsToCome } from './beginning';
import type { Source, State } from './model';
import type { Play } from './play';
import { dieActionOf, pointsNow, refuseForNow, type Points } from './points';
import { no, type Refusal } from './refusals';

/** Action Points are spent: an Action begins at the latest with its first one. */

/** How many of them there are, with those that come as the Action begins. */
export function pointsToSpend(state: State): number {
  const now = pointsNow(state);
  return now ? now.points + pointsToCome(state, now) : 0;
}

/** Whether points of this Action are there to spend (R6.3, R6.5). */
export function refusePoints(state: State, action: Action, needs: number): Refusal | undefined {
  const now = pointsNow(state);
  if (!now) return refuseForNow(state);
  if (now.action === 'joker') return no('declareFirst', 'R6.70');
  if (now.action !== action) return no('otherAction', 'R6.5', { action: now.action });
  // those that come as the Action begins are more: they are looked for only where the others do not suffice
  if (now.points >= needs) return undefined;
  const has = pointsToSpend(state);
  return has < needs ? no('tooFewPoints', 'R6.3', { needs, has }) : undefined;
}

/** The Action of a die has begun at the latest with its first point. */
function begun(play: Play, now: Points): Points {
  if (now.do === 'act') return now;
  beginOnce(play);
  return dieActionOf(play.state) ?? now;
}

/** Spends points of the innermost Action; a bonus Action without points is over. */
export function spend(play: Play, points: number): Source {
  const first = pointsNow(play.state);
  if (!first) throw new Error('no points to spend');
  const source = beginApart(play, first);
  const now = begun(play, first);
  const left = alter(play, now, { points: now.points - points });
  if (left.do === 'act' && left.points === 0) take(play, left);
  return source;
}
