import type { Founded } from '../../../content/silver/solo/words';

/** What the Cardinal of Silver calls the steps of his turn, and the words in which he gives reasons. */

export interface SilverSteps {
  /** Begins the Prospector Action of a die of this value. */
  goBelow: { readonly value: number; readonly search: Search; readonly because: BelowReason };
  prospect: { readonly points: number; readonly search: Search };
  /** A Bonus tile of the map, in reach of where his Prospector stands. */
  tileBelow: { readonly from: string; readonly reach: number };
  descend: { readonly to: string };
  found: { readonly what: Founded; readonly town: string };
  guild: object;
  paySurprise: object;
  /** Draws a King's Surprise; so many are to come. `instead`: of an Action that can place nothing. */
  surprise: { readonly left: number; readonly instead?: true };
  surpriseEffect: { readonly card: string; readonly at: number };
  refillOffer: object;
}

/** What a Prospector Action of his looks for. */
export interface Search {
  /** First things first. */
  readonly for: readonly Founded[];
  /** Only on maps where a new Crest is in reach (SQ15.2). */
  readonly atCrest?: true;
  /** Where nothing can be placed he draws a King's Surprise instead (S14.8). */
  readonly elseSurprise?: true;
}

/** What he chooses between: a place for a piece, a way, a space for a Mine. */
export type SilverChoice = 'site' | 'way' | 'mineSpace';

export type SilverCriterion =
  | 'morePoints'
  | 'leastExtension'
  | 'kindOrder'
  | 'withYou'
  | 'showsBonus'
  | 'higherMap'
  | 'openTablets'
  | 'mostGold'
  | 'fewestPoints';

/** What speaks against a nearer place: its map, or what another one has more of. */
export type SilverPassing = 'noCrest' | 'kindOrder' | 'withYou' | 'showsBonus' | 'higherMap';

/** Why a die of his is a Prospector Action. */
export type BelowReason = 'prospecting' | 'prospectorOnTies';

export type SilverActionReason = BelowReason | 'surprise';
