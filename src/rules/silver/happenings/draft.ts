import { changeBox, replaced, type Draft } from '../../happenings/draft';
import type { Seat, Table } from '../../model';
import { luckOf, minerOf, silverOf } from '../miner';
import type { DieLuck, Miner, SilverState } from '../model';

/** What Silver keeps, in the making: field by field, for the reason that the drafts of the table have. */

function draftOfSilver(silver: SilverState): Draft<SilverState> {
  const draft: Draft<SilverState> = {
    maps: silver.maps,
    technologies: silver.technologies,
    overlay: silver.overlay,
    disc: silver.disc,
    crossed: silver.crossed,
    aside: silver.aside,
    turn: silver.turn,
    seats: silver.seats,
  };
  if (silver.surprises) draft.surprises = silver.surprises;
  return draft;
}

/** Lets something be set that lies on the table for all. */
export function changeSilver(table: Draft<Table>, change: (silver: Draft<SilverState>) => void): void {
  const silver = draftOfSilver(silverOf(table));
  change(silver);
  changeBox(table, 'silver', () => silver);
}

function draftOfMiner(miner: Miner): Draft<Miner> {
  const draft: Draft<Miner> = {
    silver: miner.silver,
    locked: miner.locked,
    supply: miner.supply,
    mines: miner.mines,
    prospectors: miner.prospectors,
    reserve: miner.reserve,
    tiers: miner.tiers,
  };
  if (miner.bonus) draft.bonus = miner.bonus;
  return draft;
}

/** Lets something about a miner be set. */
export function changeMiner(
  table: Draft<Table>,
  seat: Seat | undefined,
  change: (miner: Draft<Miner>) => void,
): void {
  if (seat === undefined) throw new Error('it happens to nobody');
  const miner = draftOfMiner(minerOf(table, seat));
  change(miner);
  changeSilver(table, silver => {
    silver.seats = replaced(silver.seats, seat, miner);
  });
}

/** Lets something be set that holds for this turn. */
export function changeLuck(table: Draft<Table>, change: (luck: Draft<DieLuck>) => void): void {
  const { movement, promised, mining, due, contractLook, first, rest, asGold } = luckOf(table);
  const { turn } = table;
  const luck = { turn, movement, promised, mining, due, contractLook, first, rest, asGold };
  change(luck);
  changeSilver(table, silver => {
    silver.turn = luck;
  });
}
