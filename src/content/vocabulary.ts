import type { CharacterTile, ContractTile, CrestTile, HelperTile } from './components';
import type { Brought, Tagged } from './kinds';
import type { BaseRuleId } from './rulebook';

/** The words that tiles, boards and maps are written in. */

/** The words of each box; another box widens it by its name. */
export interface Vocabulary {
  base: BaseVocabulary;
}

interface BaseVocabulary {
  action: BaseAction;
  /** What walks on a map. */
  piece: BasePiece;
  crest: (typeof CRESTS)[number];
  /** What can be paid with. */
  currency: Resource;
  /** The piles from which tiles are drawn. */
  pile: (typeof PILES)[number];
  /** What Fairs and Decrees count. */
  count: (typeof COUNTS)[number];
  effects: BaseEffects;
  tile: ContractTile | CrestTile | HelperTile | CharacterTile;
  rule: BaseRuleId;
}

export type BoxName = keyof Vocabulary;

/** The words of one box of a sort, or of several. */
export type WordsOf<Box extends BoxName, Sort extends string> = Brought<Pick<Vocabulary, Box>, Sort>;

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Readonly<Partial<Record<Resource, number>>>;

/** What can be paid with: Resources, and whatever another box has. */
export type Currency = Brought<Vocabulary, 'currency'>;
export type Price = Readonly<Partial<Record<Currency, number>>>;

export const COLOURS = ['blue', 'pink', 'yellow', 'lightGrey', 'darkGrey'] as const;
export type Colour = (typeof COLOURS)[number];

/** The five Actions that can be performed. */
export const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king'] as const;
export type BaseAction = (typeof ACTIONS)[number];
export type Action = Brought<Vocabulary, 'action'>;

/** The six places around the wheel: the Joker stands for one of the five. */
export const WHEEL_ACTIONS = [...ACTIONS, 'joker'] as const;
export type BaseWheelAction = (typeof WHEEL_ACTIONS)[number];
export type WheelAction = Action | 'joker';

export const PIECES = ['merchant', 'architect'] as const;
export type BasePiece = (typeof PIECES)[number];
export type Piece = Brought<Vocabulary, 'piece'>;

export const CRESTS = ['eagle', 'cup', 'lion', 'lily', 'tower', 'rose'] as const;
export type Crest = Brought<Vocabulary, 'crest'>;

export const PILES = ['bonus', 'contract', 'character'] as const;
export type BasePile = (typeof PILES)[number];
export type Pile = Brought<Vocabulary, 'pile'>;

export const COUNTS = [
  'houses',
  'pillars',
  'contracts',
  'cathedrals',
  'crests',
  'upperFloors',
  'filledBuildings',
] as const;
export type CountName = Brought<Vocabulary, 'count'>;

/** 2 = always in play, 3 = marked "3+", 4 = marked "4". */
export type PlayerMark = 2 | 3 | 4;

/**
 * What tiles and spaces do: a closed vocabulary. A list of effects means all of them, in the order the
 * player likes. Gains, points and King steps happen by themselves; Actions, moves and placements may be declined.
 */
export type Effect = Tagged<'do', Brought<Vocabulary, 'effects'>>;

interface BaseEffects {
  gain: { readonly goods: Goods };
  gainAny: { readonly count: number };
  score: { readonly points: number };
  king: { readonly steps: number };
  act: { readonly action: WheelAction; readonly points: number };
  addPoints: { readonly points: number };
  changeColour: object;
  buildingBonuses: object;
  move: { readonly piece: Piece; readonly steps: number };
  relocate: { readonly piece: Piece };
  /** `ownMaps`: anywhere, and on every other map where an own piece stands that builds such a thing. */
  place: { readonly what: 'house' | 'pillar'; readonly where: 'here' | 'anywhere' | 'ownMaps' };
}

/** The names of the effects of a box. */
export type EffectName<Box extends BoxName> = keyof WordsOf<Box, 'effects'>;

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
