import type { Brought } from '../../content';
import type { Workings } from '../workings';

/** The words in which the Cardinal gives its reasons: codes that the message catalogues turn into sentences. */

/** What it chooses between. */
export const CHOICES = [
  'section',
  'colour',
  'die',
  'tile',
  'cathedral',
  'town',
  'houseSpace',
  'character',
  'contract',
  'crest',
  'resource',
] as const;
export type ItsChoiceName = (typeof CHOICES)[number];
export type ChoiceName = Brought<Workings, 'choice'>;

/** By what it chooses: the last criterion that made a difference. */
export const CRITERIA = [
  /** There was nothing else. */
  'only',
  'chance',
  // dice
  'jokerPoints',
  'highest',
  'largestNeed',
  'moreDice',
  'priority',
  'contractNeed',
  'mostRequired',
  'fewerOwned',
  // tiles
  'class',
  'itLacks',
  'youLack',
  'points',
  'resources',
  'anyResources',
  'actionPoints',
  'fewestMissing',
  // Cathedrals and Towns
  'closest',
  'youHaveNoTile',
  'leastStone',
  'fair',
  'otherBonus',
  // Characters and Contracts
  'owned',
  'value',
  'cheapest',
  'rightmost',
  'fewestResources',
  'largerStock',
] as const;
export type ItsCriterionName = (typeof CRITERIA)[number];
export type CriterionName = Brought<Workings, 'criterion'>;

/** What speaks against a place that lies nearer than the chosen one. */
export const PASSINGS = [
  /** A piece of the Cardinal's stands there, no space is left, no piece is left. */
  'own',
  'full',
  'noneLeft',
  // what the chosen place has more of
  'fair',
  'points',
  'otherBonus',
  'youHaveNoTile',
  'leastStone',
  'chance',
] as const;
export type ItsPassing = (typeof PASSINGS)[number];
export type Passing = Brought<Workings, 'passing'>;

/** A town nearer than the chosen one, how far it is, and why it was not chosen. */
export interface PassedOver {
  readonly town: string;
  readonly steps: number;
  readonly by: Passing;
}

/** Why an option of a Decree fails. */
export const OPTION_FAILURES = [
  'tooFew',
  'noUnfulfilledContract',
  'noDie',
  'noNewCrest',
  'outOfReach',
  'tooDear',
  'nothingNeeded',
] as const;
export type ItsOptionFailure = (typeof OPTION_FAILURES)[number];
export type OptionFailure = Brought<Workings, 'failure'>;

/** Why it performs this Action. */
export const ACTION_REASONS = ['section', 'named', 'youAreHigher', 'enoughPillars', 'tooFewPillars'] as const;
export type ItsActionReason = (typeof ACTION_REASONS)[number];
export type ActionReason = Brought<Workings, 'actionReason'>;
