import type { CardinalLevel } from '../../cardinalCards';
import type { Currency } from '../../vocabulary';
import type { OverlayName } from '../words';

/** What the Cardinal of Silver has and pays: numbers and names of cards. */

/** What he pays for King's Surprises, the most first, and up to which round he does. */
export const SURPRISE_PRICES = [
  { silver: 5, cards: 3 },
  { silver: 3, cards: 2 },
  { silver: 1, cards: 1 },
] as const;
export const LAST_SURPRISE_ROUND = 3;

/** With what he begins at a level, where not as usual. */
export const HEAD_START: Readonly<
  Partial<Record<CardinalLevel['id'], { readonly silver: number; readonly score: number }>>
> = { hard: { silver: 1, score: 30 } };

/** The round in whose preparation a Prospector of his comes to the map of this level. */
export const PROSPECTOR_ROUNDS = [
  { round: 2, level: 2 },
  { round: 3, level: 3 },
] as const;

/** The fifth Decree goes with the side of the scoring overlay. */
export const DECREE_OF_OVERLAY: Readonly<Record<OverlayName, string>> = {
  pillars: 'pillars-of-history',
  houses: 'houses-of-destiny',
};

/** With this Challenge these replace each other for Cathedrals, spent in this order. */
export const INTERCHANGE: { readonly challenge: string; readonly spent: readonly Currency[] } = {
  challenge: 'all-that-glitters',
  spent: ['stone', 'gold', 'silver'],
};
