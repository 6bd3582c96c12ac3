import { Client } from 'boardgame.io/client';
import type { LogEntry, State as FrameworkState } from 'boardgame.io';
import type { Chance } from '../rules/chance';
import type { Move, Options, State } from '../rules/model';
import type { GameRecord } from '../rules/replay';
import { seatCount } from '../rules/setup/options';
import { cryptographic, firstOf } from './chance';
import { createGame, withOptions } from './game';
import { recordOf } from './record';

/** A match at this device, played by the framework without a server. */

export type LocalClient = ReturnType<typeof Client<State>>;

function clientFor(options: Options, chance: Chance): LocalClient {
  const game = withOptions(options, createGame(chance));
  return Client<State>({ game, numPlayers: seatCount(options), debug: false });
}

export const startMatch = (options: Options): LocalClient => clientFor(options, cryptographic());

/** Makes a move as whoever has to decide. */
export function makeMove(client: LocalClient, { type, ...args }: Move): void {
  client.moves[type]?.(args);
}

/** Plays a record again, move by move, so that it can be undone and gone on with. */
export function resumeMatch(record: GameRecord): LocalClient {
  const outcomes = [...record.opening, ...record.steps.flatMap(step => step.outcomes)];
  const client = clientFor(record.options, firstOf(outcomes));
  for (const { move } of record.steps) makeMove(client, move);
  return client;
}

/** What has to be kept to come back to this very moment. */
export const recordOfMatch = (client: LocalClient): GameRecord => recordOf(stateOf(client), client.log ?? []);

const stateOf = (client: LocalClient): FrameworkState<State> =>
  client.store.getState() as FrameworkState<State>;

/** Where a match stands, as a client of the framework needs it to go on. */
export interface MatchStand {
  readonly state: FrameworkState<State>;
  readonly initialState: FrameworkState<State>;
  readonly log: LogEntry[];
}

/** Where the match of a record stands. */
export function standOf(record: GameRecord): MatchStand {
  const client = resumeMatch(record);
  const initialState = client.getInitialState();
  return { state: stateOf(client), initialState, log: client.log ?? [] };
}

/** Lets a client go on from there, whatever it has played. */
export function goOnFrom(client: LocalClient, stand: MatchStand): void {
  client.store.dispatch({ type: 'SYNC', clientOnly: true, ...stand });
}

/** The game that goes on at this device: what comes out from here on is new. */
export const localGame = (options: Options) => withOptions(options, createGame(cryptographic()));
