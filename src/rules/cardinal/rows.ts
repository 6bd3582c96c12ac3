import type { Decree } from '../../content/cardinalCards';
import type {
  Action,
  ChallengeDeed,
  DecreeCondition,
  Effect,
  TileClass,
  WantedDie,
  WheelAction,
} from '../../content';
import type { RuleId } from '../../content/rulebook';
import type { Die, Pending, Source, State } from '../model';
import type { Play } from '../play';
import type { Why } from '../events';
import type { Criterion } from './choice';
import type { ChallengeOccasion } from './deeds';
import type { Failure } from './decrees';
import type { StepName, StepOf } from './model';
import type { ActionReason } from './words';

/** What the Cardinal has to know of a word: of its own cards, of effects, of the steps of its turn. */

/** When an option of a Decree holds. */
export interface ConditionRule<K> {
  /** Why not, as far as it needs no die. */
  readonly unmet?: (state: State, condition: Extract<DecreeCondition, { is: K }>) => Failure | undefined;
  /** Why not, with the points of the die that it would take. */
  readonly tooFar?: (
    state: State,
    condition: Extract<DecreeCondition, { is: K }>,
    points: number,
  ) => Failure | undefined;
}

type Wanted<K> = Extract<WantedDie, { die: K }>;

/** Which dice an option of a Decree looks for. */
export interface WantedRule<K> {
  /** The dice that it accepts, whatever its condition says. */
  readonly accepts: (state: State, wanted: Wanted<K>) => Die[];
  /** Why it fails where there are none. */
  readonly none: Failure;
  /** The Action that it names, for which the points of the die then count. */
  readonly names?: (state: State, wanted: Wanted<K>) => Action;
  /** What it decides before it comes to single dice: those that are left. */
  readonly narrows?: (play: Play, card: Decree, wanted: Wanted<K>, source: Source) => Die[];
  /** Which values it prefers, where not simply the highest die. */
  readonly preference?: (state: State) => ValuePreference;
}

/** Which values of dice come first, and whether only among equal colours. */
export interface ValuePreference extends Omit<Criterion, 'of'> {
  readonly of: (value: number) => number;
  readonly afterColour: boolean;
}

/** What a Challenge does; tells whether it keeps the tile that it is about. */
export type DeedRule<K> = (
  play: Play,
  deed: Extract<ChallengeDeed, { do: K }>,
  occasion: ChallengeOccasion,
  why: Why,
) => boolean | undefined;

/** How it reads an effect of a tile: what the tile is good for. */
export interface EffectReading<K> {
  readonly sort: TileClass | ((state: State) => TileClass);
  /** What else its tile is to a Challenge. */
  readonly also?: TileClass;
  /** What it gets of it when a Challenge gives it what is printed on this tile. */
  readonly gives?: (play: Play, effect: Extract<Effect, { do: K }>, why: Why, tile: string) => void;
}

/** The Action for which it takes a die, and why. */
export interface ActionChoice {
  readonly action: Action;
  readonly because: ActionReason;
  readonly rule: RuleId;
}

/** For what it takes a die: the Action whose Bonus tile comes with it, and the steps of what it does. */
export interface DieUse {
  readonly section: WheelAction;
  readonly steps: readonly Pending[];
}

/** A step of the Cardinal's turn. */
export interface StepRule<K extends StepName> {
  /** The rule by which there is nothing to do: the step is then left out. */
  readonly idle?: (state: State, step: StepOf<K>) => RuleId | undefined;
  /** Does it, and names what follows, first things first. */
  readonly does: (play: Play, step: StepOf<K>) => readonly Pending[];
}
