import type { Technology, Overlay, OverlayName, Side } from './words';

/** What is printed on the overlays and boards, and how many pieces there are. */

/** The Silver of the ribbon that is tied to each position of the King track, the lowest first. */
export const RIBBONS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2];

/** Whoever stands on so many points or more unlocks a Mine. */
export const UNLOCKS_FROM = 0;

/**
 * The Prospector wheel lies on the six places around the wheel; at position p it covers these places, counted from
 * p clockwise. In every cleanup p goes back by one, while the sections of the wheel go on by one.
 */
export const DISC = { prospector: [0, 1], movement: [3] } as const;

/** The sides of the scoring overlay. */
export const OVERLAYS: Readonly<Record<OverlayName, Overlay>> = {
  pillars: { fixed: 'pillars', choice: ['houses', 'mines'] },
  houses: { fixed: 'houses', choice: ['pillars', 'mines'] },
};

export const SILVER_PER_POINT = 2;

/** The Mines of a player: some are locked beside the King track, one lies at the start of the first map. */
export const MINES = { total: 6, locked: 3 } as const;

export const PROSPECTOR_PIECES = 3;

/** What everybody but the first player starts with. */
export const START_SILVER = 1;

/** How many of the Contract spaces hold a Pillar now. */
export const PILLAR_SPACES = 6;

/** How a first game is set up: the sides, the Technologies, and the die value where the Prospector wheel begins. */
export const FIRST_GAME: {
  readonly sides: readonly Side[];
  readonly technologies: readonly Technology[];
  readonly disc: number;
} = { sides: ['A', 'A', 'A'], technologies: ['architect', 'joker', 'character'], disc: 3 };
