import type { BonusTile } from './components';
import type { Effect } from './vocabulary';

const kind = 'helper';
const ONE_POINT: Effect = { do: 'score', points: 1 };
const TWO_POINTS: Effect = { do: 'score', points: 2 };
const TWO_GOLD: Effect = { do: 'gain', goods: { gold: 2 } };
const FOUR_GOODS: Effect = { do: 'gain', goods: { iron: 1, wool: 1, stone: 1, food: 1 } };

/** The Bonus tiles that lie on the wheel, on the map and at the King track. */
export const BONUS_TILES: readonly BonusTile[] = [
  // Crests
  { id: 'b-crest-eagle-1', kind: 'crest', players: 2, crest: 'eagle' },
  { id: 'b-crest-eagle-2', kind: 'crest', players: 3, crest: 'eagle' },
  { id: 'b-crest-cup-1', kind: 'crest', players: 2, crest: 'cup' },
  { id: 'b-crest-cup-2', kind: 'crest', players: 3, crest: 'cup' },
  { id: 'b-crest-lion-1', kind: 'crest', players: 2, crest: 'lion' },
  { id: 'b-crest-lion-2', kind: 'crest', players: 4, crest: 'lion' },
  { id: 'b-crest-lily-1', kind: 'crest', players: 2, crest: 'lily' },
  { id: 'b-crest-lily-2', kind: 'crest', players: 4, crest: 'lily' },
  { id: 'b-crest-tower-1', kind: 'crest', players: 2, crest: 'tower' },
  { id: 'b-crest-tower-2', kind: 'crest', players: 2, crest: 'tower' },
  { id: 'b-crest-rose-1', kind: 'crest', players: 2, crest: 'rose' },
  { id: 'b-crest-rose-2', kind: 'crest', players: 2, crest: 'rose' },

  // Contracts
  { id: 'b-any1-1', kind: 'contract', players: 2, cost: { identical: 1 }, reward: [ONE_POINT] },
  { id: 'b-any1-2', kind: 'contract', players: 3, cost: { identical: 1 }, reward: [ONE_POINT] },
  { id: 'b-iron2', kind: 'contract', players: 2, cost: { iron: 2 }, reward: [TWO_POINTS] },
  { id: 'b-wool2', kind: 'contract', players: 2, cost: { wool: 2 }, reward: [TWO_POINTS] },
  { id: 'b-iron1wool1-1', kind: 'contract', players: 2, cost: { iron: 1, wool: 1 }, reward: [TWO_POINTS] },
  { id: 'b-iron1wool1-2', kind: 'contract', players: 4, cost: { iron: 1, wool: 1 }, reward: [TWO_POINTS] },

  // Helpers: an Action of its own
  { id: 'b-joker1-1', kind, players: 2, effects: [{ do: 'act', action: 'joker', points: 1 }] },
  { id: 'b-joker1-2', kind, players: 2, effects: [{ do: 'act', action: 'joker', points: 1 }] },
  { id: 'b-merchant2-1', kind, players: 2, effects: [{ do: 'act', action: 'merchant', points: 2 }] },
  { id: 'b-merchant2-2', kind, players: 4, effects: [{ do: 'act', action: 'merchant', points: 2 }] },
  { id: 'b-merchant3', kind, players: 2, effects: [{ do: 'act', action: 'merchant', points: 3 }] },
  { id: 'b-character2-1', kind, players: 2, effects: [{ do: 'act', action: 'character', points: 2 }] },
  { id: 'b-character2-2', kind, players: 3, effects: [{ do: 'act', action: 'character', points: 2 }] },
  { id: 'b-character3', kind, players: 2, effects: [{ do: 'act', action: 'character', points: 3 }] },
  { id: 'b-contract2-1', kind, players: 2, effects: [{ do: 'act', action: 'contract', points: 2 }] },
  { id: 'b-contract2-2', kind, players: 3, effects: [{ do: 'act', action: 'contract', points: 2 }] },
  { id: 'b-contract3', kind, players: 2, effects: [{ do: 'act', action: 'contract', points: 3 }] },
  { id: 'b-architect2-1', kind, players: 2, effects: [{ do: 'act', action: 'architect', points: 2 }] },
  { id: 'b-architect2-2', kind, players: 4, effects: [{ do: 'act', action: 'architect', points: 2 }] },
  { id: 'b-architect3', kind, players: 2, effects: [{ do: 'act', action: 'architect', points: 3 }] },
  { id: 'b-king2-1', kind, players: 2, effects: [{ do: 'act', action: 'king', points: 2 }] },
  { id: 'b-king2-2', kind, players: 2, effects: [{ do: 'act', action: 'king', points: 2 }] },
  { id: 'b-king3', kind, players: 2, effects: [{ do: 'act', action: 'king', points: 3 }] },

  // Helpers: more points for the Action of the die
  { id: 'b-add1-1', kind, players: 2, effects: [{ do: 'addPoints', points: 1 }] },
  { id: 'b-add1-2', kind, players: 2, effects: [{ do: 'addPoints', points: 1 }] },
  { id: 'b-add2-1', kind, players: 2, effects: [{ do: 'addPoints', points: 2 }] },
  { id: 'b-add2-2', kind, players: 2, effects: [{ do: 'addPoints', points: 2 }] },
  { id: 'b-add3', kind, players: 2, effects: [{ do: 'addPoints', points: 3 }] },

  // Helpers: other Resources from the die
  { id: 'b-colour-1', kind, players: 2, effects: [{ do: 'changeColour' }] },
  { id: 'b-colour-2', kind, players: 2, effects: [{ do: 'changeColour' }] },

  // Helpers: Resources and points
  { id: 'b-gold4-1', kind, players: 2, effects: [{ do: 'gain', goods: { gold: 4 } }] },
  { id: 'b-gold4-2', kind, players: 2, effects: [{ do: 'gain', goods: { gold: 4 } }] },
  { id: 'b-gold2vp2-1', kind, players: 2, effects: [TWO_GOLD, TWO_POINTS] },
  { id: 'b-gold2vp2-2', kind, players: 2, effects: [TWO_GOLD, TWO_POINTS] },
  { id: 'b-vp4', kind, players: 2, effects: [{ do: 'score', points: 4 }] },
  { id: 'b-any2-1', kind, players: 2, effects: [{ do: 'gainAny', count: 2 }] },
  { id: 'b-any2-2', kind, players: 3, effects: [{ do: 'gainAny', count: 2 }] },
  { id: 'b-any3', kind, players: 2, effects: [{ do: 'gainAny', count: 3 }] },
  { id: 'b-mix4-1', kind, players: 2, effects: [FOUR_GOODS] },
  { id: 'b-mix4-2', kind, players: 4, effects: [FOUR_GOODS] },

  // Helpers: the bonuses of one Building
  { id: 'b-building-1', kind, players: 2, effects: [{ do: 'buildingBonuses' }] },
  { id: 'b-building-2', kind, players: 2, effects: [{ do: 'buildingBonuses' }] },
];
