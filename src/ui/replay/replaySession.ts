import type { State } from '../../rules/model';
import type { SeatKind } from '../../table/seats';
import { keep } from '../session/keep';
import type { Moment, Session } from '../session/session';
import type { Film } from './film';

/** A table that shows a film: it can be gone to any place, and nobody can do anything at it. */
export interface ReplaySession extends Session {
  goTo: (at: number) => void;
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
  const momentAt = (at: number, before?: State): Moment => {
    const state = film.stateAt(at);
    return { G: before ? keep(before, state) : state, log: film.log.slice(0, at), canRedo: false };
  };
  let moment = momentAt(start);
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
    goTo: at => {
      if (at === moment.log.length) return;
      moment = momentAt(at, moment.G);
      for (const listener of [...listeners]) listener();
    },
  };
}
