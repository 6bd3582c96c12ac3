import type { Technology, TierId } from '../../../content/silver/words';
import type { Seat } from '../../model';

/** What of this box lies on the table; its maps, their towns and all that lies there are things like any others. */

export interface SilverThings {
  mineSpace: { readonly space: string };
  tablet: { readonly tablet: string };
  /** A Technology in play, with the tier that comes next. */
  technology: { readonly technology: Technology };
  /** One of its tiers, reached or not. */
  tier: { readonly tier: TierId };
  /** How far a seat is on it. */
  tiers: { readonly seat: Seat; readonly technology: Technology };
  silver: { readonly seat: Seat };
  mineSupply: { readonly seat: Seat };
  lockedMines: { readonly seat: Seat };
  /** The Prospectors that are still at home. */
  prospectorsAtHome: { readonly seat: Seat };
  /** Movement points of the Prospector wheel. */
  movement: object;
  /** What is tied to a space of the King track. */
  ribbon: { readonly position: number };
  /** What the next King phase pays for Mines. */
  income: { readonly seat: Seat };
  overlay: object;
  aside: { readonly tile: string };
  surprise: { readonly card: string };
}

export interface SilverGifts {
  tier: { readonly id: TierId };
}
