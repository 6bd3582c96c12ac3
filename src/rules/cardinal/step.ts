import type { RuleId } from '../../content/rulebook';
import type { Pending, State } from '../model';
import type { Play } from '../play';
import type { StepName, StepOf } from './model';

/** A step of the Cardinal's turn. */
export interface StepRule<K extends StepName> {
  /** The rule by which there is nothing to do: the step is then left out. */
  idle?: (state: State, step: StepOf<K>) => RuleId | undefined;
  /** Does it, and names what follows, first things first. */
  does: (play: Play, step: StepOf<K>) => readonly Pending[];
}
