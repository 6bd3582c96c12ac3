import type { LogEntry } from 'boardgame.io';
import type { Move, Options, State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { makeMove, recordOfMatch, resumeMatch, startMatch, type LocalClient } from '../../table/localMatch';
import { newId, saveMatch, type SavedMatch, type SeatKind } from './savedMatches';

/** A match at this device while it is open: the framework's client, saved after every change. */

/** What the framework tells at one moment; a new object whenever something has changed. */
export interface Moment {
  G: State;
  log: readonly LogEntry[];
  canRedo: boolean;
}

export interface Session {
  readonly id: string;
  readonly seats: readonly SeatKind[];
  readonly client: LocalClient;
  moment: () => Moment;
  subscribe: (listener: () => void) => () => void;
  make: (move: Move) => void;
  undo: () => void;
  redo: () => void;
  record: () => GameRecord;
  close: () => void;
}

interface FrameworkMoment {
  G: State;
  _redo: unknown[];
}

function sessionOf(id: string, seats: readonly SeatKind[], client: LocalClient): Session {
  const listeners = new Set<() => void>();
  const read = (): Moment => {
    const { G, _redo } = client.store.getState() as FrameworkMoment;
    return { G, log: client.log ?? [], canRedo: _redo.length > 0 };
  };
  let moment = read();
  const save = (): void => {
    saveMatch({ id, seats: [...seats], record: recordOfMatch(client), saved: Date.now() }, moment.G);
  };
  // the framework's ids of subscribers collide after one has left: there is only this one (FRAMEWORK.md)
  const unsubscribe = client.subscribe(() => {
    moment = read();
    save();
    for (const listener of [...listeners]) listener();
  });
  return {
    id,
    seats,
    client,
    moment: () => moment,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    make: move => makeMove(client, move),
    undo: () => client.undo(),
    redo: () => client.redo(),
    record: () => recordOfMatch(client),
    close: () => {
      unsubscribe();
      client.stop();
    },
  };
}

export const startSession = (options: Options, seats: readonly SeatKind[]): Session =>
  sessionOf(newId(), seats, startMatch(options));

export const resumeSession = ({ id, seats, record }: SavedMatch): Session =>
  sessionOf(id, seats, resumeMatch(record));
