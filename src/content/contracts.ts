import type { ContractTile, CrestTile } from './components';
import type { Effect } from './vocabulary';

const kind = 'contract';
const KING_STEP: Effect = { do: 'king', steps: 1 };
const MERCHANT_STEP: Effect = { do: 'move', piece: 'merchant', steps: 1 };
const CHARACTER_ACTION: Effect = { do: 'act', action: 'character', points: 1 };

/** What the spaces of the Contract offer cost, the leftmost first; new tiles come in on the left. */
export const OFFER_COSTS = [3, 3, 2, 2, 1] as const;

/** The Contract pile. The smallest Contracts are among the Bonus tiles. */
export const CONTRACT_PILE: readonly (ContractTile | CrestTile)[] = [
  // Identical goods of any one type
  { id: 'c-any3', kind, players: 2, cost: { identical: 3 }, reward: [{ do: 'score', points: 3 }] },
  { id: 'c-any5', kind, players: 2, cost: { identical: 5 }, reward: [{ do: 'score', points: 6 }] },
  { id: 'c-any7', kind, players: 2, cost: { identical: 7 }, reward: [{ do: 'score', points: 10 }] },
  { id: 'c-any8', kind, players: 4, cost: { identical: 8 }, reward: [{ do: 'score', points: 13 }] },

  // Iron
  { id: 'c-iron3', kind, players: 2, cost: { iron: 3 }, reward: [{ do: 'score', points: 4 }] },
  { id: 'c-iron5', kind, players: 2, cost: { iron: 5 }, reward: [{ do: 'score', points: 7 }, KING_STEP] },
  { id: 'c-iron7', kind, players: 2, cost: { iron: 7 }, reward: [{ do: 'score', points: 11 }, KING_STEP] },
  { id: 'c-iron9', kind, players: 3, cost: { iron: 9 }, reward: [{ do: 'score', points: 17 }] },

  // Wool
  { id: 'c-wool3', kind, players: 2, cost: { wool: 3 }, reward: [{ do: 'score', points: 4 }] },
  { id: 'c-wool5', kind, players: 2, cost: { wool: 5 }, reward: [{ do: 'score', points: 7 }, MERCHANT_STEP] },
  {
    id: 'c-wool7',
    kind,
    players: 2,
    cost: { wool: 7 },
    reward: [{ do: 'score', points: 11 }, MERCHANT_STEP],
  },
  { id: 'c-wool9', kind, players: 4, cost: { wool: 9 }, reward: [{ do: 'score', points: 17 }] },

  // Identical goods and Iron
  {
    id: 'c-any2iron2',
    kind,
    players: 2,
    cost: { identical: 2, iron: 2 },
    reward: [{ do: 'score', points: 5 }],
  },
  {
    id: 'c-any3iron3',
    kind,
    players: 3,
    cost: { identical: 3, iron: 3 },
    reward: [{ do: 'score', points: 8 }],
  },

  // Identical goods and Wool
  {
    id: 'c-any2wool2',
    kind,
    players: 3,
    cost: { identical: 2, wool: 2 },
    reward: [{ do: 'score', points: 5 }],
  },
  {
    id: 'c-any3wool3',
    kind,
    players: 2,
    cost: { identical: 3, wool: 3 },
    reward: [{ do: 'score', points: 8 }],
  },

  // Iron and Wool
  { id: 'c-iron2wool2', kind, players: 2, cost: { iron: 2, wool: 2 }, reward: [{ do: 'score', points: 6 }] },
  { id: 'c-iron4wool4', kind, players: 2, cost: { iron: 4, wool: 4 }, reward: [{ do: 'score', points: 12 }] },
  {
    id: 'c-iron3wool3',
    kind,
    players: 2,
    cost: { iron: 3, wool: 3 },
    reward: [{ do: 'score', points: 9 }, CHARACTER_ACTION],
  },
  {
    id: 'c-iron5wool5',
    kind,
    players: 4,
    cost: { iron: 5, wool: 5 },
    reward: [{ do: 'score', points: 16 }, CHARACTER_ACTION],
  },

  // Crests
  { id: 'c-crest-eagle', kind: 'crest', players: 2, crest: 'eagle' },
  { id: 'c-crest-cup', kind: 'crest', players: 2, crest: 'cup' },
  { id: 'c-crest-lion', kind: 'crest', players: 2, crest: 'lion' },
  { id: 'c-crest-lily', kind: 'crest', players: 2, crest: 'lily' },
  { id: 'c-crest-tower', kind: 'crest', players: 3, crest: 'tower' },
  { id: 'c-crest-rose', kind: 'crest', players: 4, crest: 'rose' },
];
