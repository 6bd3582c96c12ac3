import type { Brought } from '../content';
import type { RuleId } from '../content/rulebook';
import type { Workings } from './workings';

/** Why something cannot be done: a code that the message catalogues turn into a sentence, and the rule. */
export const REASONS = [
  'gameOver',
  'notYourTurn',
  'malformed',
  'notNow',
  'notInThisGame',
  // dice
  'dieNotOnWheel',
  'tooLittleGold',
  'takeDieFirst',
  'mustTakeDie',
  'colourAlreadyChanged',
  'dieAlreadyTaken',
  'noDieAction',
  'noPointsLeft',
  'nameAction',
  // points
  'declareFirst',
  'otherAction',
  'tooFewPoints',
  'notTheJoker',
  // map
  'notAdjacent',
  'alreadyThere',
  'otherMap',
  'noSuchSpace',
  'houseAlreadyThere',
  'houseSpaceTaken',
  'noHouseLeft',
  'merchantElsewhere',
  'noCathedral',
  'cathedralUnavailable',
  'pillarAlreadyThere',
  'noPillarSpace',
  'noPillarLeft',
  'architectElsewhere',
  'noTileThere',
  'townsOnly',
  // tiles
  'storehouseFull',
  'crestOwned',
  'contractSpacesFull',
  'notInOffer',
  'offerEmpty',
  'notInStorehouse',
  'notACharacter',
  'notAContract',
  'notACrest',
  'notAHelper',
  'helperInUse',
  // boards
  'roomTaken',
  'noSuchRoom',
  'otherCharacterHere',
  'characterLivesElsewhere',
  'crestSpaceTaken',
  'noCharacterInBuilding',
  'bonusNotHere',
  // paying and choosing
  'cannotPay',
  'sameResource',
  'noGoldForGold',
  'nameIdentical',
  'nothingIdentical',
  'wrongCount',
  'kingTrackTop',
  'kingPointsLeft',
  'noPillarThere',
  'alreadyContributed',
  'noCathedralTileLeft',
  'gainInFull',
  'endTurnInstead',
  'finishFirst',
] as const;
export type BaseReason = (typeof REASONS)[number];
export type Reason = Brought<Workings, 'reason'>;

export interface Refusal {
  why: Reason;
  rule: RuleId;
  with?: Record<string, string | number>;
}

/** Refusals go from the most lasting to the most passing, so that a player reads the useful one. */
export const no = (why: Reason, rule: RuleId, values?: Record<string, string | number>): Refusal =>
  values ? { why, rule, with: values } : { why, rule };
