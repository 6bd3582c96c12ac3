import type { Resource } from '../../content';
import type { OverlayName, Technology } from '../../content/silver/words';
import type { SilverHappenings } from './happenings';
import type { SilverOptions } from './options';

/** What Prospect for Silver keeps on the table, and what it calls what goes on there. */

declare module '../workings' {
  interface Workings {
    silver: SilverWorkings;
  }
}

interface SilverWorkings {
  state: SilverState;
  options: SilverOptions;
  course: {
    layMines: object;
    alignDisc: object;
    layProspectorTile: object;
    startBelow: object;
    mineIncome: object;
    ribbons: object;
    refillProspector: object;
    turnDisc: object;
  };
  moves: SilverMoves;
  happenings: SilverHappenings;
  occasions: { minePlaced: { readonly space: string } };
  prices: {
    /** A Prospector for the map that starts here. */
    hire: { readonly start: string };
    /** The next tier of a Technology. */
    tier: { readonly technology: Technology };
  };
  source: SilverSource;
  reason: SilverReason;
  scoreRow: 'underground' | 'overlay' | 'technologies' | 'silver';
  finalPart: 'overlayProduct' | 'silverLeft' | 'tiers';
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
  | 'tiers';

type SilverReason =
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
  | 'noMovement';

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
  /** What the die of this turn has brought and is not yet used up. */
  readonly turn: DieLuck;
}

/** What holds for one turn, and is nothing in any other. */
export interface DieLuck {
  readonly turn: number;
  /** Movement points of the Prospector wheel that are left. */
  readonly movement: number;
  /** Points that a Helper has promised to the Action of the die. */
  readonly promised: number;
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
}
