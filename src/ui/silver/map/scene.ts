import type { Seat, State } from '../../../rules/model';
import { playerOf } from '../../../rules/model';
import { silverOf } from '../../../rules/silver/miner';
import type { Owner } from '../../pictures/owners';

/** Who stands where below, and what lies there. */
export interface MapScene {
  readonly players: number;
  readonly mines: Readonly<Record<string, Owner>>;
  readonly houses: Readonly<Record<string, Owner>>;
  readonly pillars: Readonly<Record<string, readonly Owner[]>>;
  readonly tiles: Readonly<Record<string, string>>;
  readonly costs: Readonly<Record<string, string>>;
  readonly taken: Readonly<Record<string, number>>;
  readonly crossed: readonly string[];
  readonly prospectors: readonly { readonly owner: Owner; readonly at: string }[];
  readonly me: Owner;
}

/** The part of it that lies on one map: as long as that stays, the map is not drawn again. */
export function sceneOn(G: State, me: Seat, map: string): MapScene {
  const here = (id: string): boolean => id.startsWith(`${map}.`);
  const only = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => here(id)));
  const owned = (spacesOf: (seat: Seat) => readonly string[]): Record<string, Owner> =>
    Object.fromEntries(
      G.players.flatMap(({ colour }, seat) =>
        spacesOf(seat)
          .filter(here)
          .map(space => [space, colour] as const),
      ),
    );
  const { seats, crossed } = silverOf(G);
  const costs = only(G.map.costs);
  const towns = Object.keys(costs);
  return {
    players: G.players.length,
    mines: owned(seat => seats[seat]?.mines ?? []),
    houses: owned(seat => playerOf(G, seat).houses),
    pillars: Object.fromEntries(
      towns.map(town => [
        town,
        G.players.filter(({ pillars }) => pillars.includes(town)).map(({ colour }) => colour),
      ]),
    ),
    tiles: only(G.map.tiles),
    costs,
    taken: Object.fromEntries(
      towns.map(town => [
        town,
        G.players.flatMap(({ cathedrals }) => cathedrals).filter(tile => tile.startsWith(`${town}.`)).length,
      ]),
    ),
    crossed: crossed.filter(here),
    prospectors: G.players.flatMap(({ colour }, seat) =>
      (seats[seat]?.prospectors ?? []).filter(here).map(at => ({ owner: colour, at })),
    ),
    me: playerOf(G, me).colour,
  };
}
