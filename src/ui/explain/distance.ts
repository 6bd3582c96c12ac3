import { pieceRule } from '../../rules/pieces';
import { pointsNow } from '../../rules/points';
import { pointsToSpend } from '../../rules/spending';
import type { Marked } from '../text';
import { nameOf } from '../text/words';
import type { About, OwnRefusal } from './thingCard';

/** How far a place is, for the piece that is best there. */

type Placed = Pick<About<unknown>, 'text' | 'G' | 'explained' | 'approach'>;

export function distanceTo({ text, approach }: Placed): { family?: Marked } {
  if (!approach) return {};
  const piece = nameOf(text, 'myPiece', approach.piece);
  const n = approach.path.length;
  return {
    family: n === 0 ? text.mark('explain.stands', { piece }) : text.mark('explain.steps', { n, piece }),
  };
}

/** That it is not adjacent says less than how far it is, for which points. */
export function tooFar({ text, G, explained, approach: nearest }: Placed): OwnRefusal | undefined {
  const now = pointsNow(G);
  const own = explained?.approaches.find(({ piece }) => pieceRule(G, piece).action === now?.action);
  const approach = own ?? nearest;
  const n = approach?.path.length ?? 0;
  if (!approach || approach.walk || n === 0) return undefined;
  const { action } = pieceRule(G, approach.piece);
  const words = { n, piece: nameOf(text, 'myPiece', approach.piece) };
  return {
    words:
      own && now
        ? text.mark('explain.tooFar', { ...words, has: pointsToSpend(G) })
        : text.mark('explain.far', words),
    cure: { happens: [], awaits: { do: 'dieAction', action, points: n } },
  };
}
