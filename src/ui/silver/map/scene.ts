import type { Seat, State } from '../../../rules/model';
import { playerOf } from '../../../rules/model';
import { silverOf } from '../../../rules/silver/miner';
import type { Owner } from '../../pictures/owners';
import { builtOn, type Built } from '../../play/panels/builtOn';

/** Who stands where below, and what lies there. */
export interface MapScene extends Built {
  readonly players: number;
  readonly mines: Readonly<Record<string, Owner>>;
  readonly crossed: readonly string[];
  readonly prospectors: readonly { readonly owner: Owner; readonly at: string }[];
  readonly me: Owner;
}

/** The part of it that lies on one map: as long as that stays, the map is not drawn again. */
export function sceneOn(G: State, me: Seat, map: string): MapScene {
  const here = (id: string): boolean => id.startsWith(`${map}.`);
  const { seats, crossed } = silverOf(G);
  /** What each player has of something here, with the owner's colour. */
  const ofOwners = <T>(own: (seat: Seat) => readonly string[], each: (id: string, owner: Owner) => T): T[] =>
    G.players.flatMap(({ colour }, seat) =>
      own(seat)
        .filter(here)
        .map(id => each(id, colour)),
    );
  return {
    ...builtOn(G, here),
    players: G.players.length,
    mines: Object.fromEntries(
      ofOwners(
        seat => seats[seat]?.mines ?? [],
        (space, owner) => [space, owner],
      ),
    ),
    crossed: crossed.filter(here),
    prospectors: ofOwners(
      seat => seats[seat]?.prospectors ?? [],
      (at, owner) => ({ owner, at }),
    ),
    me: playerOf(G, me).colour,
  };
}
