import { mapOf, type Piece } from '../../content';
import { distance, path, placesOf } from '../../rules/map';
import type { Move, Pending, Seat, State } from '../../rules/model';
import { pieceRule, piecesOf, standsOf } from '../../rules/pieces';
import { pointsNow } from '../../rules/points';

/** How far the pieces of the deciding seat can go now, so that one click walks several steps. */

export interface Walk {
  piece: Piece;
  from: string;
  /** Steps that are paid with points or granted; a leap goes anywhere. */
  reach: number | 'anywhere';
}

/** The pieces that may move now, and how far. */
export function walksNow(state: State, seat: Seat): Walk[] {
  const effects = state.agenda.at(-1)?.effects ?? [];
  return piecesOf(state).flatMap(piece => {
    const reach = reachOf(state, effects, piece);
    return reach === undefined ? [] : standsOf(state, seat, piece).map(from => ({ piece, from, reach }));
  });
}

function reachOf(state: State, effects: readonly Pending[], piece: Piece): Walk['reach'] | undefined {
  for (const effect of effects) {
    if (effect.do === 'relocate' && effect.piece === piece) return 'anywhere';
    if (effect.do === 'move' && effect.piece === piece) return effect.steps;
  }
  const points = pointsNow(state);
  return points?.action === pieceRule(state, piece).action && points.points > 0 ? points.points : undefined;
}

/** The steps to a place, or `undefined` when it is out of reach. */
export function stepsTo(walk: Walk, to: string): number | undefined {
  const steps = distance(walk.from, to);
  if (steps === 0 || !Number.isFinite(steps)) return undefined;
  return walk.reach === 'anywhere' || steps <= walk.reach ? steps : undefined;
}

/** Every place within reach. */
export const placesInReach = (walk: Walk): string[] =>
  placesOf(mapOf(walk.from)).filter(place => stepsTo(walk, place) !== undefined);

/** The moves that bring a piece to a place in reach. */
export function walkTo({ piece, from, reach }: Walk, to: string): Move[] {
  if (reach === 'anywhere') return [{ type: 'relocate', piece, to }];
  return path(from, to).map(place => ({ type: 'step', piece, to: place }));
}
