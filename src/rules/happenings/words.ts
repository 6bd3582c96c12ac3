import type { Resource, WheelAction } from '../../content/vocabulary';
import { stays, type Rows } from './row';

/** What is only said: it changes what can be done next, and nothing on the table. */

export interface WordHappenings {
  /** More points for an Action. */
  points: { readonly points: number; readonly action: WheelAction };
  /** For which Action the Joker stands. */
  declare: { readonly action: WheelAction };
  /** A Helper is used: what it brings comes next. */
  use: { readonly tile: string };
  /** A change-colour Helper names a Resource. */
  colour: { readonly resource: Resource };
  /** A Building is chosen for its bonuses. */
  choose: { readonly building: number };
  /** The bonus of a Character of that Building. */
  bonus: { readonly tile: string };
  decline: { readonly effects: readonly string[] };
  /** Nothing can come of an effect any more. */
  lapse: { readonly effects: readonly string[] };
}

export const WORD_ROWS: Rows<WordHappenings> = {
  points: stays,
  declare: stays,
  use: stays,
  colour: stays,
  choose: stays,
  bonus: stays,
  decline: stays,
  lapse: stays,
};
