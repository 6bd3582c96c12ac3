import type { CostTile } from './components';

/** What the Cathedrals cost and pay; one tile is dealt to each. */
export const COST_TILES: readonly CostTile[] = [
  { id: 'k1', price: { pay: { stone: 2 }, points: 2 } },
  { id: 'k2', price: { pay: { stone: 2 }, points: 3 } },
  { id: 'k3', price: { pay: { stone: 3 }, points: 3 } },
  { id: 'k4', price: { pay: { stone: 3 }, points: 4 } },
  { id: 'k5', price: { pay: { stone: 4 }, points: 6 } },
  { id: 'k6', price: { pay: { stone: 5 }, points: 7 } },
  { id: 'k7', price: { pay: { stone: 5 }, points: 8 } },
  { id: 'k8', price: { pay: { stone: 6 }, points: 10 } },
  // Whoever gets this one is unavailable.
  { id: 'k9' },
];
