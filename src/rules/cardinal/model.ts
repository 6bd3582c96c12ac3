import type { CardinalLevel } from '../../content/cardinalCards';
import type { Brought, Tagged } from '../../content';
import type { Action, BasePiece, WheelAction } from '../../content/vocabulary';
import type { Workings } from '../workings';
import type { CardinalThings } from './explaining';
import type { CardinalHappenings } from './happenings';
import type { ItsActionReason, ItsChoiceName, ItsCriterionName, ItsOptionFailure, ItsPassing } from './words';

/** What the state holds in a solo game, and the steps of the Cardinal's turn. */

declare module '../workings' {
  interface Workings {
    cardinal: CardinalWorkings;
  }
}

interface CardinalWorkings {
  pending: { cardinal: CardinalStep };
  course: { seatCardinal: object; dropDecree: object; lastContracts: object };
  moves: { proceed: object };
  happenings: CardinalHappenings;
  source: 'decree' | 'challenge';
  reason: 'onlyProceeds';
  things: CardinalThings;
  steps: ItsSteps;
  choice: ItsChoiceName;
  criterion: ItsCriterionName;
  passing: ItsPassing;
  failure: ItsOptionFailure;
  actionReason: ItsActionReason;
}

/** One human player against the Cardinal: as many Challenges as its level has, or these (R22.1–R22.4). */
export type CardinalOption =
  { readonly level: CardinalLevel['id'] } | { readonly challenges: readonly string[] };

/** The steps of the Cardinal's turn, each with what it has to know; it goes on to the next one by `proceed`. */
export type CardinalStep = Tagged<'step', Brought<Workings, 'steps'>>;

export interface ItsSteps {
  roll: object;
  option: { readonly option: number };
  die: { readonly option: number };
  wheelTile: { readonly action: WheelAction };
  /** The Action of a die of this value, the one that the Decree named if it did. */
  action: { readonly value: number; readonly named?: Action };
  pillar: object;
  relocate: object;
  house: object;
  mapTile: { readonly piece: BasePiece; readonly reach: number };
  travel: { readonly piece: BasePiece; readonly reach: number };
  character: { readonly points: number; readonly swapped?: true };
  contract: { readonly points: number; readonly part: number; readonly fulfilled?: true };
  king: { readonly points: number };
  crest: object;
  cathedral: object;
  fulfil: { readonly left: number };
  end: object;
  kingTile: object;
}

export type StepName = CardinalStep['step'];
export type StepOf<K extends StepName> = Extract<CardinalStep, { readonly step: K }>;

/** What the Cardinal has and a player has not: all else of it is in `players`. */
export interface CardinalState {
  readonly challenges: readonly string[];
  /** The row of Decree cards, and where in it the pawn stands. */
  readonly decrees: readonly string[];
  readonly pawn: number;
  /** The Bonus Action Points on its columns. */
  readonly markers: readonly number[];
  /** Character tiles that are taken and not yet placed. */
  readonly characters: readonly string[];
  /** Unfulfilled Contracts. */
  readonly contracts: readonly string[];
}
