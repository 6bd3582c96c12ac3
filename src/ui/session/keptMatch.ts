import type { LogEntry } from 'boardgame.io';
import { activeSeat, type Move, type Options, type Seat, type State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { makeMove, resumeMatch, startMatch, type LocalClient } from '../../table/localMatch';
import type { Timing } from '../../table/record';
import { keepSame } from './keep';
import { localGame, type LocalGame } from './localGame';
import type { SeatKind } from '../../table/seats';
import { newSavedId, type SavedMatch, type Saving } from './savedMatches';
import { SharedMatch } from './sharedMatch';

/**
 * A match at this device: the framework's client, saved after every change. It is awake while somebody listens, and
 * holds nothing while nobody does: a page may come and go, also twice in a row as in React's strict mode. Other pages may
 * play the same match: it goes on from what they have made of it.
 */

/** What the framework tells at one moment; a new object whenever something has changed. */
export interface Moment {
  G: State;
  log: readonly LogEntry[];
  canRedo: boolean;
  /** The table before the last move, where that was seen. */
  before?: State;
  /** How often something that a person did here was not kept, as another page had played on. */
  overtaken?: number;
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

function sessionOf(shared: SharedMatch, id: string, start: LocalGame): LocalSession {
  const listeners = new Set<() => void>();
  const { seats } = start;
  let game = start;
  let moment: Moment = game.read();
  const people = peopleAt(seats);
  /** What people have done here: since it was written last, and what was written then. */
  const deeds = { since: false, written: false };

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const saving = (): Saving => {
    deeds.written = deeds.since;
    deeds.since = false;
    return game.saving(moment.G);
  };
  const saveSoon = (): void => shared.saveSoon(saving, () => takeOver(deeds.since));
  const changed = (): void => {
    const now = game.read();
    const G = keepSame(moment.G, now.G);
    // the framework also calls when somebody begins to listen
    if (G === moment.G && now.log === moment.log) return;
    const added = now.log.slice(moment.log.length);
    game.note(added);
    saveSoon();
    const { overtaken = 0 } = moment;
    moment = { ...now, G, overtaken, ...(isOneMove(added) && { before: moment.G }) };
    tell();
  };

  // the framework's ids of subscribers collide after one has left: there is only this one (FRAMEWORK.md)
  let sleep: (() => void) | undefined;
  const listen = (): void => {
    const { client } = game;
    client.start();
    const unsubscribe = client.subscribe(changed);
    sleep = () => {
      unsubscribe();
      client.stop();
    };
  };

  /** Goes on from what another page has made of the match. `acting`: a person was about to do something here. */
  const takeOver = (acting: boolean): void => {
    const { found, lost } = shared.takeOver();
    // it can't be read and was set aside: the match is what it is here
    if (!found) {
      saveSoon();
      return;
    }
    const isLost = acting || (lost && (deeds.since || deeds.written));
    deeds.since = deeds.written = false;
    sleep?.();
    game = localGame(resumeMatch(found.record.game), seats, found.record);
    game.client.stop();
    const now = game.read();
    const G = keepSame(moment.G, now.G);
    const { overtaken = 0 } = moment;
    moment = { ...now, G, overtaken: isLost && G !== moment.G ? overtaken + 1 : overtaken };
    if (listeners.size > 0) listen();
    tell();
  };

  /** Does it at the table as it lies there: at another one than was seen here, it would be something else. */
  const act = (byPerson: boolean, deed: (client: LocalClient) => void): void => {
    const { G } = moment;
    if (shared.isForeign) takeOver(byPerson);
    if (moment.G !== G) return;
    deeds.since ||= byPerson;
    deed(game.client);
  };
  const isPersons = (): boolean => people.includes(activeSeat(moment.G) ?? -1);

  game.client.stop();
  let leave: (() => void) | undefined;
  return {
    id,
    seats,
    people,
    playsBots: true,
    moment: () => moment,
    subscribe: listener => {
      listeners.add(listener);
      if (listeners.size === 1) {
        listen();
        leave = shared.onForeign(() => takeOver(false));
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        leave?.();
        sleep?.();
      };
    },
    make: move => act(isPersons(), client => makeMove(client, move)),
    undo: () => act(true, client => client.undo()),
    redo: () => act(true, client => client.redo()),
    record: () => game.record(),
    timing: () => game.timing(moment.log),
    save: () => shared.save(saving()),
  };
}

/** Begins a match and saves it: it can be gone on with at once, here or at its address. */
export function startSession(options: Options, seats: readonly SeatKind[]): Session {
  const id = newSavedId();
  const game = localGame(startMatch(options), seats, { began: Date.now() });
  const session = sessionOf(new SharedMatch({ id }), id, game);
  session.save();
  return session;
}

export const resumeSession = (saved: SavedMatch): Session => {
  const { id, record } = saved;
  return sessionOf(new SharedMatch(saved), id, localGame(resumeMatch(record.game), record.seats, record));
};
