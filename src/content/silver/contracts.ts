import type { ContractTile, CrestTile } from '../components';

/** The Contract tiles that join the Contract pile. */
export const SILVER_CONTRACTS: readonly (ContractTile | CrestTile)[] = [
  {
    id: 'c-wool2any3',
    kind: 'contract',
    players: 2,
    cost: { wool: 2, identical: 3 },
    reward: [
      { do: 'score', points: 4 },
      { do: 'gainSilver', count: 1 },
    ],
    rules: ['S11.9'],
  },
  {
    id: 'c-any3iron2',
    kind: 'contract',
    players: 2,
    cost: { iron: 2, identical: 3 },
    reward: [
      { do: 'score', points: 6 },
      { do: 'act', action: 'prospector', points: 1 },
    ],
    rules: ['S11.9'],
  },
  {
    id: 'c-iron2wool2prospector',
    kind: 'contract',
    players: 2,
    cost: { wool: 2, iron: 2 },
    reward: [
      { do: 'score', points: 4 },
      { do: 'act', action: 'prospector', points: 1 },
    ],
    rules: ['S11.9'],
  },
  { id: 'c-crest-hammer', kind: 'crest', players: 2, crest: 'hammer', rules: ['S11.10'] },
];
