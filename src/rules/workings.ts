import type { BoxName, Brought } from '../content';
import type { BaseHappenings } from './happenings';
import type { BaseCourse, BaseMoves, BasePending, BaseSource } from './baseWords';
import type { BaseDeed } from './countedDeeds';
import type { BaseOccasions } from './occasions';
import type { BasePrices } from './prices';
import type { BaseReason } from './refusals';
import type { BaseGifts } from './explaining/words';
import type { BaseScoreRow } from './scoreSheet';
import type { BaseFinalPart } from './scoring';

/** What goes on in a game, as each box calls it; another box widens it by its name. */
export interface Workings {
  base: BaseWorkings;
}

interface BaseWorkings {
  /** What may wait on the agenda besides the effects of tiles. */
  pending: BasePending;
  /** The parts of a set-up, a phase and the end, which need no decision. */
  course: BaseCourse;
  moves: BaseMoves;
  happenings: BaseHappenings;
  occasions: BaseOccasions;
  prices: BasePrices;
  source: BaseSource;
  reason: BaseReason;
  scoreRow: BaseScoreRow;
  /** Happenings that are counted of a match. */
  deed: BaseDeed;
  finalPart: BaseFinalPart;
  gifts: BaseGifts;
}

/** What one box brings of a sort, or several. */
export type WorkingsOf<Box extends BoxName, Sort extends string> = Brought<
  Pick<Workings, Extract<keyof Workings, Box>>,
  Sort
>;

/** What a box keeps on the table, and what is chosen of it before the game. */
export type BoxStates = {
  readonly [Box in keyof Workings]?: WorkingsOf<Box, 'state'>;
};
export type BoxOptions = {
  readonly [Box in keyof Workings]?: WorkingsOf<Box, 'options'>;
};
