import type { OverlayName, Technology } from '../../../content/silver/words';
import type { Seat, Table } from '../../model';
import { changeBox, type Draft } from '../../happenings/draft';
import type { Rows } from '../../happenings/row';
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
  promise: (table, { points }) => changeLuck(table, ({ promised }) => ({ promised: promised + points })),
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
