import type { CardinalLevel } from './cardinalCards';

/** The Bonus Action Points on the columns of the Cardinal's board, from the left; each has two Rooms, the lower first. */
export const CARDINAL_MARKERS = [1, 1, 2, 2, 3] as const;

export const CARDINAL_COLUMN_ROOMS = 2;

/** What the Cardinal starts with besides what the first of two players gets. */
export const CARDINAL_START = {
  houses: 7,
  /** The VP of the King-track position where its marker starts, and to which it returns from below. */
  kingAtLeast: 3,
  /** Its Architect stands at the Cathedral with this Construction Cost tile. */
  architectAt: 'k4',
} as const;

/** How many unfulfilled Contracts fit on its board. */
export const CARDINAL_CONTRACT_SPACES = 2;

/** The Food that never pays for a Contract before the end of the game. */
export const RESERVED_FOOD = 3;

/** What its Tasks cost and pay; missing goods are replaced by Gold. */
export const CARDINAL_TASKS = {
  crest: { food: 3, points: 5 },
  contract: { extraPoints: 5, atMost: 2 },
  goldPerMissing: 2,
} as const;

/** What it prefers among Bonus tiles, the best first. */
export const TILE_CLASSES = ['crest', 'miscellaneous', 'goods', 'action', 'contract'] as const;

/** How many Challenges are drawn. */
export const CARDINAL_LEVELS: readonly CardinalLevel[] = [
  { id: 'easy', name: 'Cardinal Priest', challenges: 1 },
  { id: 'normal', name: 'Cardinal Deacon', challenges: 3 },
  { id: 'hard', name: 'Cardinal Bishop', challenges: 5 },
];
