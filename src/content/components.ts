import type { RuleId } from './rulebook';
import type { Action, Colour, Crest, Effect, Goods, Piece, PlayerMark, Resource } from './vocabulary';

/** The shapes of what is in the box. Every list of this folder is made of these. */

interface Component {
  readonly id: string;
}

interface Marked extends Component {
  /** From how many players on it is in play. */
  readonly players: PlayerMark;
}

/** `identical`: that many of any one type, which may be the type of the other part. */
export interface ContractCost {
  readonly iron?: number;
  readonly wool?: number;
  readonly identical?: number;
}

export interface ContractTile extends Marked {
  readonly kind: 'contract';
  readonly cost: ContractCost;
  readonly reward: readonly Effect[];
}

export interface CrestTile extends Marked {
  readonly kind: 'crest';
  readonly crest: Crest;
}

export interface HelperTile extends Marked {
  readonly kind: 'helper';
  readonly effects: readonly Effect[];
}

export interface CharacterTile extends Marked {
  readonly kind: 'character';
  /** The Character is named by the Action that a completed Building of it strengthens. */
  readonly character: Action;
  readonly effects: readonly Effect[];
}

/** What the Storehouse may hold. */
export type Tile = ContractTile | CrestTile | HelperTile | CharacterTile;
/** What the wheel, the map and the King track offer. */
export type BonusTile = ContractTile | CrestTile | HelperTile;

export interface HouseSpace extends Marked {
  readonly bonus: readonly Effect[];
}

export type TileSpace = Marked;

/** Where a label stands, relative to its place: a drawing hint. */
export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Place extends Component {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Town extends Place {
  readonly label: Label;
  readonly houses: readonly HouseSpace[];
  readonly tiles: readonly TileSpace[];
  /** How many Pillars fit at its Cathedral, if it has one. */
  readonly pillars?: number;
}

export interface Road extends Place {
  readonly kind: 'road' | 'sea' | 'pass';
}

export type Link = readonly [string, string];

export interface CathedralTile extends Component {
  readonly town: string;
  readonly points: number;
}

/** A Construction Cost tile; without a price its Cathedral is unavailable. */
export interface CostTile extends Component {
  readonly price?: { readonly stone: number; readonly points: number };
}

export const COUNTS = [
  'houses',
  'pillars',
  'contracts',
  'cathedrals',
  'crests',
  'upperFloors',
  'filledBuildings',
] as const;
export type CountName = (typeof COUNTS)[number];

/** Pays for every full set of `each`, or, without one, once plus the value of the King-track position. */
export interface FairTile extends Component {
  readonly points: number;
  readonly each?: readonly CountName[];
}

export interface TownTile extends Component {
  readonly town: string;
}

export interface CorruptionToken extends Component {
  readonly steps: number;
}

export interface KingPosition {
  readonly points: number;
  readonly zone: 'red' | 'start' | 'blue';
}

export interface Building extends Component {
  /** How many Rooms take Character tiles; floor f costs f points. */
  readonly rooms: number;
  readonly roofHouse: boolean;
  readonly crest: { readonly food: number; readonly bonus: readonly Effect[] };
}

export interface ContractSpace {
  readonly points: number;
  readonly pillar: boolean;
}

export interface DieKind {
  readonly colour: Colour;
  readonly resource: Resource;
  readonly count: number;
}

/** Blue and light grey share one icon in the rows of the Decrees. */
export type PriorityIcon = Exclude<Colour, 'blue' | 'lightGrey'> | 'blueOrLightGrey';

export type DecreeCondition =
  | { readonly is: 'more'; readonly of: CountName; readonly than: CountName }
  | { readonly is: 'atLeast'; readonly of: CountName; readonly as: CountName }
  | { readonly is: 'unfulfilledContract' }
  | { readonly is: 'newCrestInReach'; readonly of: Piece }
  | { readonly is: 'newCrestInOffer' };

/** Which die is wanted: one for an Action, or one of these colours. */
export type WantedDie =
  | { readonly action: Action }
  | { readonly highest: readonly Colour[] }
  | { readonly mostNeeded: readonly Colour[] };

export interface DecreeOption {
  readonly when?: DecreeCondition;
  readonly take: WantedDie;
}

export interface Decree extends Component {
  readonly name: string;
  readonly fair?: string;
  readonly options: readonly DecreeOption[];
  readonly priority: readonly PriorityIcon[] | 'mostRequired';
}

/** How the Cardinal sorts Bonus tiles. */
export type TileClass = 'crest' | 'miscellaneous' | 'goods' | 'action' | 'contract';

/**
 * What a Challenge does: `printed` goods and points of the tile, `points` = 1 VP per Action Point, move or
 * placement on it.
 */
export type ChallengeDeed =
  | { readonly gains: Goods | 'printed' }
  | { readonly gainsOfDie: number }
  | { readonly advances: number }
  | { readonly scores: 'points' }
  | { readonly keeps: 'contract' }
  | { readonly takesCrest: 'boxed' };

export interface ChallengeHook {
  readonly on: 'setup' | 'takeDie' | 'takeTile' | 'placeCharacter';
  /** Of which Bonus tiles. */
  readonly of?: TileClass;
  readonly do: ChallengeDeed;
  readonly rule: RuleId;
}

export interface Challenge extends Component {
  readonly name: string;
  readonly hooks: readonly ChallengeHook[];
  /** Replaces the VP of the King-track position below which the marker never starts a round. */
  readonly kingAtLeast?: number;
  /** Replaces the Bonus Action Points on the columns. */
  readonly markers?: readonly number[];
}

export interface CardinalLevel {
  readonly id: 'easy' | 'normal' | 'hard';
  readonly name: string;
  readonly challenges: number;
}
