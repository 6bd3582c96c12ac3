import type { BonusTile } from '../components';

/** The Bonus tiles that join those of the base game; what has a price is paid when it is used. */
export const SILVER_BONUS_TILES: readonly BonusTile[] = [
  { id: 'b-crest-hammer', kind: 'crest', players: 2, crest: 'hammer' },
  { id: 'b-silver1-1', kind: 'helper', players: 3, effects: [{ do: 'gainSilver', count: 1 }] },
  {
    id: 'b-prospector2-1',
    kind: 'helper',
    players: 2,
    effects: [{ do: 'act', action: 'prospector', points: 2 }],
  },
  {
    id: 'b-prospector2-2',
    kind: 'helper',
    players: 2,
    effects: [{ do: 'act', action: 'prospector', points: 2 }],
  },
  {
    id: 'b-prospector2-3',
    kind: 'helper',
    players: 4,
    effects: [{ do: 'act', action: 'prospector', points: 2 }],
  },
  {
    id: 'b-gold-silver',
    kind: 'helper',
    players: 2,
    price: { gold: 2 },
    effects: [{ do: 'gainSilver', count: 1 }],
  },
  {
    id: 'b-gold-mine',
    kind: 'helper',
    players: 3,
    price: { gold: 2 },
    effects: [{ do: 'unlockMines', count: 1 }],
  },
  {
    id: 'b-silver-identical5',
    kind: 'helper',
    players: 2,
    price: { silver: 1 },
    effects: [{ do: 'gainIdentical', count: 5 }],
  },
  { id: 'b-silver1-2', kind: 'helper', players: 2, effects: [{ do: 'gainSilver', count: 1 }] },
  { id: 'b-mine1', kind: 'helper', players: 4, effects: [{ do: 'unlockMines', count: 1 }] },
  {
    id: 'b-silver-any3',
    kind: 'helper',
    players: 2,
    price: { silver: 1 },
    effects: [{ do: 'act', action: 'joker', points: 3 }],
  },
  {
    id: 'b-silver-merchant4',
    kind: 'helper',
    players: 3,
    price: { silver: 1 },
    effects: [{ do: 'act', action: 'merchant', points: 4 }],
  },
  { id: 'b-colour-plus1', kind: 'helper', players: 2, effects: [{ do: 'recolour', points: 1 }] },
  {
    id: 'b-silver-architect4',
    kind: 'helper',
    players: 4,
    price: { silver: 1 },
    effects: [{ do: 'act', action: 'architect', points: 4 }],
  },
];
