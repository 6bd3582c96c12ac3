import { pieceRule } from '../../rules/pieces';
import { pointsNow } from '../../rules/points';
import type { Marked } from '../text';
import { nameOf } from '../text/words';
import type { About } from './card';

/** How far a place is, for the piece that is best there. */

type Placed = Pick<About<unknown>, 'text' | 'G' | 'explained'>;

export function distanceTo({ text, explained }: Placed): { family?: Marked } {
  const [nearest] = explained?.approaches ?? [];
  if (!nearest) return {};
  const piece = nameOf(text, 'myPiece', nearest.piece);
  const n = nearest.path.length;
  return {
    family: n === 0 ? text.mark('explain.stands', { piece }) : text.mark('explain.steps', { n, piece }),
  };
}

/** Where the points that wait are those of its piece, but too few: they say more than that it is not adjacent. */
export function tooFar({ text, G, explained }: Placed): Marked | undefined {
  const points = pointsNow(G);
  const approach = explained?.approaches.find(({ piece }) => pieceRule(G, piece).action === points?.action);
  if (!points || !approach || approach.walk || approach.path.length <= points.points) return undefined;
  const piece = nameOf(text, 'myPiece', approach.piece);
  return text.mark('explain.tooFar', { n: approach.path.length, has: points.points, piece });
}
