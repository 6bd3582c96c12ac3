import { distance, path, PLACES } from '../../rules/map';
import { playerOf, type Move, type Seat, type State } from '../../rules/model';
import { pointsNow } from '../../rules/points';
import { PIECES, type Piece } from '../../content';

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
  const points = pointsNow(state);
  return PIECES.flatMap((piece): Walk[] => {
    const from = playerOf(state, seat)[piece];
    for (const effect of effects) {
      if (effect.do === 'relocate' && effect.piece === piece) return [{ piece, from, reach: 'anywhere' }];
      if (effect.do === 'move' && effect.piece === piece) return [{ piece, from, reach: effect.steps }];
    }
    return points?.action === piece && points.points > 0 ? [{ piece, from, reach: points.points }] : [];
  });
}

/** The steps to a place, or `undefined` when it is out of reach. */
export function stepsTo(walk: Walk, to: string): number | undefined {
  const steps = distance(walk.from, to);
  if (steps === 0) return undefined;
  return walk.reach === 'anywhere' || steps <= walk.reach ? steps : undefined;
}

/** Every place within reach. */
export const placesInReach = (walk: Walk): string[] =>
  PLACES.filter(place => stepsTo(walk, place) !== undefined);

/** The moves that bring a piece to a place in reach. */
export function walkTo({ piece, from, reach }: Walk, to: string): Move[] {
  if (reach === 'anywhere') return [{ type: 'relocate', piece, to }];
  return path(from, to).map(place => ({ type: 'step', piece, to: place }));
}
