import { wheelActions } from '../content';
import type { WheelAction } from '../content/vocabulary';
import type { Die, State, Table } from './model';
import { boxOf } from './shelf';

const SECTIONS = 6;

/** The points of a section (R1.7). */
export const pointsOfValue = (value: number): number => 7 - value;

/** What decides where the sections lie. */
interface Turned {
  readonly wheel: Pick<State['wheel'], 'offset' | 'actions'>;
}

/** The Action with which the section of this die value is aligned (R1.6). */
export function actionAt(state: Turned, value: number): WheelAction {
  const action = state.wheel.actions[(value - 1 + state.wheel.offset) % SECTIONS];
  if (!action) throw new Error(`no Action at section ${value}`);
  return action;
}

/** The die value with which an Action is aligned. */
export const valueAt = (state: State, action: WheelAction): number =>
  ((state.wheel.actions.indexOf(action) - state.wheel.offset + SECTIONS) % SECTIONS) + 1;

/** Where among the dice on the wheel such a die lies. */
export const findDie = (state: Pick<Table, 'wheel'>, { colour, value }: Die): number =>
  state.wheel.dice.findIndex(die => die.colour === colour && die.value === value);

/** How many steps a change of value takes the shortest way, 6 and 1 being neighbours (R5.14, Q5.4). */
export const stepsBetween = (from: number, to: number): number =>
  Math.min(Math.abs(from - to), SECTIONS - Math.abs(from - to));

/** All Actions that a die can bring in this game, in their one fixed order. */
export function wheelActionsOf(state: State): readonly WheelAction[] {
  const { actions } = boxOf(state).contents;
  return wheelActions().filter(
    action => state.wheel.actions.includes(action) || actions.some(each => each === action),
  );
}

const NOTHING_BESIDE: readonly WheelAction[] = [];

/** What boxes have at the section of this value, beside the Action of the wheel. */
export function actionsBeside(state: State, value: number): readonly WheelAction[] {
  const { sections } = boxOf(state);
  const [first] = sections;
  if (!first) return NOTHING_BESIDE;
  if (sections.length === 1) return first(state, value);
  return sections.flatMap(section => section(state, value));
}

/** The Actions that a die of this value offers: that of the wheel first. */
export const actionsAt = (state: State, value: number): readonly WheelAction[] => [
  actionAt(state, value),
  ...actionsBeside(state, value),
];
