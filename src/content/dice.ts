import type { DieKind } from './components';

/** The Resource dice of the box. */
export const DICE: readonly DieKind[] = [
  { colour: 'blue', resource: 'iron', count: 4 },
  { colour: 'pink', resource: 'food', count: 4 },
  { colour: 'yellow', resource: 'gold', count: 4 },
  { colour: 'lightGrey', resource: 'wool', count: 4 },
  { colour: 'darkGrey', resource: 'stone', count: 4 },
];

/** By number of players: how many dice of each colour go into the bag, and how many are drawn for a round. */
export const BAG = {
  2: { perColour: 2, drawn: 8 },
  3: { perColour: 3, drawn: 11 },
  4: { perColour: 4, drawn: 14 },
} as const;

/** The price of turning a die by one. */
export const CHANGE_COST = { gold: 2 } as const;

/** The dice that a player takes in a round. */
export const DIE_SPACES = 3;
