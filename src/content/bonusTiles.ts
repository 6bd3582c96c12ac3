import type { BonusTile } from './components';
import type { Effect } from './vocabulary';

const kind = 'helper';
const CREST = { kind: 'crest', rules: ['R8.1'] } as const;
const IDENTICAL = { kind: 'contract', rules: ['R8.60', 'R8.69'] } as const;
const IRON = { kind: 'contract', rules: ['R8.61'] } as const;
const WOOL = { kind: 'contract', rules: ['R8.63'] } as const;
const IRON_AND_WOOL = { kind: 'contract', rules: ['R8.67'] } as const;

const ONE_POINT: Effect = { do: 'score', points: 1 };
const TWO_POINTS: Effect = { do: 'score', points: 2 };
const TWO_GOLD: Effect = { do: 'gain', goods: { gold: 2 } };
const FOUR_GOODS: Effect = { do: 'gain', goods: { iron: 1, wool: 1, stone: 1, food: 1 } };
const JOKER_1: Effect = { do: 'act', action: 'joker', points: 1 };
const MERCHANT_2: Effect = { do: 'act', action: 'merchant', points: 2 };
const MERCHANT_3: Effect = { do: 'act', action: 'merchant', points: 3 };
const CHARACTER_2: Effect = { do: 'act', action: 'character', points: 2 };
const CHARACTER_3: Effect = { do: 'act', action: 'character', points: 3 };
const CONTRACT_2: Effect = { do: 'act', action: 'contract', points: 2 };
const CONTRACT_3: Effect = { do: 'act', action: 'contract', points: 3 };
const ARCHITECT_2: Effect = { do: 'act', action: 'architect', points: 2 };
const ARCHITECT_3: Effect = { do: 'act', action: 'architect', points: 3 };
const KING_2: Effect = { do: 'act', action: 'king', points: 2 };
const KING_3: Effect = { do: 'act', action: 'king', points: 3 };
const ADD_1: Effect = { do: 'addPoints', points: 1 };
const ADD_2: Effect = { do: 'addPoints', points: 2 };
const ADD_3: Effect = { do: 'addPoints', points: 3 };
const CHANGE_COLOUR: Effect = { do: 'changeColour' };
const FOUR_GOLD: Effect = { do: 'gain', goods: { gold: 4 } };
const FOUR_POINTS: Effect = { do: 'score', points: 4 };
const ANY_TWO: Effect = { do: 'gainAny', count: 2 };
const ANY_THREE: Effect = { do: 'gainAny', count: 3 };
const BUILDING_BONUSES: Effect = { do: 'buildingBonuses' };

