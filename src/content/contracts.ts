import type { ContractTile, CrestTile } from './components';
import type { Effect } from './vocabulary';

const CONTRACT = { kind: 'contract' } as const;
const IDENTICAL = { ...CONTRACT, rules: ['R8.60', 'R8.69'] } as const;
const IRON = { ...CONTRACT, rules: ['R8.61'] } as const;
const IRON_FOR_KING = { ...CONTRACT, rules: ['R8.62'] } as const;
const WOOL = { ...CONTRACT, rules: ['R8.63'] } as const;
const WOOL_FOR_STEP = { ...CONTRACT, rules: ['R8.64'] } as const;
const IDENTICAL_AND_IRON = { ...CONTRACT, rules: ['R8.65', 'R8.69'] } as const;
const IDENTICAL_AND_WOOL = { ...CONTRACT, rules: ['R8.66', 'R8.69'] } as const;
const IRON_AND_WOOL = { ...CONTRACT, rules: ['R8.67'] } as const;
const IRON_AND_WOOL_FOR_CHARACTER = { ...CONTRACT, rules: ['R8.68'] } as const;
const CREST = { kind: 'crest', rules: ['R8.1'] } as const;

const KING_STEP: Effect = { do: 'king', steps: 1 };
const MERCHANT_STEP: Effect = { do: 'move', piece: 'merchant', steps: 1 };
const CHARACTER_ACTION: Effect = { do: 'act', action: 'character', points: 1 };

/** What the spaces of the Contract offer cost, the leftmost first; new tiles come in on the left. */
export const OFFER_COSTS = [3, 3, 2, 2, 1] as const;

/** The Contract pile. The smallest Contracts are among the Bonus tiles. */
export const CONTRACT_PILE: readonly (ContractTile | CrestTile)[] = [
  // Identical goods of any one type
  { id: 'c-any3', ...IDENTICAL, players: 2, cost: { identical: 3 }, reward: [{ do: 'score', points: 3 }] },
  { id: 'c-any5', ...IDENTICAL, players: 2, cost: { identical: 5 }, reward: [{ do: 'score', points: 6 }] },
  { id: 'c-any7', ...IDENTICAL, players: 2, cost: { identical: 7 }, reward: [{ do: 'score', points: 10 }] },
  { id: 'c-any8', ...IDENTICAL, players: 4, cost: { identical: 8 }, reward: [{ do: 'score', points: 13 }] },

  // Iron
  { id: 'c-iron3', ...IRON, players: 2, cost: { iron: 3 }, reward: [{ do: 'score', points: 4 }] },
  {
    id: 'c-iron5',
    ...IRON_FOR_KING,
    players: 2,
    cost: { iron: 5 },
    reward: [{ do: 'score', points: 7 }, KING_STEP],
  },
  {
    id: 'c-iron7',
    ...IRON_FOR_KING,
    players: 2,
    cost: { iron: 7 },
    reward: [{ do: 'score', points: 11 }, KING_STEP],
  },
  { id: 'c-iron9', ...IRON, players: 3, cost: { iron: 9 }, reward: [{ do: 'score', points: 17 }] },

  // Wool
  { id: 'c-wool3', ...WOOL, players: 2, cost: { wool: 3 }, reward: [{ do: 'score', points: 4 }] },
  {
    id: 'c-wool5',
    ...WOOL_FOR_STEP,
    players: 2,
    cost: { wool: 5 },
    reward: [{ do: 'score', points: 7 }, MERCHANT_STEP],
  },
  {
    id: 'c-wool7',
    ...WOOL_FOR_STEP,
    players: 2,
    cost: { wool: 7 },
    reward: [{ do: 'score', points: 11 }, MERCHANT_STEP],
  },
  { id: 'c-wool9', ...WOOL, players: 4, cost: { wool: 9 }, reward: [{ do: 'score', points: 17 }] },

  // Identical goods and Iron
  {
    id: 'c-any2iron2',
    ...IDENTICAL_AND_IRON,
    players: 2,
    cost: { identical: 2, iron: 2 },
    reward: [{ do: 'score', points: 5 }],
  },
  {
    id: 'c-any3iron3',
    ...IDENTICAL_AND_IRON,
    players: 3,
    cost: { identical: 3, iron: 3 },
    reward: [{ do: 'score', points: 8 }],
  },

  // Identical goods and Wool
  {
    id: 'c-any2wool2',
    ...IDENTICAL_AND_WOOL,
    players: 3,
    cost: { identical: 2, wool: 2 },
    reward: [{ do: 'score', points: 5 }],
  },
  {
    id: 'c-any3wool3',
    ...IDENTICAL_AND_WOOL,
    players: 2,
    cost: { identical: 3, wool: 3 },
    reward: [{ do: 'score', points: 8 }],
  },

  // Iron and Wool
  {
    id: 'c-iron2wool2',
    ...IRON_AND_WOOL,
    players: 2,
    cost: { iron: 2, wool: 2 },
    reward: [{ do: 'score', points: 6 }],
  },
  {
    id: 'c-iron4wool4',
    ...IRON_AND_WOOL,
    players: 2,
    cost: { iron: 4, wool: 4 },
    reward: [{ do: 'score', points: 12 }],
  },
  {
    id: 'c-iron3wool3',
    ...IRON_AND_WOOL_FOR_CHARACTER,
    players: 2,
    cost: { iron: 3, wool: 3 },
    reward: [{ do: 'score', points: 9 }, CHARACTER_ACTION],
  },
  {
    id: 'c-iron5wool5',
    ...IRON_AND_WOOL_FOR_CHARACTER,
    players: 4,
    cost: { iron: 5, wool: 5 },
    reward: [{ do: 'score', points: 16 }, CHARACTER_ACTION],
  },

  // Crests
  { id: 'c-crest-eagle', ...CREST, players: 2, crest: 'eagle' },
  { id: 'c-crest-cup', ...CREST, players: 2, crest: 'cup' },
  { id: 'c-crest-lion', ...CREST, players: 2, crest: 'lion' },
  { id: 'c-crest-lily', ...CREST, players: 2, crest: 'lily' },
  { id: 'c-crest-tower', ...CREST, players: 3, crest: 'tower' },
  { id: 'c-crest-rose', ...CREST, players: 4, crest: 'rose' },
];
