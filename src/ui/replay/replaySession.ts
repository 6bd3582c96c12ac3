import type { State } from '../../rules/model';
import type { SeatKind } from '../../table/seats';
import { keepSame } from '../session/keep';
import type { Moment, Session } from '../session/session';
import type { Film, Stand } from './film';

/** A table that shows a film: it can be gone to any place, and nobody can do anything at it. */
export interface ReplaySession extends Session {
  goTo: (at: number, happened?: number) => void;
  /** Where it stands now. */
  stand: () => Stand;
}

const nothing = (): void => undefined;

export function replaySession(
  id: string,
  film: Film,
  seats: readonly SeatKind[],
  start: number,
): ReplaySession {
  const listeners = new Set<() => void>();
  // what is the same at two places is the same object: only what differs is drawn anew
  const momentAt = (at: number, happened: number, before?: State): Moment => {
    const state = film.stateAt(at, happened);
    return { G: before ? keepSame(before, state) : state, log: film.log.slice(0, at), canRedo: false };
  };
  let moment = momentAt(start, 0);
  let inside = 0;
  return {
    id,
    seats,
    people: [],
    playsBots: false,
    moment: () => moment,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    make: nothing,
    undo: nothing,
    redo: nothing,
    record: () => film.recordAt(moment.log.length),
    stand: () => ({ at: moment.log.length, happened: inside }),
    goTo: (at, happened = 0) => {
      if (at === moment.log.length && happened === inside) return;
      inside = happened;
      moment = momentAt(at, happened, moment.G);
      for (const listener of [...listeners]) listener();
    },
  };
}