/** The Bonus tiles that lie on the wheel, on the map and at the King track. */
export const BONUS_TILES: readonly BonusTile[] = [
  // Crests
  { id: 'b-crest-eagle-1', ...CREST, players: 2, crest: 'eagle' },
  { id: 'b-crest-eagle-2', ...CREST, players: 3, crest: 'eagle' },
  { id: 'b-crest-cup-1', ...CREST, players: 2, crest: 'cup' },
  { id: 'b-crest-cup-2', ...CREST, players: 3, crest: 'cup' },
  { id: 'b-crest-lion-1', ...CREST, players: 2, crest: 'lion' },
  { id: 'b-crest-lion-2', ...CREST, players: 4, crest: 'lion' },
  { id: 'b-crest-lily-1', ...CREST, players: 2, crest: 'lily' },
  { id: 'b-crest-lily-2', ...CREST, players: 4, crest: 'lily' },
  { id: 'b-crest-tower-1', ...CREST, players: 2, crest: 'tower' },
  { id: 'b-crest-tower-2', ...CREST, players: 2, crest: 'tower' },
  { id: 'b-crest-rose-1', ...CREST, players: 2, crest: 'rose' },
  { id: 'b-crest-rose-2', ...CREST, players: 2, crest: 'rose' },

  // Contracts
  { id: 'b-any1-1', ...IDENTICAL, players: 2, cost: { identical: 1 }, reward: [ONE_POINT] },
  { id: 'b-any1-2', ...IDENTICAL, players: 3, cost: { identical: 1 }, reward: [ONE_POINT] },
  { id: 'b-iron2', ...IRON, players: 2, cost: { iron: 2 }, reward: [TWO_POINTS] },
  { id: 'b-wool2', ...WOOL, players: 2, cost: { wool: 2 }, reward: [TWO_POINTS] },
  { id: 'b-iron1wool1-1', ...IRON_AND_WOOL, players: 2, cost: { iron: 1, wool: 1 }, reward: [TWO_POINTS] },
  { id: 'b-iron1wool1-2', ...IRON_AND_WOOL, players: 4, cost: { iron: 1, wool: 1 }, reward: [TWO_POINTS] },

  // Helpers: an Action of its own
  { id: 'b-joker1-1', kind, players: 2, effects: [JOKER_1], rules: ['R8.10'] },
  { id: 'b-joker1-2', kind, players: 2, effects: [JOKER_1], rules: ['R8.10'] },
  { id: 'b-merchant2-1', kind, players: 2, effects: [MERCHANT_2], rules: ['R8.11'] },
  { id: 'b-merchant2-2', kind, players: 4, effects: [MERCHANT_2], rules: ['R8.11'] },
  { id: 'b-merchant3', kind, players: 2, effects: [MERCHANT_3], rules: ['R8.11'] },
  { id: 'b-character2-1', kind, players: 2, effects: [CHARACTER_2], rules: ['R8.12'] },
  { id: 'b-character2-2', kind, players: 3, effects: [CHARACTER_2], rules: ['R8.12'] },
  { id: 'b-character3', kind, players: 2, effects: [CHARACTER_3], rules: ['R8.12'] },
  { id: 'b-contract2-1', kind, players: 2, effects: [CONTRACT_2], rules: ['R8.13'] },
  { id: 'b-contract2-2', kind, players: 3, effects: [CONTRACT_2], rules: ['R8.13'] },
  { id: 'b-contract3', kind, players: 2, effects: [CONTRACT_3], rules: ['R8.13'] },
  { id: 'b-architect2-1', kind, players: 2, effects: [ARCHITECT_2], rules: ['R8.14'] },
  { id: 'b-architect2-2', kind, players: 4, effects: [ARCHITECT_2], rules: ['R8.14'] },
  { id: 'b-architect3', kind, players: 2, effects: [ARCHITECT_3], rules: ['R8.14'] },
  { id: 'b-king2-1', kind, players: 2, effects: [KING_2], rules: ['R8.15'] },
  { id: 'b-king2-2', kind, players: 2, effects: [KING_2], rules: ['R8.15'] },
  { id: 'b-king3', kind, players: 2, effects: [KING_3], rules: ['R8.15'] },

  // Helpers: more points for the Action of the die
  { id: 'b-add1-1', kind, players: 2, effects: [ADD_1], rules: ['R8.16', 'R8.17'] },
  { id: 'b-add1-2', kind, players: 2, effects: [ADD_1], rules: ['R8.16', 'R8.17'] },
  { id: 'b-add2-1', kind, players: 2, effects: [ADD_2], rules: ['R8.16', 'R8.17'] },
  { id: 'b-add2-2', kind, players: 2, effects: [ADD_2], rules: ['R8.16', 'R8.17'] },
  { id: 'b-add3', kind, players: 2, effects: [ADD_3], rules: ['R8.16', 'R8.17'] },

  // Helpers: other Resources from the die
  { id: 'b-colour-1', kind, players: 2, effects: [CHANGE_COLOUR], rules: ['R8.18', 'Q8.6'] },
  { id: 'b-colour-2', kind, players: 2, effects: [CHANGE_COLOUR], rules: ['R8.18', 'Q8.6'] },

  // Helpers: Resources and points
  { id: 'b-gold4-1', kind, players: 2, effects: [FOUR_GOLD], rules: ['R8.19'] },
  { id: 'b-gold4-2', kind, players: 2, effects: [FOUR_GOLD], rules: ['R8.19'] },
  { id: 'b-gold2vp2-1', kind, players: 2, effects: [TWO_GOLD, TWO_POINTS], rules: ['R8.19'] },
  { id: 'b-gold2vp2-2', kind, players: 2, effects: [TWO_GOLD, TWO_POINTS], rules: ['R8.19'] },
  { id: 'b-vp4', kind, players: 2, effects: [FOUR_POINTS], rules: ['R8.19'] },
  { id: 'b-any2-1', kind, players: 2, effects: [ANY_TWO], rules: ['R8.20'] },
  { id: 'b-any2-2', kind, players: 3, effects: [ANY_TWO], rules: ['R8.20'] },
  { id: 'b-any3', kind, players: 2, effects: [ANY_THREE], rules: ['R8.20'] },
  { id: 'b-mix4-1', kind, players: 2, effects: [FOUR_GOODS], rules: ['R8.21'] },
  { id: 'b-mix4-2', kind, players: 4, effects: [FOUR_GOODS], rules: ['R8.21'] },

  // Helpers: the bonuses of one Building
  { id: 'b-building-1', kind, players: 2, effects: [BUILDING_BONUSES], rules: ['R8.22'] },
  { id: 'b-building-2', kind, players: 2, effects: [BUILDING_BONUSES], rules: ['R8.22'] },
];
