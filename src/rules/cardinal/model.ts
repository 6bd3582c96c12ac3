import type { CardinalLevel } from '../../content/components';
import type { Action, Piece, WheelAction } from '../../content/vocabulary';

/** What the state holds in a solo game, and the steps of the Cardinal's turn. */

/** One human player against the Cardinal: as many Challenges as its level has, or these (R22.1–R22.4). */
export type CardinalOption = { level: CardinalLevel['id'] } | { challenges: string[] };

/** The steps of the Cardinal's turn, each with what it has to know; it goes on to the next one by `proceed`. */
export type CardinalStep =
  | { step: 'roll' }
  | { step: 'option'; option: number }
  | { step: 'die'; option: number }
  | { step: 'wheelTile'; action: WheelAction }
  /** The Action of a die of this value, the one that the Decree named if it did. */
  | { step: 'action'; value: number; named?: Action }
  | { step: 'pillar' }
  | { step: 'relocate' }
  | { step: 'house' }
  | { step: 'mapTile'; piece: Piece; reach: number }
  | { step: 'travel'; piece: Piece; reach: number }
  | { step: 'character'; points: number; swapped?: true }
  | { step: 'contract'; points: number; part: number; fulfilled?: true }
  | { step: 'king'; points: number }
  | { step: 'crest' }
  | { step: 'cathedral' }
  | { step: 'fulfil'; left: number }
  | { step: 'end' }
  | { step: 'kingTile' };
export type StepName = CardinalStep['step'];
export type StepOf<K extends StepName> = Extract<CardinalStep, { step: K }>;

/** What the Cardinal has and a player has not: all else of it is in `players`. */
export interface CardinalState {
  challenges: string[];
  /** The row of Decree cards, and where in it the pawn stands. */
  decrees: string[];
  pawn: number;
  /** The Bonus Action Points on its columns. */
  markers: number[];
  /** Character tiles that are taken and not yet placed. */
  characters: string[];
  /** Unfulfilled Contracts. */
  contracts: string[];
}
