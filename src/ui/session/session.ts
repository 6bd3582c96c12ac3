import type { LogEntry } from 'boardgame.io';
import type { Move, Options, Seat, State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { clockOf, recordWith, Walk, type Timing } from '../../table/record';
import { makeMove, recordOfMatch, resumeMatch, startMatch, type LocalClient } from '../../table/localMatch';
import { keep } from './keep';
import type { SeatKind } from '../../table/seats';
import { newId, saveMatch, saveMatchSoon, type SavedMatch } from './savedMatches';

/**
 * A match at this device: the framework's client, saved after every change. It is awake while somebody listens, and
 * holds nothing while nobody does: a page may come and go, also twice in a row as in React's strict mode.
 */

/** What the framework tells at one moment; a new object whenever something has changed. */
export interface Moment {
  G: State;
  log: readonly LogEntry[];
  canRedo: boolean;
  /** The table before the last move, where that was seen. */
  before?: State;
}

function isOneMove(added: readonly LogEntry[]): boolean {
  const [first, second] = added.filter(({ automatic }) => !automatic);
  return first?.action.type === 'MAKE_MOVE' && !second;
}

/** A match as a table shows it, here or in the online house. */
export interface Session {
  readonly id: string;
  readonly seats: readonly SeatKind[];
  /** The seats whose people sit at this screen; none for somebody who watches. */
  readonly people: readonly Seat[];
  /** Whether bots and the Cardinal are played here, at the pace of this screen. */
  readonly playsBots: boolean;
  moment: () => Moment;
  subscribe: (listener: () => void) => () => void;
  make: (move: Move) => void;
  undo: () => void;
  redo: () => void;
  record: () => GameRecord;
  /** When the moves of the record were made, where that is known here. */
  timing?: () => Timing;
}

interface LocalSession extends Session {
  save: () => boolean;
}

const peopleAt = (seats: readonly SeatKind[]): Seat[] =>
  seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));

interface FrameworkMoment {
  G: State;
  _redo: unknown[];
}

function sessionOf(
  id: string,
  seats: readonly SeatKind[],
  client: LocalClient,
  before: Timing,
): LocalSession {
  const listeners = new Set<() => void>();
  const read = (): Moment => {
    const { G, _redo } = client.store.getState() as FrameworkMoment;
    return { G, log: client.log ?? [], canRedo: _redo.length > 0 };
  };
  let moment = read();
  const clock = clockOf(before, moment.log);
  const timing = (): Timing => clock.timing(moment.log);
  const walk = new Walk(recordOfMatch(client));
  walk.follow(recordOfMatch(client), moment.G);
  const saving = () => {
    const game = recordOfMatch(client);
    const checks = walk.follow(game, moment.G);
    const record = recordWith(game, moment.G, checks, { seats, ...timing() });
    return { record, saved: Date.now(), state: moment.G };
  };
  const changed = (): void => {
    const now = read();
    const G = keep(moment.G, now.G);
    // the framework also calls when somebody begins to listen
    if (G === moment.G && now.log === moment.log) return;
    const added = now.log.slice(moment.log.length);
    clock.note(added, Date.now());
    moment = { ...now, G, ...(isOneMove(added) && { before: moment.G }) };
    saveMatchSoon(id, saving);
    for (const listener of [...listeners]) listener();
  };
  // the framework's ids of subscribers collide after one has left: there is only this one (FRAMEWORK.md)
  let sleep: (() => void) | undefined;
  const wake = (): void => {
    client.start();
    const unsubscribe = client.subscribe(changed);
    sleep = () => {
      unsubscribe();
      client.stop();
    };
  };
  client.stop();
  return {
    id,
    seats,
    people: peopleAt(seats),
    playsBots: true,
    moment: () => moment,
    subscribe: listener => {
      listeners.add(listener);
      if (listeners.size === 1) wake();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) sleep?.();
      };
    },
    make: move => makeMove(client, move),
    undo: () => client.undo(),
    redo: () => client.redo(),
    record: () => recordOfMatch(client),
    timing,
    save: () => saveMatch(id, saving()),
  };
}

/** Begins a match and saves it: it can be gone on with at once, here or at its address. */
export function startSession(options: Options, seats: readonly SeatKind[]): Session {
  const session = sessionOf(newId(), seats, startMatch(options), { began: Date.now() });
  session.save();
  return session;
}

export const resumeSession = ({ id, record }: SavedMatch): Session =>
  sessionOf(id, record.seats, resumeMatch(record.game), record);
