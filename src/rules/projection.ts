import { LAST_ROUND_POINTS } from '../content';
import { playerOf, type Seat, type State } from './model';
import { fairPoints, finalPartsOf, takesPart, type FinalPart } from './scoring';
import { trackPoints, ranking } from './track';

/** What scoring would pay a player now, if nothing changed until then. Nothing here changes anything. */

export interface FairProjection {
  round: number;
  town: string;
  tile: string;
  takesPart: boolean;
  /** What it would pay a player who takes part. */
  points: number;
}

/** The Fairs that are still to come, this round's first. */
export const projectFairs = (state: State, seat: Seat): FairProjection[] =>
  state.fairs
    .map(({ town, tile }, index) => ({ round: index + 1, town, tile }))
    .filter(({ round }) => isToCome(state, round))
    .map(fair => ({
      ...fair,
      takesPart: takesPart(state, seat, fair.town),
      points: fairPoints(state, seat, fair.round),
    }));

const isToCome = (state: State, round: number): boolean =>
  !state.ranking && (round > state.round || (round === state.round && state.phase !== 'cleanup'));

export interface KingProjection {
  leader: boolean;
  /** The Bonus tile that the leader may take; without one he gains points instead. */
  tile: string | null;
  points: number;
  /** The place in the next turn order, 1 being the first. */
  place: number;
}

/** The King phase of this round, until it has been. */
export function projectKing(state: State, seat: Seat): KingProjection | undefined {
  if (state.ranking || state.phase === 'fair' || state.phase === 'cleanup') return undefined;
  const place = ranking(state).indexOf(seat) + 1;
  const leader = place === 1;
  const instead = leader && state.king.tile === null ? LAST_ROUND_POINTS : 0;
  return { leader, tile: leader ? state.king.tile : null, points: trackPoints(state, seat) + instead, place };
}

export interface FinalProjection {
  parts: { kind: FinalPart; points: number }[];
  /** The score with these parts added. */
  total: number;
}

/** The final scoring, as if the game ended here. */
export function projectEnd(state: State, seat: Seat): FinalProjection {
  const parts = finalPartsOf(state, seat).map(({ kind, points }) => ({ kind, points: points(state, seat) }));
  return { parts, total: parts.reduce((sum, part) => sum + part.points, playerOf(state, seat).score) };
}
