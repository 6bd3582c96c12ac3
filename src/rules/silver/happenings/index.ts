import type { Action, Pile, Price, Resource } from '../../../content';
import type { OverlayName, Technology } from '../../../content/silver/words';
import { lay, leavePlace } from '../../happenings/places';
import { stays, type Rows } from '../../happenings/row';
import { silverOf } from '../miner';
import { changeLuck, changeMiner, changeSilver } from './draft';

/** What can happen with Silver. */

export interface SilverHappenings {
  /** These sides lie on the table. */
  layMaps: { readonly maps: readonly string[] };
  layTechnologies: { readonly technologies: readonly Technology[] };
  layOverlay: { readonly overlay: OverlayName };
  /** The Prospector wheel turns to this place. */
  disc: { readonly place: number };
  /** Silver gained, or paid if it is negative. */
  silver: { readonly count: number };
  /** Mines leave the King track for the supply. */
  unlock: { readonly count: number };
  mine: { readonly space: string };
  /** A Prospector comes to the start of a map. */
  hire: { readonly to: string };
  /** An X tile covers a tablet. */
  tablet: { readonly tablet: string };
  tier: { readonly technology: Technology; readonly tier: number };
  /** Movement points of the turn, or one less. */
  movement: { readonly points: number };
  /** A Helper promises points to the Action of the die to come. */
  promise: { readonly points: number };
  /** Prospector points come of the movement point, or one of them is used. */
  mining: { readonly points: number };
  /** So many points come as the Action begins. */
  due: { readonly points: number };
  /** Contracts may be turned up so often. */
  contractLook: { readonly times: number };
  /** The points of a Joker are divided. */
  split: { readonly action: Action; readonly points: number; readonly rest: number };
  goOver: object;
  /** So many tokens were named to be paid as Gold. */
  asGold: { readonly count: number };
  bonusTile: { readonly resource: Resource };
  /** A tile aside goes under its pile. */
  under: { readonly tile: string; readonly pile: Pile };
  /** What a tier spares somebody. */
  saved: { readonly price: Price };
  /** So many tokens were paid as Gold. */
  paidAsGold: { readonly count: number };
  /** The Cardinal draws a King's Surprise; it stays below his board. */
  surprise: { readonly card: string };
}

export const SILVER_HAPPENINGS: Rows<SilverHappenings> = {
  layMaps: (table, { maps }) =>
    changeSilver(table, silver => {
      silver.maps = maps;
    }),
  layTechnologies: (table, { technologies }) =>
    changeSilver(table, silver => {
      silver.technologies = technologies;
      silver.seats = silver.seats.map(miner => ({ ...miner, tiers: technologies.map(() => 0) }));
    }),
  layOverlay: (table, { overlay }) =>
    changeSilver(table, silver => {
      silver.overlay = overlay;
    }),
  disc: (table, { place }) =>
    changeSilver(table, silver => {
      silver.disc = place;
    }),
  silver: (table, { count }, seat) =>
    changeMiner(table, seat, miner => {
      miner.silver += count;
    }),
  unlock: (table, { count }, seat) =>
    changeMiner(table, seat, miner => {
      miner.locked -= count;
      miner.supply += count;
    }),
  mine: (table, { space }, seat) =>
    changeMiner(table, seat, miner => {
      miner.supply -= 1;
      miner.mines = [...miner.mines, space];
    }),
  hire: (table, { to }, seat) =>
    changeMiner(table, seat, miner => {
      miner.reserve -= 1;
      miner.prospectors = [...miner.prospectors, to];
    }),
  tablet: (table, { tablet }) =>
    changeSilver(table, silver => {
      silver.crossed = [...silver.crossed, tablet];
    }),
  tier: (table, { technology, tier }, seat) => {
    const at = silverOf(table).technologies.indexOf(technology);
    changeMiner(table, seat, miner => {
      miner.tiers = miner.tiers.with(at, tier);
    });
  },
  movement: (table, { points }) =>
    changeLuck(table, luck => {
      luck.movement += points;
    }),
  surprise: (table, { card }) =>
    changeSilver(table, silver => {
      silver.surprises = [...(silver.surprises ?? []), card];
    }),
  promise: (table, { points }) =>
    changeLuck(table, luck => {
      luck.promised += points;
    }),
  mining: (table, { points }) =>
    changeLuck(table, luck => {
      luck.mining += points;
    }),
  due: (table, { points }) =>
    changeLuck(table, luck => {
      luck.due = points;
    }),
  contractLook: (table, { times }) =>
    changeLuck(table, luck => {
      luck.contractLook = times;
    }),
  split: (table, { action, rest }) =>
    changeLuck(table, luck => {
      luck.first = action;
      luck.rest = rest;
    }),
  goOver: table =>
    changeLuck(table, luck => {
      luck.rest = 0;
    }),
  asGold: (table, { count }) =>
    changeLuck(table, luck => {
      luck.asGold = count;
    }),
  bonusTile: (table, { resource }, seat) =>
    changeMiner(table, seat, miner => {
      miner.bonus = resource;
    }),
  under: (table, { tile, pile }) => {
    leavePlace(table, tile, 'aside:');
    lay(table, tile, `bottom:${pile}`);
  },
  saved: stays,
  paidAsGold: stays,
};
