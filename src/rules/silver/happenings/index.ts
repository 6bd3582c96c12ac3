import type { Action, Pile, Price, Resource } from '../../../content';
import type { OverlayName, Technology } from '../../../content/silver/words';
import type { Seat, Table } from '../../model';
import { changeBox, type Draft } from '../../happenings/draft';
import { lay, leavePlace } from '../../happenings/places';
import { stays, type Rows } from '../../happenings/row';
import { luckOf, minerOf, silverOf } from '../miner';
import type { DieLuck, Miner } from '../model';

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
  layMaps: (table, { maps }) => changeBox(table, 'silver', kept => ({ ...kept, maps })),
  layTechnologies: (table, { technologies }) =>
    changeBox(table, 'silver', kept => ({
      ...kept,
      technologies,
      seats: kept.seats.map(miner => ({ ...miner, tiers: technologies.map(() => 0) })),
    })),
  layOverlay: (table, { overlay }) => changeBox(table, 'silver', kept => ({ ...kept, overlay })),
  disc: (table, { place }) => changeBox(table, 'silver', kept => ({ ...kept, disc: place })),
  silver: (table, { count }, seat) => changeMiner(table, seat, ({ silver }) => ({ silver: silver + count })),
  unlock: (table, { count }, seat) =>
    changeMiner(table, seat, ({ locked, supply }) => ({ locked: locked - count, supply: supply + count })),
  mine: (table, { space }, seat) =>
    changeMiner(table, seat, ({ supply, mines }) => ({ supply: supply - 1, mines: [...mines, space] })),
  hire: (table, { to }, seat) =>
    changeMiner(table, seat, ({ reserve, prospectors }) => ({
      reserve: reserve - 1,
      prospectors: [...prospectors, to],
    })),
  tablet: (table, { tablet }) =>
    changeBox(table, 'silver', kept => ({ ...kept, crossed: [...kept.crossed, tablet] })),
  tier: (table, { technology, tier }, seat) => {
    const at = silverOf(table).technologies.indexOf(technology);
    changeMiner(table, seat, ({ tiers }) => ({ tiers: tiers.with(at, tier) }));
  },
  movement: (table, { points }) => changeLuck(table, ({ movement }) => ({ movement: movement + points })),
  surprise: (table, { card }) =>
    changeBox(table, 'silver', kept => ({ ...kept, surprises: [...(kept.surprises ?? []), card] })),
  promise: (table, { points }) => changeLuck(table, ({ promised }) => ({ promised: promised + points })),
  mining: (table, { points }) => changeLuck(table, ({ mining }) => ({ mining: mining + points })),
  due: (table, { points }) => changeLuck(table, () => ({ due: points })),
  contractLook: (table, { times }) => changeLuck(table, () => ({ contractLook: times })),
  split: (table, { action, rest }) => changeLuck(table, () => ({ first: action, rest })),
  goOver: table => changeLuck(table, () => ({ rest: 0 })),
  asGold: (table, { count }) => changeLuck(table, () => ({ asGold: count })),
  bonusTile: (table, { resource }, seat) => changeMiner(table, seat, () => ({ bonus: resource })),
  under: (table, { tile, pile }) => {
    leavePlace(table, tile, 'aside:');
    lay(table, tile, `bottom:${pile}`);
  },
  saved: stays,
  paidAsGold: stays,
};

/** Puts a miner there of whom something has changed. */
export function changeMiner(
  table: Draft<Table>,
  seat: Seat | undefined,
  change: (miner: Miner) => Partial<Miner>,
): void {
  if (seat === undefined) throw new Error('it happens to nobody');
  const miner = minerOf(table, seat);
  changeBox(table, 'silver', kept => ({
    ...kept,
    seats: kept.seats.with(seat, { ...miner, ...change(miner) }),
  }));
}

function changeLuck(table: Draft<Table>, change: (luck: DieLuck) => Partial<DieLuck>): void {
  const luck = luckOf(table);
  changeBox(table, 'silver', kept => ({ ...kept, turn: { ...luck, ...change(luck) } }));
}
