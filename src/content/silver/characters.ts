import type { CharacterTile } from '../components';

/** The sixth type of Character: a full set of nine. */
export const PROSPECTORS: readonly CharacterTile[] = [
  {
    id: 'ch-prospector-1',
    kind: 'character',
    players: 2,
    character: 'prospector',
    effects: [{ do: 'gain', goods: { gold: 2 } }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-2',
    kind: 'character',
    players: 2,
    character: 'prospector',
    effects: [
      { do: 'gainSilver', count: 1 },
      { do: 'gain', goods: { gold: 1 } },
    ],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-3',
    kind: 'character',
    players: 2,
    character: 'prospector',
    effects: [{ do: 'act', action: 'prospector', points: 1 }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-4',
    kind: 'character',
    players: 2,
    character: 'prospector',
    effects: [{ do: 'act', action: 'king', points: 1 }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-5',
    kind: 'character',
    players: 2,
    character: 'prospector',
    effects: [{ do: 'unlockMines', count: 1 }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-6',
    kind: 'character',
    players: 3,
    character: 'prospector',
    effects: [{ do: 'act', action: 'prospector', points: 1 }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-7',
    kind: 'character',
    players: 3,
    character: 'prospector',
    effects: [{ do: 'act', action: 'king', points: 2 }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-8',
    kind: 'character',
    players: 4,
    character: 'prospector',
    effects: [{ do: 'gain', goods: { gold: 2 } }],
    rules: ['S11.5', 'S11.4'],
  },
  {
    id: 'ch-prospector-9',
    kind: 'character',
    players: 4,
    character: 'prospector',
    effects: [
      { do: 'gainSilver', count: 1 },
      { do: 'gain', goods: { gold: 1 } },
    ],
    rules: ['S11.5', 'S11.4'],
  },
];
