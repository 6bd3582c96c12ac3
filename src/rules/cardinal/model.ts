import type { CardinalLevel } from '../../content/components';
import type { Action, Piece, WheelAction } from '../../content/vocabulary';

/** What the state holds in a solo game, and the steps of the Cardinal's turn. */

/** One human player against the Cardinal: as many Challenges as its level has, or these (R22.1–R22.4). */
export type CardinalOption =
  { readonly level: CardinalLevel['id'] } | { readonly challenges: readonly string[] };

/** The steps of the Cardinal's turn, each with what it has to know; it goes on to the next one by `proceed`. */
export type CardinalStep =
  | { readonly step: 'roll' }
  | { readonly step: 'option'; readonly option: number }
  | { readonly step: 'die'; readonly option: number }
  | { readonly step: 'wheelTile'; readonly action: WheelAction }
  /** The Action of a die of this value, the one that the Decree named if it did. */
  | { readonly step: 'action'; readonly value: number; readonly named?: Action }
  | { readonly step: 'pillar' }
  | { readonly step: 'relocate' }
  | { readonly step: 'house' }
  | { readonly step: 'mapTile'; readonly piece: Piece; readonly reach: number }
  | { readonly step: 'travel'; readonly piece: Piece; readonly reach: number }
  | { readonly step: 'character'; readonly points: number; readonly swapped?: true }
  | { readonly step: 'contract'; readonly points: number; readonly part: number; readonly fulfilled?: true }
  | { readonly step: 'king'; readonly points: number }
  | { readonly step: 'crest' }
  | { readonly step: 'cathedral' }
  | { readonly step: 'fulfil'; readonly left: number }
  | { readonly step: 'end' }
  | { readonly step: 'kingTile' };
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
