import { seal } from '../../table/record';
import type { SeatKind } from '../../table/seats';
import { hearRound } from '../session/heard';
import { newSavedId, saveMatch } from '../session/savedMatches';
import type { Film } from './film';

/** A new game at this device that goes on where the film stands: gives its id. Bots stay where they sat. */
export function beginFrom(film: Film, at: number, seats: readonly SeatKind[]): string {
  const id = newSavedId();
  const state = film.stateAt(at);
  saveMatch(id, { record: seal(film.recordAt(at), { seats }), saved: Date.now(), state });
  // the rounds that are over were seen in the replay
  hearRound(id, state.round - 1);
  return id;
}
