import type { Action, Colour, Effect, Goods, Piece, Resource, WheelAction } from '../content/vocabulary';
import type { CardinalOption, CardinalState, CardinalStep } from './cardinal/model';
import type { Readings } from './readings';

/** The words of the rules: the state is plain JSON of ids and numbers; what content knows is not in it. */

/** The index of a player in `state.players`, clockwise around the table. */
export type Seat = number;

export const PHASES = ['preparation', 'action', 'king', 'fair', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];

export const PLAYER_COLOURS = ['plum', 'orange', 'teal', 'blue'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export interface PlayerOption {
  name: string;
  colour: PlayerColour;
}

/** What the table agrees on before the game, beside who plays. */
export interface Variant {
  actionTiles: 'standard' | 'shuffled';
  firstPlayer: Seat | 'random';
  cardinal?: CardinalOption;
  /** How rules are read, where not as usual; absent when nothing differs. */
  readings?: Readings;
}

/** Everything that is chosen before the game: all else of the set-up is chance. */
export interface Options extends Variant {
  players: PlayerOption[];
}

export interface Die {
  colour: Colour;
  value: number;
}

/** A space of a fixed row that may be empty (JSON knows no `undefined` in a list). */
export type Slot = string | null;

export interface BuildingState {
  /** A Character tile per Room, lowest floor first; the sixth Building has no Room. */
  rooms: Slot[];
  crest: Slot;
}

export interface Player {
  name: string;
  colour: PlayerColour | 'cardinal';
  score: number;
  goods: Record<Resource, number>;
  /** Houses and Pillars that may be placed now: those on roofs and Contract spaces are not among them. */
  supply: { houses: number; pillars: number };
  /** The House spaces and the Cathedral towns that hold a piece of this player. */
  houses: string[];
  pillars: string[];
  merchant: string;
  architect: string;
  buildings: BuildingState[];
  storehouse: string[];
  /** Fulfilled Contracts, on the Contract spaces from the left. */
  contracts: string[];
  cathedrals: string[];
  dice: Die[];
}

/** Why something happens: what granted it. */
export interface Source {
  kind: SourceKind;
  id?: string;
}
export const SOURCE_KINDS = [
  'setup',
  'die',
  'action',
  'exchange',
  'buy',
  'helper',
  'character',
  'contract',
  'contractSpace',
  'crestSpace',
  'houseSpace',
  'cathedral',
  'building',
  'corruption',
  'leader',
  'kingTrack',
  'fair',
  'housesTimesPillars',
  'completedBuildings',
  'leftovers',
  'offer',
  'round',
  'decree',
  'challenge',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

type Own<T> = T extends unknown ? { -readonly [K in keyof T]: T[K] } : never;

/** Points of an Action that can be spent. */
interface Points {
  action: WheelAction;
  points: number;
  /** Its first exchange has been, where that is asked by the Action. */
  exchanged?: true;
}

/** What may stand on the agenda: effects of tiles, and the steps of a turn and of the King phase. */
export type Pending =
  | Own<Exclude<Effect, { do: 'act' }>>
  | ({ do: 'act' } & Points)
  | { do: 'takeDie' }
  | { do: 'wheelTile'; action: WheelAction }
  | ({ do: 'dieAction' } & Points)
  /** The bonuses of a chosen Building that are not yet received or skipped. */
  | { do: 'receive'; tiles: string[] }
  /** A used Helper leaves when all above it is resolved. */
  | { do: 'discard'; tile: string }
  /** A Crest completes its Building only after the bonus of its space. */
  | { do: 'complete'; building: number }
  | { do: 'kingTile' }
  | { do: 'kingScoring' }
  | ({ do: 'cardinal' } & CardinalStep);
export type PendingOf<K extends Pending['do']> = Extract<Pending, { do: K }>;

/** Effects in free order that one seat has to resolve or decline before what lies below goes on. */
export interface AgendaItem {
  seat: Seat;
  effects: Pending[];
  source: Source;
}

export interface State {
  schema: 1;
  options: Variant;
  phase: Phase;
  round: number;
  /** 1–3 within the Action phase. */
  cycle: number;
  /** Turns begun in the whole game. */
  turn: number;
  order: Seat[];
  /** A stack, top last: the whole control state of a turn. */
  agenda: AgendaItem[];
  /** Facts of the present turn that later steps ask for. */
  facts: { colour?: Resource; exchanged?: true };
  /** How many steps can be taken back now. */
  undoable: number;
  players: Player[];
  wheel: {
    /** Section s lies at slot (s − 1 + offset) mod 6. */
    offset: number;
    /** The Actions clockwise from slot 0. */
    actions: WheelAction[];
    dice: Die[];
    tiles: Partial<Record<WheelAction, string>>;
  };
  king: {
    /** A stack of seats per position, bottom first. */
    track: Seat[][];
    tile: Slot;
  };
  /** Revealed Corruption tokens of this round. */
  corruption: string[];
  /** What is still to be drawn, without order: chance picks when somebody draws. */
  piles: { bonus: string[]; contract: string[]; character: string[] };
  offers: { contract: Slot[]; character: Slot[] };
  map: {
    /** Bonus tiles that still lie on their spaces. */
    tiles: Record<string, string>;
    /** The Construction Cost tile of each Cathedral town. */
    costs: Record<string, string>;
  };
  fairs: { town: string; tile: string }[];
  /** In a solo game. */
  cardinal?: CardinalState;
  /** Seats from the winner down, once the game is over. */
  ranking?: Seat[];
}

export type Move =
  | { type: 'takeDie'; colour: Colour; value: number; to: number }
  | { type: 'takeTile' }
  | { type: 'declare'; action: Action }
  | { type: 'step'; piece: Piece; to: string }
  | { type: 'relocate'; piece: Piece; to: string }
  | { type: 'buildHouse'; space: string }
  | { type: 'buildPillar'; town: string }
  | { type: 'pickUp'; space: string }
  | { type: 'takeCharacter'; tile: string }
  | { type: 'swapOffer' }
  | { type: 'placeCharacter'; tile: string; building: number; floor: number }
  | { type: 'takeContract'; tile: string }
  | { type: 'exchange'; give: Resource; get: Resource }
  | { type: 'advance'; steps: number }
  | { type: 'chooseGoods'; goods: Goods }
  | { type: 'chooseColour'; resource: Resource }
  | { type: 'chooseBuilding'; building: number }
  | { type: 'receive'; tile: string }
  | { type: 'buy'; resource: Resource }
  | { type: 'fulfil'; tile: string; identical?: Resource }
  | { type: 'placeCrest'; tile: string; building: number }
  | { type: 'contribute'; town: string }
  | { type: 'useHelper'; tile: string }
  | { type: 'pass' }
  | { type: 'endTurn' }
  | { type: 'proceed' };
export type MoveType = Move['type'];
export type MoveOf<K extends MoveType> = Extract<Move, { type: K }>;

/** The player at a seat; asking for an empty seat is a bug. */
export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no player at seat ${seat}`);
  return player;
}

export const scoresOf = ({ players }: Pick<State, 'players'>): number[] => players.map(({ score }) => score);

/** The seat whose decision the game waits for. */
export const activeSeat = (state: State): Seat | undefined => state.agenda.at(-1)?.seat;
