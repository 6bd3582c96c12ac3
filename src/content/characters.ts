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

/** The Characters, nine for each Action. */
export const CHARACTER_TILES: readonly CharacterTile[] = [
  // Contract
  {
    id: 'ch-contract-1',
    ...CONTRACT,
    players: 2,
    effects: [{ do: 'act', action: 'contract', points: 1 }, ANY_GOOD],
  },
  { id: 'ch-contract-2', ...CONTRACT, players: 2, effects: [{ do: 'act', action: 'contract', points: 3 }] },
  { id: 'ch-contract-3', ...CONTRACT, players: 2, effects: [{ do: 'gain', goods: { wool: 2 } }] },
  { id: 'ch-contract-4', ...CONTRACT, players: 2, effects: [{ do: 'gain', goods: { iron: 2 } }] },
  { id: 'ch-contract-5', ...CONTRACT, players: 2, effects: [{ do: 'gain', goods: { gold: 1, wool: 1 } }] },
  {
    id: 'ch-contract-6',
    ...CONTRACT,
    players: 3,
    effects: [{ do: 'act', action: 'contract', points: 2 }, ANY_GOOD],
  },
  { id: 'ch-contract-7', ...CONTRACT, players: 3, effects: [{ do: 'gain', goods: { gold: 1, iron: 1 } }] },
  { id: 'ch-contract-8', ...CONTRACT, players: 4, effects: [{ do: 'gain', goods: { iron: 1 } }] },
  { id: 'ch-contract-9', ...CONTRACT, players: 4, effects: [{ do: 'gain', goods: { wool: 2 } }] },

  // Character
  {
    id: 'ch-character-1',
    ...CHARACTER,
    players: 2,
    effects: [{ do: 'act', action: 'character', points: 1 }],
  },
  {
    id: 'ch-character-2',
    ...CHARACTER,
    players: 2,
    effects: [{ do: 'act', action: 'character', points: 2 }],
  },
  { id: 'ch-character-3', ...CHARACTER, players: 2, effects: [ARCHITECT_STEP, MERCHANT_STEP] },
  { id: 'ch-character-4', ...CHARACTER, players: 2, effects: [{ do: 'gain', goods: { food: 2 } }] },
  { id: 'ch-character-5', ...CHARACTER, players: 2, effects: [{ do: 'gain', goods: { gold: 2 } }] },
  {
    id: 'ch-character-6',
    ...CHARACTER,
    players: 3,
    effects: [{ do: 'act', action: 'character', points: 1 }],
  },
  { id: 'ch-character-7', ...CHARACTER, players: 3, effects: [{ do: 'act', action: 'king', points: 1 }] },
  { id: 'ch-character-8', ...CHARACTER, players: 4, effects: [ARCHITECT_STEP, MERCHANT_STEP] },
  { id: 'ch-character-9', ...CHARACTER, players: 4, effects: [{ do: 'gain', goods: { food: 1 } }] },

  // Architect
  { id: 'ch-architect-1', ...ARCHITECT, players: 2, effects: [ARCHITECT_STEP] },
  { id: 'ch-architect-2', ...ARCHITECT, players: 2, effects: [{ do: 'move', piece: 'architect', steps: 2 }] },
  { id: 'ch-architect-3', ...ARCHITECT, players: 2, effects: [ARCHITECT_STEP, PILLAR_HERE] },
  { id: 'ch-architect-4', ...ARCHITECT, players: 2, effects: [PILLAR_HERE] },
  { id: 'ch-architect-5', ...ARCHITECT, players: 2, effects: [{ do: 'gain', goods: { stone: 2 } }] },
  { id: 'ch-architect-6', ...ARCHITECT, players: 3, effects: [PILLAR_HERE] },
  { id: 'ch-architect-7', ...ARCHITECT, players: 3, effects: [{ do: 'gain', goods: { stone: 1 } }] },
  { id: 'ch-architect-8', ...ARCHITECT, players: 4, effects: [{ do: 'move', piece: 'architect', steps: 2 }] },
  { id: 'ch-architect-9', ...ARCHITECT, players: 4, effects: [ARCHITECT_STEP, PILLAR_HERE] },

  // Merchant
  { id: 'ch-merchant-1', ...MERCHANT, players: 2, effects: [MERCHANT_STEP] },
  { id: 'ch-merchant-2', ...MERCHANT, players: 2, effects: [{ do: 'move', piece: 'merchant', steps: 2 }] },
  { id: 'ch-merchant-3', ...MERCHANT, players: 2, effects: [MERCHANT_STEP, HOUSE_HERE] },
  { id: 'ch-merchant-4', ...MERCHANT, players: 2, effects: [HOUSE_HERE] },
  { id: 'ch-merchant-5', ...MERCHANT, players: 2, effects: [{ do: 'gain', goods: { gold: 3 } }] },
  { id: 'ch-merchant-6', ...MERCHANT, players: 3, effects: [{ do: 'move', piece: 'merchant', steps: 2 }] },
  { id: 'ch-merchant-7', ...MERCHANT, players: 3, effects: [HOUSE_HERE] },
  { id: 'ch-merchant-8', ...MERCHANT, players: 4, effects: [MERCHANT_STEP] },
  { id: 'ch-merchant-9', ...MERCHANT, players: 4, effects: [MERCHANT_STEP, HOUSE_HERE] },

  // King
  { id: 'ch-king-1', ...KING, players: 2, effects: [{ do: 'act', action: 'king', points: 1 }] },
  { id: 'ch-king-2', ...KING, players: 2, effects: [{ do: 'act', action: 'king', points: 2 }] },
  { id: 'ch-king-3', ...KING, players: 2, effects: [{ do: 'score', points: 2 }] },
  { id: 'ch-king-4', ...KING, players: 2, effects: [{ do: 'score', points: 3 }] },
  { id: 'ch-king-5', ...KING, players: 2, effects: [{ do: 'gain', goods: { gold: 2 } }] },
  { id: 'ch-king-6', ...KING, players: 3, effects: [{ do: 'act', action: 'king', points: 2 }] },
  { id: 'ch-king-7', ...KING, players: 3, effects: [{ do: 'score', points: 2 }] },
  { id: 'ch-king-8', ...KING, players: 4, effects: [{ do: 'act', action: 'king', points: 1 }] },
  { id: 'ch-king-9', ...KING, players: 4, effects: [{ do: 'score', points: 3 }] },
];
