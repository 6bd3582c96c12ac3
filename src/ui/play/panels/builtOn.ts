import type { State } from '../../../rules/model';
import type { Owner } from '../../pictures/owners';

/** What was built on a map and what lies there, by its towns and spaces. */
export interface Built {
  readonly houses: Readonly<Record<string, Owner>>;
  readonly pillars: Readonly<Record<string, readonly Owner[]>>;
  readonly tiles: Readonly<Record<string, string>>;
  readonly costs: Readonly<Record<string, string>>;
  /** How many tiles of a Cathedral were taken. */
  readonly taken: Readonly<Record<string, number>>;
}

const everywhere = (): boolean => true;

/** Of all maps, or of the one that has these places. */
export function builtOn({ players, map }: State, here: (id: string) => boolean = everywhere): Built {
  const only = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => here(id)));
  const costs = only(map.costs);
  const ofTowns = <T>(of: (town: string) => T): Record<string, T> =>
    Object.fromEntries(Object.keys(costs).map(town => [town, of(town)]));
  const cathedrals = players.flatMap(player => player.cathedrals);
  return {
    houses: Object.fromEntries(
      players.flatMap(({ houses, colour }) => houses.filter(here).map(space => [space, colour])),
    ),
    pillars: ofTowns(town =>
      players.filter(({ pillars }) => pillars.includes(town)).map(({ colour }) => colour),
    ),
    tiles: only(map.tiles),
    costs,
    taken: ofTowns(town => cathedrals.filter(tile => tile.startsWith(`${town}.`)).length),
  };
}
