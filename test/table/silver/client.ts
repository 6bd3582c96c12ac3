import { Client } from 'boardgame.io/client';
import { seeded } from '../../../src/rules/chance';
import type { State } from '../../../src/rules/model';
import { createGame } from '../../../src/table/game';

/** The plain client of the framework at a table with this `setupData`; it takes it from nowhere else than its game. */
export function clientOf(setupData: unknown, seed: number) {
  const plain = createGame(seeded(seed));
  const game: typeof plain = { ...plain, setup: context => plain.setup?.(context, setupData) as State };
  const client = Client<State>({ game, numPlayers: 2, debug: false });
  client.start();
  return client;
}
