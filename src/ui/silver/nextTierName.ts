import { nextTier } from '../../rules/silver/known';
import type { Technology } from '../../content/silver/words';
import type { Speaker } from '../play/deeds';
import { technologyName, tierName } from '../text/silver/words';

/** The tier that an advance would reach; after the last one there is only the Technology. */
export function nextTierName({ text, G, me }: Speaker, technology: Technology): string {
  const next = nextTier(G, me, technology);
  return next ? tierName(text, technology, next.tier) : technologyName(text, technology);
}
