import type { HouseClock } from './clock';
import type { Sitting } from '../table/online/wire';
import type { Seat } from '../rules/model';
import { mustExist, newLobbyChanges, newMatch } from './lobbyChanges';
import { lobbyGames } from './lobbyGames';
import { lobbySeats } from './lobbySeats';
import type { Matches } from './matches';
import type { Match, Store } from './store';
import { newDoc, type Wanted } from './tables';
import { newToken } from './tokens';

/** The tables of the house: made, found, filled, begun. */

const LIST = 50;

export type HouseLobby = ReturnType<typeof newLobby>;

/** What the lobby has to know of the house around it. */
export interface LobbyParts {
  readonly store: Store;
  readonly matches: Matches;
  readonly presentAt: (id: string) => ReadonlySet<Seat>;
  readonly clock: HouseClock;
  /** How long its tables wait for somebody who is away, in milliseconds. */
  readonly patience: number;
}

export function newLobby(parts: LobbyParts) {
  const { store, clock, patience } = parts;
  const changes = newLobbyChanges(parts);

  return {
    find: (id: string): Promise<Match | undefined> => store.look(id),
    match: async (id: string): Promise<Match> => mustExist(await store.look(id)),
    presently: changes.presently,
    listed: (): Promise<Match[]> => store.listed(LIST),

    async create(wanted: Wanted, listed: boolean): Promise<Sitting> {
      const token = newToken();
      const match = newMatch(newDoc(wanted, token, { at: clock.now(), patience }), listed);
      await store.create(match, false);
      return { id: match.id, seat: 0, token };
    },

    ...lobbySeats(changes, clock),
    ...lobbyGames(changes, parts),
  };
}
