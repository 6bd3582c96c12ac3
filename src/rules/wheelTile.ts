import type { WheelAction } from '../content/vocabulary';
import { waiting } from './agenda';
import { dieActionOf } from './points';
import { activeSeat, playerOf, type State } from './model';
import { readingOf } from './readings';
import { actionsAt } from './wheel';

/** The Action whose Bonus tile may be taken now: right after the die, or at any time in its turn (R5.18, Q5.5). */
export function actionOfTile(state: State): WheelAction | undefined {
  if (readingOf(state, 'wheelTile') === 'afterDie') return waiting(state, 'wheelTile')?.action;
  const seat = dieActionOf(state) && activeSeat(state);
  const die = seat === undefined ? undefined : playerOf(state, seat).dice.at(-1);
  const actions = die ? actionsAt(state, die.value) : [];
  return actions.find(each => each === dieActionOf(state)?.action) ?? actions[0];
}

/** The Bonus tile that lies open to be taken or left now. */
export function offeredTile(state: State): string | undefined {
  const action = actionOfTile(state);
  if (action) return state.wheel.tiles[action];
  return waiting(state, 'kingTile') ? (state.king.tile ?? undefined) : undefined;
}
