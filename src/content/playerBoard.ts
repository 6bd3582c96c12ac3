import type { Building, ContractSpace } from './components';

/**
 * The Buildings from left to right. Floor f of a Building costs f Action Points, and the Bonus Action Points of
 * a completed one are as many as its Rooms. The sixth is printed as occupied: it has no Room for a Character tile
 * and no House on its roof, and is completed by its Crest alone.
 */
export const BUILDINGS: readonly Building[] = [
  {
    id: 'building1',
    rooms: 3,
    roofHouse: true,
    crest: { food: 6, bonus: [{ do: 'place', what: 'house', where: 'anywhere' }] },
  },
  {
    id: 'building2',
    rooms: 2,
    roofHouse: true,
    crest: { food: 6, bonus: [{ do: 'place', what: 'pillar', where: 'anywhere' }] },
  },
  {
    id: 'building3',
    rooms: 2,
    roofHouse: true,
    crest: { food: 5, bonus: [{ do: 'relocate', piece: 'merchant' }] },
  },
  {
    id: 'building4',
    rooms: 1,
    roofHouse: true,
    crest: { food: 4, bonus: [{ do: 'relocate', piece: 'architect' }] },
  },
  { id: 'building5', rooms: 1, roofHouse: true, crest: { food: 3, bonus: [{ do: 'gainAny', count: 2 }] } },
  { id: 'building6', rooms: 0, roofHouse: false, crest: { food: 2, bonus: [{ do: 'score', points: 5 }] } },
];

/** Where fulfilled Contracts go, from left to right; most hold a Pillar until they are covered. */
export const CONTRACT_SPACES: readonly ContractSpace[] = [
  { points: 1, pillar: true },
  { points: 2, pillar: true },
  { points: 3, pillar: true },
  { points: 4, pillar: true },
  { points: 5, pillar: true },
  { points: 6, pillar: false },
];

export const STOREHOUSE_SPACES = 4;

/** All Houses of a player: 5 start on the roofs, 1 in START_TOWN, the rest in the supply. */
export const HOUSES = { total: 8, supply: 2 } as const;

/** All Pillars of a player: 5 start on Contract spaces, the rest in the supply. */
export const PILLARS = { total: 7, supply: 2 } as const;

/** What everybody starts with, and the Gold on top by turn order. */
export const START = {
  score: 10,
  goods: { iron: 1, wool: 1, stone: 1, food: 1 },
  goldByOrder: [1, 3, 5, 6],
} as const;

/** The price of buying one Iron, Wool, Stone or Food. */
export const BUY = { gold: 2 } as const;

/** The end of the game: points by the number of completed Buildings, and how many goods make a point. */
export const FINAL = { completedBuildings: [0, 0, 0, 5, 10, 20, 30], goodsPerPoint: 4 } as const;
