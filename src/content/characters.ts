import type { CharacterTile } from './components';
import type { Effect } from './vocabulary';

export const CHARACTER_OFFER_SPACES = 5;

/** Action Points for taking a Character from the offer, and for replacing the whole offer. */
export const CHARACTER_OFFER_COSTS = { take: 1, discardAll: 1 } as const;

const CONTRACT = { kind: 'character', character: 'contract' } as const;
const CHARACTER = { kind: 'character', character: 'character' } as const;
const ARCHITECT = { kind: 'character', character: 'architect' } as const;
const MERCHANT = { kind: 'character', character: 'merchant' } as const;
const KING = { kind: 'character', character: 'king' } as const;

const ANY_GOOD: Effect = { do: 'gainAny', count: 1 };
const ARCHITECT_STEP: Effect = { do: 'move', piece: 'architect', steps: 1 };
const MERCHANT_STEP: Effect = { do: 'move', piece: 'merchant', steps: 1 };
const HOUSE_HERE: Effect = { do: 'place', what: 'house', where: 'here' };
const PILLAR_HERE: Effect = { do: 'place', what: 'pillar', where: 'here' };
const CONTRACT_1: Effect = { do: 'act', action: 'contract', points: 1 };
const CONTRACT_3: Effect = { do: 'act', action: 'contract', points: 3 };
const TWO_WOOL: Effect = { do: 'gain', goods: { wool: 2 } };
const TWO_IRON: Effect = { do: 'gain', goods: { iron: 2 } };
const ONE_GOLD_AND_ONE_WOOL: Effect = { do: 'gain', goods: { gold: 1, wool: 1 } };
const CONTRACT_2: Effect = { do: 'act', action: 'contract', points: 2 };
const ONE_GOLD_AND_ONE_IRON: Effect = { do: 'gain', goods: { gold: 1, iron: 1 } };
const ONE_IRON: Effect = { do: 'gain', goods: { iron: 1 } };
const CHARACTER_1: Effect = { do: 'act', action: 'character', points: 1 };
const CHARACTER_2: Effect = { do: 'act', action: 'character', points: 2 };
const TWO_FOOD: Effect = { do: 'gain', goods: { food: 2 } };
const TWO_GOLD: Effect = { do: 'gain', goods: { gold: 2 } };
const KING_1: Effect = { do: 'act', action: 'king', points: 1 };
const ONE_FOOD: Effect = { do: 'gain', goods: { food: 1 } };
const ARCHITECT_TWO_STEPS: Effect = { do: 'move', piece: 'architect', steps: 2 };
const TWO_STONE: Effect = { do: 'gain', goods: { stone: 2 } };
const ONE_STONE: Effect = { do: 'gain', goods: { stone: 1 } };
const MERCHANT_TWO_STEPS: Effect = { do: 'move', piece: 'merchant', steps: 2 };
const THREE_GOLD: Effect = { do: 'gain', goods: { gold: 3 } };
const KING_2: Effect = { do: 'act', action: 'king', points: 2 };
const TWO_POINTS: Effect = { do: 'score', points: 2 };
const THREE_POINTS: Effect = { do: 'score', points: 3 };

