import { Client } from 'boardgame.io/client';
import type { State as FrameworkState } from 'boardgame.io';
import type { Chance, Outcome } from '../rules/chance';
import type { Move, Options, State } from '../rules/model';
import type { GameRecord } from '../rules/replay';
import { seatCount } from '../rules/setup/options';
import { cryptographic } from './chance';
import { createGame, withOptions } from './game';
import { recordOf } from './record';

/** A match at this device, played by the framework without a server. */

/** First what came out before, then new chance: a match that goes on where its record ends. */
function resuming(before: readonly Outcome[]): Chance {
  const rest = [...before];
  const fresh = cryptographic();
  return {
    pick: from => {
      const next = rest.shift();
      const found = from.find(each => each === next);
      return found ?? fresh.pick(from);
    },
  };
}

export type LocalClient = ReturnType<typeof clientFor>;

function clientFor(options: Options, chance: Chance) {
  const game = withOptions(options, createGame(chance));
  const client = Client<State>({ game, numPlayers: seatCount(options), debug: false });
  client.start();
  return client;
}

export const startMatch = (options: Options): LocalClient => clientFor(options, cryptographic());

/** Makes a move as whoever has to decide. */
export function makeMove(client: LocalClient, { type, ...args }: Move): void {
  client.moves[type]?.(args);
}

/** Plays a record again, move by move, so that it can be undone and gone on with. */
export function resumeMatch(record: GameRecord): LocalClient {
  const outcomes = [...record.opening, ...record.steps.flatMap(step => step.outcomes)];
  const client = clientFor(record.options, resuming(outcomes));
  for (const { move } of record.steps) makeMove(client, move);
  return client;
}

/** What has to be kept to come back to this very moment. */
export const recordOfMatch = (client: LocalClient): GameRecord =>
  recordOf(client.store.getState() as FrameworkState<State>, client.log ?? []);
