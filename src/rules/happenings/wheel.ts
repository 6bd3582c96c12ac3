import type { WheelAction } from '../../content/vocabulary';
import type { Die } from '../model';
import { findDie } from '../wheel';
import { changePlayer, changeWheel } from './draft';
import type { Rows } from './row';

/** The wheel and its dice. */

export interface WheelHappenings {
  /** The Action tiles around the wheel, clockwise. */
  actions: { readonly actions: readonly WheelAction[] };
  rotate: { readonly offset: number };
  roll: { readonly dice: readonly Die[] };
  /** A die leaves the wheel for a board, turned to the value at whose section this Action lies. */
  die: { readonly die: Die; readonly to: number; readonly action: WheelAction };
}

export const WHEEL_ROWS: Rows<WheelHappenings> = {
  actions: (table, { actions }) =>
    changeWheel(table, wheel => {
      wheel.actions = actions;
    }),
  rotate: (table, { offset }) =>
    changeWheel(table, wheel => {
      wheel.offset = offset;
    }),
  roll: (table, { dice }) =>
    changeWheel(table, wheel => {
      wheel.dice = dice;
    }),
  die: (table, { die, to }, seat) => {
    changeWheel(table, wheel => {
      wheel.dice = wheel.dice.toSpliced(findDie(table, die), 1);
    });
    changePlayer(table, seat, player => {
      player.dice = [...player.dice, { colour: die.colour, value: to }];
    });
  },
};
