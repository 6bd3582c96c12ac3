import type { Piece } from '../../content';
import type { Approach } from '../../rules/explaining/approach';
import type { Explanation } from '../../rules/explaining/explain';

/** The piece that would go there: of those that can now the one that was chosen to walk, else the nearest. */
export function approachOf(explained: Explanation | undefined, walker: Piece): Approach | undefined {
  const approaches = explained?.approaches ?? [];
  const able = approaches.filter(({ walk }) => walk);
  return able.find(({ piece }) => piece === walker) ?? able[0] ?? approaches[0];
}
