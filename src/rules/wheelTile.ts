import type { WheelAction } from '../content/vocabulary';
import { waiting } from './agenda';
import { dieActionOf } from './points';
import { activeSeat, playerOf, type State } from './model';
import { readingOf } from './readings';
import { actionAt } from './wheel';

/** The Action whose Bonus tile may be taken now: right after the die, or at any time in its turn, for whatever a Joker stands (R5.18, Q5.5). */
export function actionOfTile(state: State): WheelAction | undefined {
  if (readingOf(state, 'wheelTile') === 'afterDie') return waiting(state, 'wheelTile')?.action;
  const action = dieActionOf(state)?.action;
  const seat = activeSeat(state);
  const die = action && seat !== undefined ? playerOf(state, seat).dice.at(-1) : undefined;
  if (!die) return undefined;
  return state.facts.section ?? actionAt(state, die.value);
}

/** The Bonus tile that lies open to be taken or left now. */
export function offeredTile(state: State): string | undefined {
  const action = actionOfTile(state);
  if (action) return state.wheel.tiles[action];
  return waiting(state, 'kingTile') ? (state.king.tile ?? undefined) : undefined;
}
