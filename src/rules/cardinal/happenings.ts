import type { Action } from '../../content/vocabulary';
import { lay, leavePlace } from '../happenings/places';
import { stays, type Rows } from '../happenings/row';
import { changeCardinal } from './places';
import type { ActionReason, ChoiceName, CriterionName, OptionFailure, PassedOver } from './words';

/** What happens to the Cardinal alone, and the reasons that it gives. */

export interface CardinalHappenings {
  /** The Bonus AP markers as they are laid on the columns. */
  markers: { readonly markers: readonly number[] };
  pawn: { readonly to: number; readonly decree: string; readonly dice?: readonly [number, number] };
  /** The Decree of a Fair that is over leaves the row, and the pawn returns. */
  dropDecree: { readonly decree: string };
  /** An unfulfilled Contract on its board. */
  keep: { readonly tile: string; readonly space: number };
  option: {
    readonly decree: string;
    readonly option: number;
    readonly fails?: OptionFailure;
    readonly with?: Readonly<Record<string, string | number>>;
  };
  choice: {
    readonly of: ChoiceName;
    readonly chosen: string;
    readonly among: readonly string[];
    readonly by: CriterionName;
    /** Of places: those that lie nearer, the nearest first. */
    readonly over?: readonly PassedOver[];
  };
  act: { readonly action: Action; readonly points: number; readonly because: ActionReason };
}

export const CARDINAL_DEEDS: Rows<CardinalHappenings> = {
  markers: (table, { markers }) => changeCardinal(table, { markers }),
  pawn: (table, { to }) => changeCardinal(table, { pawn: to }),
  dropDecree: (table, { decree }) => {
    leavePlace(table, decree, 'decrees');
    changeCardinal(table, { pawn: 0 });
  },
  keep: (table, { tile }) => lay(table, tile, 'contracts'),
  option: stays,
  choice: stays,
  act: stays,
};
