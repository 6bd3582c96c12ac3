import type { Player, Seat, State, Table } from '../model';
import { playerOf } from '../model';
import type { BoxStates } from '../workings';

/**
 * The next table in the making, for the happenings alone: its own parts can be set, what lies deeper is replaced.
 * Written out field by field, here and in the rows: a spread takes ten times as long, and gives each part another
 * hidden class each time it is made anew, which whatever then reads it has to learn.
 */

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A state like this one, which shares all its parts. */
export function draftOf(state: State): Draft<State> {
  const { boxes, cardinal, ranking } = state;
  const draft: Draft<State> = {
    schema: state.schema,
    options: state.options,
    phase: state.phase,
    round: state.round,
    cycle: state.cycle,
    turn: state.turn,
    order: state.order,
    agenda: state.agenda,
    facts: state.facts,
    undoable: state.undoable,
    players: state.players,
    wheel: state.wheel,
    king: state.king,
    corruption: state.corruption,
    piles: state.piles,
    offers: state.offers,
    map: state.map,
    fairs: state.fairs,
  };
  if (cardinal) draft.cardinal = cardinal;
  if (boxes) draft.boxes = boxes;
  if (ranking) draft.ranking = ranking;
  return draft;
}

const draftOfPlayer = (player: Player): Draft<Player> => ({
  name: player.name,
  colour: player.colour,
  score: player.score,
  goods: player.goods,
  supply: player.supply,
  houses: player.houses,
  pillars: player.pillars,
  merchant: player.merchant,
  architect: player.architect,
  buildings: player.buildings,
  storehouse: player.storehouse,
  contracts: player.contracts,
  cathedrals: player.cathedrals,
  dice: player.dice,
});

/** Lets something about a player be set. */
export function changePlayer(
  table: Draft<Table>,
  seat: Seat | undefined,
  change: (player: Draft<Player>) => void,
): void {
  if (seat === undefined) throw new Error('it happens to nobody');
  const player = draftOfPlayer(playerOf(table, seat));
  change(player);
  table.players = replaced(table.players, seat, player);
}

/** Lets something about the wheel be set. */
export function changeWheel(table: Draft<Table>, change: (wheel: Draft<Table['wheel']>) => void): void {
  const { offset, actions, dice, tiles } = table.wheel;
  const wheel: Draft<Table['wheel']> = { offset, actions, dice, tiles };
  change(wheel);
  table.wheel = wheel;
}

/** The list with another item at this place. */
export function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const copy = [...list];
  copy[at] = item;
  return copy;
}

/** The list without the first item that is equal to this one. */
export function dropped<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not there`);
  return list.toSpliced(at, 1);
}

/** The record with another entry under this name; a computed name in a literal would go through the runtime. */
export function entered<T extends object, K extends keyof T>(record: T, name: K, entry: T[K]): T {
  const copy = { ...record };
  copy[name] = entry;
  return copy;
}

/** Changes what a box keeps on the table. */
export function changeBox<Name extends keyof BoxStates>(
  table: Draft<Table>,
  name: Name,
  change: (kept: NonNullable<BoxStates[Name]>) => NonNullable<BoxStates[Name]>,
): void {
  const kept: NonNullable<BoxStates[Name]> | undefined = table.boxes?.[name] ?? undefined;
  if (kept === undefined) throw new Error(`'${name}' keeps nothing on this table`);
  table.boxes = entered<BoxStates, Name>(table.boxes ?? {}, name, change(kept));
}
