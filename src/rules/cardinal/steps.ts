import type { RuleId } from '../../content/rulebook';
import type { Pending, State } from '../model';
import type { Play } from '../play';
import { boxOf, rowOf } from '../shelf';
import type { ItsSteps, StepName, StepOf } from './model';
import { pillar } from './architect';
import { character } from './character';
import { contract } from './contract';
import { houseStep, relocateStep } from './merchant';
import type { StepRule } from './rows';
import { cathedralStep, crest, fulfilStep } from './tasks';
import { kingTile, mapTile, wheelTile } from './tiles';
import { travel } from './travel';
import { action, die, king, option, roll } from './turn';

/** Every step of the Cardinal: a forgotten one does not compile. */
export const ITS_STEPS: { readonly [K in keyof ItsSteps]: StepRule<K> } = {
  roll,
  option,
  die,
  wheelTile,
  action,
  pillar,
  relocate: relocateStep,
  house: houseStep,
  mapTile,
  travel,
  character,
  contract,
  king,
  crest,
  cathedral: cathedralStep,
  fulfil: fulfilStep,
  /** The rules of turns do it. */
  end: { does: () => [] },
  kingTile,
};

const stepRule = <K extends StepName>(state: State, { step }: StepOf<K>): StepRule<K> =>
  rowOf(boxOf(state).steps, step);

/** The rule by which a step is left out because there is nothing to do. */
export const idleRule = <K extends StepName>(state: State, step: StepOf<K>): RuleId | undefined =>
  stepRule(state, step).idle?.(state, step);

/** Does a step and names what follows. */
export const happenStep = <K extends StepName>(play: Play, step: StepOf<K>): readonly Pending[] =>
  stepRule(play.state, step).does(play, step);