/** The Characters, nine for each Action. */
export const CHARACTER_TILES: readonly CharacterTile[] = [
  // Contract
  { id: 'ch-contract-1', ...CONTRACT, players: 2, effects: [CONTRACT_1, ANY_GOOD], rules: ['R8.25'] },
  { id: 'ch-contract-2', ...CONTRACT, players: 2, effects: [CONTRACT_3], rules: ['R8.26'] },
  { id: 'ch-contract-3', ...CONTRACT, players: 2, effects: [TWO_WOOL], rules: ['R8.27'] },
  { id: 'ch-contract-4', ...CONTRACT, players: 2, effects: [TWO_IRON], rules: ['R8.28'] },
  { id: 'ch-contract-5', ...CONTRACT, players: 2, effects: [ONE_GOLD_AND_ONE_WOOL], rules: ['R8.29'] },
  { id: 'ch-contract-6', ...CONTRACT, players: 3, effects: [CONTRACT_2, ANY_GOOD], rules: ['R8.25'] },
  { id: 'ch-contract-7', ...CONTRACT, players: 3, effects: [ONE_GOLD_AND_ONE_IRON], rules: ['R8.29'] },
  { id: 'ch-contract-8', ...CONTRACT, players: 4, effects: [ONE_IRON], rules: ['R8.28'] },
  { id: 'ch-contract-9', ...CONTRACT, players: 4, effects: [TWO_WOOL], rules: ['R8.27'] },

  // Character
  { id: 'ch-character-1', ...CHARACTER, players: 2, effects: [CHARACTER_1], rules: ['R8.30'] },
  { id: 'ch-character-2', ...CHARACTER, players: 2, effects: [CHARACTER_2], rules: ['R8.30'] },
  {
    id: 'ch-character-3',
    ...CHARACTER,
    players: 2,
    effects: [ARCHITECT_STEP, MERCHANT_STEP],
    rules: ['R8.31'],
  },
  { id: 'ch-character-4', ...CHARACTER, players: 2, effects: [TWO_FOOD], rules: ['R8.32'] },
  { id: 'ch-character-5', ...CHARACTER, players: 2, effects: [TWO_GOLD], rules: ['R8.33'] },
  { id: 'ch-character-6', ...CHARACTER, players: 3, effects: [CHARACTER_1], rules: ['R8.30'] },
  { id: 'ch-character-7', ...CHARACTER, players: 3, effects: [KING_1], rules: ['R8.34'] },
  {
    id: 'ch-character-8',
    ...CHARACTER,
    players: 4,
    effects: [ARCHITECT_STEP, MERCHANT_STEP],
    rules: ['R8.31'],
  },
  { id: 'ch-character-9', ...CHARACTER, players: 4, effects: [ONE_FOOD], rules: ['R8.32'] },

  // Architect
  { id: 'ch-architect-1', ...ARCHITECT, players: 2, effects: [ARCHITECT_STEP], rules: ['R8.37a'] },
  { id: 'ch-architect-2', ...ARCHITECT, players: 2, effects: [ARCHITECT_TWO_STEPS], rules: ['R8.37a'] },
  {
    id: 'ch-architect-3',
    ...ARCHITECT,
    players: 2,
    effects: [ARCHITECT_STEP, PILLAR_HERE],
    rules: ['R8.37b', 'R8.37d'],
  },
  { id: 'ch-architect-4', ...ARCHITECT, players: 2, effects: [PILLAR_HERE], rules: ['R8.37c', 'R8.37d'] },
  { id: 'ch-architect-5', ...ARCHITECT, players: 2, effects: [TWO_STONE], rules: ['R8.38'] },
  { id: 'ch-architect-6', ...ARCHITECT, players: 3, effects: [PILLAR_HERE], rules: ['R8.37c', 'R8.37d'] },
  { id: 'ch-architect-7', ...ARCHITECT, players: 3, effects: [ONE_STONE], rules: ['R8.38'] },
  { id: 'ch-architect-8', ...ARCHITECT, players: 4, effects: [ARCHITECT_TWO_STEPS], rules: ['R8.37a'] },
  {
    id: 'ch-architect-9',
    ...ARCHITECT,
    players: 4,
    effects: [ARCHITECT_STEP, PILLAR_HERE],
    rules: ['R8.37b', 'R8.37d'],
  },

  // Merchant
  { id: 'ch-merchant-1', ...MERCHANT, players: 2, effects: [MERCHANT_STEP], rules: ['R8.36a'] },
  { id: 'ch-merchant-2', ...MERCHANT, players: 2, effects: [MERCHANT_TWO_STEPS], rules: ['R8.36a'] },
  {
    id: 'ch-merchant-3',
    ...MERCHANT,
    players: 2,
    effects: [MERCHANT_STEP, HOUSE_HERE],
    rules: ['R8.36b', 'R8.36d'],
  },
  { id: 'ch-merchant-4', ...MERCHANT, players: 2, effects: [HOUSE_HERE], rules: ['R8.36c', 'R8.36d'] },
  { id: 'ch-merchant-5', ...MERCHANT, players: 2, effects: [THREE_GOLD], rules: ['R8.33'] },
  { id: 'ch-merchant-6', ...MERCHANT, players: 3, effects: [MERCHANT_TWO_STEPS], rules: ['R8.36a'] },
  { id: 'ch-merchant-7', ...MERCHANT, players: 3, effects: [HOUSE_HERE], rules: ['R8.36c', 'R8.36d'] },
  { id: 'ch-merchant-8', ...MERCHANT, players: 4, effects: [MERCHANT_STEP], rules: ['R8.36a'] },
  {
    id: 'ch-merchant-9',
    ...MERCHANT,
    players: 4,
    effects: [MERCHANT_STEP, HOUSE_HERE],
    rules: ['R8.36b', 'R8.36d'],
  },

  // King
  { id: 'ch-king-1', ...KING, players: 2, effects: [KING_1], rules: ['R8.34'] },
  { id: 'ch-king-2', ...KING, players: 2, effects: [KING_2], rules: ['R8.34'] },
  { id: 'ch-king-3', ...KING, players: 2, effects: [TWO_POINTS], rules: ['R8.35'] },
  { id: 'ch-king-4', ...KING, players: 2, effects: [THREE_POINTS], rules: ['R8.35'] },
  { id: 'ch-king-5', ...KING, players: 2, effects: [TWO_GOLD], rules: ['R8.33'] },
  { id: 'ch-king-6', ...KING, players: 3, effects: [KING_2], rules: ['R8.34'] },
  { id: 'ch-king-7', ...KING, players: 3, effects: [TWO_POINTS], rules: ['R8.35'] },
  { id: 'ch-king-8', ...KING, players: 4, effects: [KING_1], rules: ['R8.34'] },
  { id: 'ch-king-9', ...KING, players: 4, effects: [THREE_POINTS], rules: ['R8.35'] },
];
