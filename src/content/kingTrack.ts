import type { KingPosition } from './components';

/** The King track from the lowest position to the highest. Markers on red return to the start after scoring. */
export const KING_TRACK: readonly KingPosition[] = [
  { points: -10, zone: 'red' },
  { points: -6, zone: 'red' },
  { points: -3, zone: 'red' },
  { points: -2, zone: 'red' },
  { points: -1, zone: 'red' },
  { points: 0, zone: 'start' },
  { points: 1, zone: 'blue' },
  { points: 2, zone: 'blue' },
  { points: 3, zone: 'blue' },
  { points: 5, zone: 'blue' },
  { points: 7, zone: 'blue' },
  { points: 9, zone: 'blue' },
  { points: 12, zone: 'blue' },
  { points: 15, zone: 'blue' },
];

/** The position where the markers start. */
export const KING_START = 5;

/** What the leader gains in a round without a Bonus tile at the King track. */
export const LAST_ROUND_POINTS = 4;
