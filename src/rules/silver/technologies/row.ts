import type { Action, WheelAction } from '../../../content';
import type { Count } from '../../counts';
import type { Why } from '../../events';
import type { Pending, Seat, State } from '../../model';
import type { Occasion, OccasionOf } from '../../occasions';
import type { Play } from '../../play';
import type { PriceChanges } from '../../prices';

/** What a tier does, at which moment: whoever has reached it has all of it. */
export interface TierRow {
  /** On reaching it, once. */
  readonly reached?: (play: Play, seat: Seat, why: Why) => void;
  /** As the Action of a die begins. */
  readonly begins?: Beginning;
  /** How many points more there are for the Action of a die, from its taking on. */
  readonly bonus?: (state: State, seat: Seat, action: Action) => number;
  readonly changePrice?: PriceChanges;
  /** In every King phase: the points that it pays with the income, and what it does at the end. */
  readonly income?: Count;
  readonly kingEnds?: (play: Play, seat: Seat, why: Why) => void;
  /** At other moments. */
  readonly hears?: {
    readonly [K in Occasion['on']]?: (play: Play, seat: Seat, occasion: OccasionOf<K>, why: Why) => void;
  };
}

interface Beginning {
  /** Of which Action; of any if it is not said. */
  readonly of?: WheelAction;
  /** So many points more. */
  readonly points?: (state: State) => number;
  /** What happens by itself. */
  readonly does?: (play: Play, seat: Seat, why: Why) => void;
  /** What is offered before the first point. */
  readonly offers?: (state: State, seat: Seat) => readonly Pending[];
}
