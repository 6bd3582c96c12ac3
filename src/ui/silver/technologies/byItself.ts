import type { TierId } from '../../../content/silver/words';

/** The tiers that work without a question; the others ask their owner (the table after S3.33). */
export const WORKS_BY_ITSELF: ReadonlySet<TierId> = new Set<TierId>([
  ...(['character1', 'character2', 'king1', 'king2', 'merchant1', 'merchant3', 'prospector1'] as const),
  ...(['prospector2', 'contract1', 'contract3', 'resource2', 'resource3', 'joker1', 'joker2'] as const),
  ...(['architect1', 'architect2', 'architect3'] as const),
]);
