import type { Action, Piece, Pile, Resource } from '../../content';
import type { OverlayName, Technology, TierId } from '../../content/silver/words';
import type { SilverGifts, SilverThings } from './explaining/words';
import type { SilverHappenings } from './happenings';
import type { SilverOptions } from './options';
import type { SilverReadings } from './readings';
import type {
  SilverActionReason,
  SilverChoice,
  SilverCriterion,
  SilverPassing,
  SilverSteps,
} from './solo/words';

/** What Prospect for Silver keeps on the table, and what it calls what goes on there. */

declare module '../workings' {
  interface Workings {
    silver: SilverWorkings;
  }
}

interface SilverWorkings {
  state: SilverState;
  options: SilverOptions;
  pending: SilverPending;
  course: {
    layMines: object;
    alignDisc: object;
    layProspectorTile: object;
    startBelow: object;
    mineIncome: object;
    ribbons: object;
    refillProspector: object;
    turnDisc: object;
    audiences: object;
    /** A Silver in place of a Resource of the die, for whoever may have it. */
    silverOfTheDie: object;
    moreOfTheDie: object;
    /** The bonus of one Character. */
    oneBonus: object;
    headStart: object;
    sendProspector: object;
    kingsSurprise: object;
  };
  moves: SilverMoves;
  happenings: SilverHappenings;
  occasions: { minePlaced: { readonly space: string } };
  prices: {
    /** A Prospector for the map that starts here. */
    hire: { readonly start: string };
    /** The next tier of a Technology. */
    tier: { readonly technology: Technology };
    /** A Contract for a Resource less, which is named. */
    lessContract: {
      readonly tile: string;
      readonly less: Resource;
      readonly identical?: Resource | undefined;
    };
  };
  source: SilverSource;
  readings: SilverReadings;
  reason: SilverReason;
  deed: 'mine' | 'hire' | 'tablet' | 'tier';
  scoreRow: 'underground' | 'overlay' | 'technologies' | 'silver';
  things: SilverThings;
  gifts: SilverGifts;
  finalPart: 'overlayProduct' | 'silverLeft' | 'itsSilver' | 'tiers';
  // of the Cardinal
  steps: SilverSteps;
  choice: SilverChoice;
  criterion: SilverCriterion;
  passing: SilverPassing;
  actionReason: SilverActionReason;
}

interface SilverMoves {
  /** A Prospector comes to the start of a map. */
  hire: { readonly to: string };
  openMine: { readonly space: string };
  chooseKind: { readonly resource: Resource };
  payFor: object;
  research: { readonly technology: Technology };
  useMovement: object;
  recolour: { readonly resource: Resource };
  /** The Action of the die begins, before its first point. */
  beginAction: object;
  offerFirst: { readonly tier: TierId };
  turnUp: object;
  keepTile: { readonly tile: string };
  putUnder: { readonly tile: string };
  walkWith: { readonly piece: Piece };
  takeSilver: object;
  chooseBonus: { readonly resource: Resource };
  /** So many of the next Gold are paid in tokens of the own Resource. */
  spendAsGold: { readonly count: number };
  split: { readonly action: Action; readonly points: number };
  /** The second part of a Joker begins. */
  goOver: object;
  fulfilForLess: { readonly tile: string; readonly less: Resource; readonly identical?: Resource };
}

/** What Technologies let wait. */
interface SilverPending {
  /** Tiles of a pile may be turned up. */
  turnUp: object;
  /** Each of the tiles aside is kept, for so many points, or goes under this pile. */
  sort: { readonly pile: Pile; readonly keeps: number; readonly points: number };
  /** One step of any piece. */
  anyStep: object;
  /** A Silver in place of a Resource of the die. */
  silverInstead: object;
  chooseBonus: object;
}

type SilverSource =
  | 'mine'
  | 'mineIncome'
  | 'ribbon'
  | 'tablet'
  | 'technology'
  | 'movement'
  | 'hire'
  | 'overlayProduct'
  | 'silverLeft'
  | 'itsSilver'
  | 'tiers'
  | 'surprise';

export type SilverReason =
  | 'prospectorElsewhere'
  | 'noProspectorOnMap'
  | 'noSuchMine'
  | 'mineAlreadyThere'
  | 'mineSpaceTaken'
  | 'noMineLeft'
  | 'notAStart'
  | 'prospectorAlreadyThere'
  | 'noProspectorLeft'
  | 'technologyNotInPlay'
  | 'lastTier'
  | 'noMovement'
  | 'nothingBegins'
  | 'beginFirst'
  | 'notOffered'
  | 'pileEmpty'
  | 'putUnderFirst'
  | 'notAside'
  | 'bonusTaken'
  | 'noBonusTile'
  | 'noChoiceOfGold'
  | 'noSplit'
  | 'otherPart'
  | 'nameLess'
  | 'nothingLess';

export interface SilverState {
  /** The sides that lie on the table, the first map first. */
  readonly maps: readonly string[];
  readonly technologies: readonly Technology[];
  readonly overlay: OverlayName;
  /** The place around the wheel where the Prospector wheel begins. */
  readonly disc: number;
  /** The tablets that bear an X tile. */
  readonly crossed: readonly string[];
  readonly seats: readonly Miner[];
  /** Tiles that were turned up and are still to be sorted. */
  readonly aside: readonly string[];
  /** What the die of this turn has brought and is not yet used up. */
  readonly turn: DieLuck;
  /** The King's Surprises that the Cardinal has drawn, if he is there. */
  readonly surprises?: readonly string[];
}

/** What holds for one turn, and is nothing in any other. */
export interface DieLuck extends Luck {
  readonly turn: number;
}

export interface Luck {
  /** Movement points of the Prospector wheel that are left. */
  readonly movement: number;
  /** Points that a Helper has promised to the Action of the die. */
  readonly promised: number;
  /** Prospector points that came of the movement point and are left. */
  readonly mining: number;
  /** Points that come as the Action begins, for the colour of the die. */
  readonly due: number;
  /** How often Contracts may still be turned up in this Action. */
  readonly contractLook: number;
  /** To what the first part of a Joker went, and how many points are left for the second. */
  readonly first: Action | null;
  readonly rest: number;
  /** How many tokens were named to be paid as Gold. */
  readonly asGold: number;
}

export interface Miner {
  readonly silver: number;
  /** Mines beside the King track, and those that can be placed. */
  readonly locked: number;
  readonly supply: number;
  /** The spaces that hold a Mine of this seat. */
  readonly mines: readonly string[];
  /** Where its Prospectors stand, and how many are still at home. */
  readonly prospectors: readonly string[];
  readonly reserve: number;
  /** The tier of each Technology in play. */
  readonly tiers: readonly number[];
  /** The Resource of its Resource Bonus tile. */
  readonly bonus?: Resource;
}
