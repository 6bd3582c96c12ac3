import type { Outcome } from '../../rules/chance';
import type { GivenTable } from '../board/boardSession';
import type { Film, Stand } from './film';

const nothing = (): void => undefined;

/** What a film gives to a board where it stands, as the framework gives a moment that was picked out of the past. */
export const givenMoment = (
  film: Film,
  opening: readonly Outcome[],
  { at, happened }: Stand,
): GivenTable => ({
  ...{ G: film.stateAt(at, happened), log: film.log.slice(0, at) },
  plugins: { chronicle: { data: { opening } } },
  ...{ playerID: null, isMultiplayer: true },
  ...{ moves: {}, undo: nothing, redo: nothing, _redo: [] },
});
