import type { TileClass } from './cardinalCards';
import type { Brought } from './kinds';
import type { RuleId } from './rulebook';
import type {
  Action,
  Colour,
  CountName,
  Crest,
  Effect,
  Piece,
  PlayerMark,
  Price,
  Resource,
  Vocabulary,
} from './vocabulary';

/** The shapes of what is in the box. Every list of this folder is made of these. */

export interface Component {
  readonly id: string;
}

export interface MarkedComponent extends Component {
  /** From how many players on it is in play. */
  readonly players: PlayerMark;
}

export interface Ruled extends MarkedComponent {
  /** The rules of its own that its card cites, before those of its kind. */
  readonly rules: readonly RuleId[];
}

/** `identical`: that many of any one type, which may be the type of the other part. */
export interface ContractCost {
  readonly iron?: number;
  readonly wool?: number;
  readonly identical?: number;
}

export interface ContractTile extends Ruled {
  readonly kind: 'contract';
  readonly cost: ContractCost;
  readonly reward: readonly Effect[];
}

export interface CrestTile extends Ruled {
  readonly kind: 'crest';
  readonly crest: Crest;
}

export interface HelperTile extends Ruled {
  readonly kind: 'helper';
  /** What its use costs. */
  readonly price?: Price;
  readonly effects: readonly Effect[];
  /** What the Cardinal takes it for, where its effects are of several sorts. */
  readonly sort?: TileClass;
}

export interface CharacterTile extends Ruled {
  readonly kind: 'character';
  /** The Character is named by the Action that a completed Building of it strengthens. */
  readonly character: Action;
  readonly effects: readonly Effect[];
}

/** What the Storehouse may hold. */
export type Tile = Brought<Vocabulary, 'tile'>;
/** What the wheel, the map and the King track offer. */
export type BonusTile = Exclude<Tile, CharacterTile>;

export interface HouseSpace extends MarkedComponent {
  readonly bonus: readonly Effect[];
}

export type TileSpace = MarkedComponent;

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

/** A map: whoever stands on one of its places walks along its links, and never leaves it. */
export interface GameMap extends Component {
  readonly size: { readonly width: number; readonly height: number };
  /** Who walks on it. */
  readonly pieces: readonly [Piece, ...Piece[]];
  /** Where they begin. */
  readonly start: string;
  /** Whether what is placed "anywhere" may be placed here too; on other maps only where an own piece stands. It lies on every table. */
  readonly main: boolean;
  readonly towns: readonly Town[];
  readonly roads: readonly Road[];
  readonly links: readonly Link[];
}

export interface CathedralTile extends Component {
  readonly town: string;
  readonly points: number;
}

/** A Construction Cost tile; without a price its Cathedral is unavailable. */
export interface CostTile extends Component {
  readonly price?: { readonly pay: Price; readonly points: number };
}

/** Pays for every full set of `each`, or, without one, once plus the value of the King-track position. */
export interface FairTile extends Component {
  readonly points: number;
  readonly each?: readonly CountName[];
  /** The same of a seat that goes by itself, where that is something else. */
  readonly eachByItself?: readonly CountName[];
  /** The rule that says what it counts, where a box brings it. */
  readonly rule?: RuleId;
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
