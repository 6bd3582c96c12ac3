import type { DieKind } from './components';
import type { Colour, Resource } from './vocabulary';

/** The Resource of a die of each colour (R1.3). */
export const DIE_RESOURCE = {
  blue: 'iron',
  pink: 'food',
  yellow: 'gold',
  lightGrey: 'wool',
  darkGrey: 'stone',
} as const satisfies Record<Colour, Resource>;

/** The Resource dice of the box. */
export const DICE: readonly DieKind[] = [
  { colour: 'blue', resource: DIE_RESOURCE.blue, count: 4 },
  { colour: 'pink', resource: DIE_RESOURCE.pink, count: 4 },
  { colour: 'yellow', resource: DIE_RESOURCE.yellow, count: 4 },
  { colour: 'lightGrey', resource: DIE_RESOURCE.lightGrey, count: 4 },
  { colour: 'darkGrey', resource: DIE_RESOURCE.darkGrey, count: 4 },
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
