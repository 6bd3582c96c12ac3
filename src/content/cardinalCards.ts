import type { Component } from './components';
import type { Brought, Tagged } from './kinds';
import type { RuleId } from './rulebook';
import type { Action, Colour, CountName, Goods, Piece, Vocabulary } from './vocabulary';

/** The cards of the Cardinal, and the words that they are written in. */

declare module './vocabulary' {
  interface Vocabulary {
    cardinal: CardinalVocabulary;
  }
}

interface CardinalVocabulary {
  conditions: Conditions;
  wanted: Wanted;
  deeds: Deeds;
  hook: 'setup' | 'takeDie' | 'takeTile' | 'placeCharacter';
}

/** Blue and light grey share one icon in the rows of the Decrees. */
export type PriorityIcon = Exclude<Colour, 'blue' | 'lightGrey'> | 'blueOrLightGrey';

/** When an option of a Decree is to be taken. */
export type DecreeCondition = Tagged<'is', Brought<Vocabulary, 'conditions'>>;

interface Conditions {
  more: { readonly of: CountName; readonly than: CountName };
  atLeast: { readonly of: CountName; readonly as: CountName };
  unfulfilledContract: object;
  newCrestInReach: { readonly of: Piece };
  newCrestInOffer: object;
}

/** Which die is wanted. */
export type WantedDie = Tagged<'die', Brought<Vocabulary, 'wanted'>>;

interface Wanted {
  forAction: { readonly action: Action };
  highest: { readonly colours: readonly Colour[] };
  mostNeeded: { readonly colours: readonly Colour[] };
}

export interface DecreeOption {
  readonly when?: DecreeCondition;
  readonly take: WantedDie;
}

export interface Decree extends Component {
  readonly name: string;
  /** The card in whose place it lies. */
  readonly instead?: string;
  readonly fair?: string;
  readonly options: readonly DecreeOption[];
  readonly priority: readonly PriorityIcon[] | 'mostRequired';
}

/** How the Cardinal sorts Bonus tiles. */
export type TileClass = 'crest' | 'miscellaneous' | 'goods' | 'action' | 'contract';

/** What a Challenge does. */
export type ChallengeDeed = Tagged<'do', Brought<Vocabulary, 'deeds'>>;

interface Deeds {
  gain: { readonly goods: Goods };
  /** Goods and points of the tile that it is about. */
  gainPrinted: object;
  /** So much more of what the die yields. */
  gainOfDie: { readonly count: number };
  advance: { readonly steps: number };
  /** 1 VP per Action Point, move or placement on the tile. */
  scoreDeeds: object;
  keepContract: object;
  takeBoxedCrest: object;
}

export interface ChallengeHook {
  readonly on: Brought<Vocabulary, 'hook'>;
  /** Of which Bonus tiles. */
  readonly of?: TileClass;
  readonly do: ChallengeDeed;
  readonly rule: RuleId;
}

export interface Challenge extends Component {
  readonly name: string;
  readonly rule: RuleId;
  readonly hooks: readonly ChallengeHook[];
  /** Replaces the VP of the King-track position below which the marker never starts a round. */
  readonly kingAtLeast?: number;
  /** Replaces the Bonus Action Points on the columns. */
  readonly markers?: readonly number[];
}

export interface CardinalLevel {
  readonly id: 'easy' | 'normal' | 'hard';
  readonly name: string;
  readonly challenges: number;
}
