import { Client } from 'boardgame.io/client';
import type { State } from '../../src/rules/model';
import { seatCount } from '../../src/rules/setup/options';
import { localGame, type LocalClient } from '../../src/table/localMatch';
import { BoardSession, type GivenTable } from '../../src/ui/board/boardSession';
import { KeptMatch } from '../../src/ui/session/keptMatch';
import { loadMatch } from '../../src/ui/session/savedMatches';

/** What the framework's client would give to its board now. */
export const givenBy = (client: LocalClient, isMultiplayer = false): GivenTable => ({
  ...(client.getState() as NonNullable<ReturnType<LocalClient['getState']>>),
  moves: client.moves,
  undo: client.undo,
  redo: client.redo,
  log: client.log ?? [],
  playerID: client.playerID ?? null,
  isMultiplayer,
  ...(client.matchData && { matchData: client.matchData }),
});

export interface OpenMatch {
  readonly kept: KeptMatch;
  readonly session: BoardSession;
  /** As when its page goes. */
  readonly leave: () => void;
}

/** A saved match as its page opens it, without anything being drawn. */
export function openMatch(id: string): OpenMatch {
  const saved = loadMatch(id);
  if (!saved) throw new Error('nothing was saved');
  const kept = new KeptMatch(saved);
  const { options } = kept;
  const client = Client<State>({ game: localGame(options), numPlayers: seatCount(options), debug: false });
  kept.begin(client);
  kept.attach(client);
  const session = new BoardSession(givenBy(client), kept);
  client.subscribe(() => session.show(givenBy(client)));
  return { kept, session, leave: kept.follow(session) };
}
