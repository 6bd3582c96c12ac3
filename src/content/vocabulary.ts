/** The words of the box: what tiles, boards and the map are written in. */

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Readonly<Partial<Record<Resource, number>>>;

export const COLOURS = ['blue', 'pink', 'yellow', 'lightGrey', 'darkGrey'] as const;
export type Colour = (typeof COLOURS)[number];

/** The five Actions that can be performed. */
export const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king'] as const;
export type Action = (typeof ACTIONS)[number];

/** The six places around the wheel: the Joker stands for one of the five. */
export const WHEEL_ACTIONS = [...ACTIONS, 'joker'] as const;
export type WheelAction = (typeof WHEEL_ACTIONS)[number];

export const PIECES = ['merchant', 'architect'] as const;
export type Piece = (typeof PIECES)[number];

export const CRESTS = ['eagle', 'cup', 'lion', 'lily', 'tower', 'rose'] as const;
export type Crest = (typeof CRESTS)[number];

/** 2 = always in play, 3 = marked "3+", 4 = marked "4". */
export type PlayerMark = 2 | 3 | 4;

/**
 * What tiles and spaces do: a closed vocabulary. A list of effects means all of them, in the order the
 * player likes. Gains, points and King steps happen by themselves; Actions, moves and placements may be declined.
 */
export type Effect =
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'gainAny'; readonly count: number }
  | { readonly do: 'score'; readonly points: number }
  | { readonly do: 'king'; readonly steps: number }
  | { readonly do: 'act'; readonly action: WheelAction; readonly points: number }
  | { readonly do: 'addPoints'; readonly points: number }
  | { readonly do: 'changeColour' }
  | { readonly do: 'buildingBonuses' }
  | { readonly do: 'move'; readonly piece: Piece; readonly steps: number }
  | { readonly do: 'relocate'; readonly piece: Piece }
  | { readonly do: 'place'; readonly what: 'house' | 'pillar'; readonly where: 'here' | 'anywhere' };

/** Where a printed value is known from; `reconstructed` values are our own design, chosen to fit. */
export const LEVELS = ['rulebook', 'photo', 'derived', 'reconstructed'] as const;
export type Level = (typeof LEVELS)[number];

export interface Origin {
  readonly level: Level;
  /** The reason, for every reconstructed value. */
  readonly why?: string;
}

/** The provenance of a list: by field (`*` for the rest), with exceptions for single items. */
export interface Provenance {
  readonly fields: Readonly<Record<string, Origin>>;
  readonly items?: Readonly<Record<string, Readonly<Record<string, Origin>>>>;
}
