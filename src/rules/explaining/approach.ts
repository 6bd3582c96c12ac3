import type { Piece } from '../../content';
import { path } from '../map';
import type { Seat, State } from '../model';
import { piecesOf, standsFor } from '../pieces';
import { reachOf, type Walk } from './reach';

/** How far a piece of a seat is from a place, and how it could go there now. */
export interface Approach {
  readonly piece: Piece;
  /** The spaces of a shortest way, the goal last; none where it stands there. */
  readonly path: readonly string[];
  /** Where its points, its steps or its leap reach. */
  readonly walk?: Walk;
}

/** Of each piece that stands on the map of the place; those that can go there now first, then the nearest. */
export const approachesTo = (state: State, seat: Seat, place: string): readonly Approach[] =>
  piecesOf(state)
    .flatMap(piece => approach(state, seat, piece, place) ?? [])
    .toSorted(
      (a, b) => Number(b.walk !== undefined) - Number(a.walk !== undefined) || a.path.length - b.path.length,
    );

function approach(state: State, seat: Seat, piece: Piece, place: string): Approach | undefined {
  const from = standsFor(state, seat, piece, place);
  if (from === undefined) return undefined;
  const walk = reachOf(state, seat).find(each => each.piece === piece && each.to === place);
  return { piece, path: path(from, place), ...(walk && { walk }) };
}
