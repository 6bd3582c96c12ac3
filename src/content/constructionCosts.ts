import type { CostTile } from './components';

/** What the Cathedrals cost and pay; one tile is dealt to each. */
export const COST_TILES: readonly CostTile[] = [
  { id: 'k1', price: { stone: 2, points: 2 } },
  { id: 'k2', price: { stone: 2, points: 3 } },
  { id: 'k3', price: { stone: 3, points: 3 } },
  { id: 'k4', price: { stone: 3, points: 4 } },
  { id: 'k5', price: { stone: 4, points: 6 } },
  { id: 'k6', price: { stone: 5, points: 7 } },
  { id: 'k7', price: { stone: 5, points: 8 } },
  { id: 'k8', price: { stone: 6, points: 10 } },
  // Whoever gets this one is unavailable.
  { id: 'k9' },
];
