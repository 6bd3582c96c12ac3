import type { BoxName, Brought, Tagged, WordsOf } from '../content';
import { PLAYER_COLOURS, type PlayerColour, type SeatColour } from '../content/people';
import type { BasePile, Colour, Effect, Pile, Resource, WheelAction } from '../content/vocabulary';
import type { ActionPoints } from './baseWords';
import type { CardinalOption, CardinalState } from './cardinal/model';
import type { Readings } from './readings';
import type { BoxOptions, BoxStates, Workings, WorkingsOf } from './workings';

/** The words of the rules: the state is plain JSON of ids and numbers; what content knows is not in it. */

/** The index of a player in `state.players`, clockwise around the table. */
export type Seat = number;

export const PHASES = ['preparation', 'action', 'king', 'fair', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];

export { PLAYER_COLOURS, type PlayerColour, type SeatColour };
export const isPlayerColour = (colour: string): colour is PlayerColour =>
  PLAYER_COLOURS.some(each => each === colour);

export interface PlayerOption {
  readonly name: string;
  readonly colour: PlayerColour;
}

/** What the table agrees on before the game, beside who plays. */
export interface Variant {
  readonly actionTiles: 'standard' | 'shuffled';
  readonly firstPlayer: Seat | 'random';
  readonly cardinal?: CardinalOption;
  /** How rules are read, where not as usual; absent when nothing differs. */
  readonly readings?: Readings;
  /** The boxes besides the base game, each with what is chosen of it. */
  readonly boxes?: BoxOptions;
}

/** Everything that is chosen before the game: all else of the set-up is chance. */
export interface Options extends Variant {
  readonly players: readonly PlayerOption[];
}

export interface Die {
  readonly colour: Colour;
  readonly value: number;
}

/** A space of a fixed row that may be empty (JSON knows no `undefined` in a list). */
export type Slot = string | null;

export interface BuildingState {
  /** A Character tile per Room, lowest floor first; the sixth Building has no Room. */
  readonly rooms: readonly Slot[];
  readonly crest: Slot;
}

export interface Player {
  readonly name: string;
  readonly colour: SeatColour;
  readonly score: number;
  readonly goods: Readonly<Record<Resource, number>>;
  /** Houses and Pillars that may be placed now: those on roofs and Contract spaces are not among them. */
  readonly supply: { readonly houses: number; readonly pillars: number };
  /** The House spaces and the Cathedral towns that hold a piece of this player. */
  readonly houses: readonly string[];
  readonly pillars: readonly string[];
  readonly merchant: string;
  readonly architect: string;
  readonly buildings: readonly BuildingState[];
  readonly storehouse: readonly string[];
  /** Fulfilled Contracts, on the Contract spaces from the left. */
  readonly contracts: readonly string[];
  readonly cathedrals: readonly string[];
  readonly dice: readonly Die[];
}

/** Why something happens: what granted it. */
export interface Source {
  readonly kind: SourceKind;
  readonly id?: string;
  /** Where the Fair is. */
  readonly town?: string;
  /** Which effect of a card, counted from its first. */
  readonly at?: number;
}
export type SourceKind = Brought<Workings, 'source'>;

/** What may stand on the agenda: effects of tiles, the steps of a turn, and those of the course of the game. */
export type Pending =
  | Exclude<Effect, { do: 'act' }>
  | Tagged<'do', { act: ActionPoints }>
  | Tagged<'do', Brought<Workings, 'pending'>>
  | CourseStep;
export type PendingOf<K extends Pending['do']> = Extract<Pending, { do: K }>;
type Names<Kinds> = Kinds extends unknown ? keyof Kinds & string : never;
/** What of a box waits, or may wait, for a decision. */
export type WaitingOf<Box extends BoxName> =
  Names<WordsOf<Box, 'effects'>> | Names<WorkingsOf<Box, 'pending'>>;

/** What the set-up, a phase or the end of the game consists of: it happens by itself. */
export type CourseStep = Tagged<'do', Brought<Workings, 'course'>>;

/** Effects in free order that one seat has to resolve or decline before what lies below goes on. */
export interface AgendaItem {
  readonly seat: Seat;
  readonly effects: readonly Pending[];
  readonly source: Source;
}

/** The piles of the base game, and those of the boxes in play. */
export type Piles = Readonly<Record<BasePile, readonly string[]>> & {
  readonly [P in Pile]?: readonly string[];
} & {
  /** What was put under a pile, in its order: it is drawn when nothing lies above it. */
  readonly [P in Pile as `${P}Bottom`]?: readonly string[];
};

/** What lies on the table: only what happens changes it, and what has happened tells all of it. */
export interface Table {
  readonly schema: 1;
  readonly options: Variant;
  readonly phase: Phase;
  readonly round: number;
  /** 1–3 within the Action phase. */
  readonly cycle: number;
  /** Turns begun in the whole game. */
  readonly turn: number;
  readonly order: readonly Seat[];
  readonly players: readonly Player[];
  readonly wheel: {
    /** Section s lies at slot (s − 1 + offset) mod 6. */
    readonly offset: number;
    /** The Actions clockwise from slot 0. */
    readonly actions: readonly WheelAction[];
    readonly dice: readonly Die[];
    readonly tiles: Readonly<Partial<Record<WheelAction, string>>>;
  };
  readonly king: {
    /** A stack of seats per position, bottom first. */
    readonly track: readonly (readonly Seat[])[];
    readonly tile: Slot;
  };
  /** Revealed Corruption tokens of this round. */
  readonly corruption: readonly string[];
  /** What is still to be drawn, without order: chance picks when somebody draws. */
  readonly piles: Piles;
  readonly offers: { readonly contract: readonly Slot[]; readonly character: readonly Slot[] };
  readonly map: {
    /** Bonus tiles that still lie on their spaces. */
    readonly tiles: Readonly<Record<string, string>>;
    /** The Construction Cost tile of each Cathedral town. */
    readonly costs: Readonly<Record<string, string>>;
  };
  readonly fairs: readonly { readonly town: string; readonly tile: string }[];
  /** What other boxes keep on the table. */
  readonly boxes?: BoxStates;
  /** In a solo game. */
  readonly cardinal?: CardinalState;
  /** Seats from the winner down, once the game is over. */
  readonly ranking?: readonly Seat[];
}

/** What is still to be done, and what a later step has to know. */
export interface Control {
  /** A stack, top last: the whole control state of a turn. */
  readonly agenda: readonly AgendaItem[];
  /** Facts of the present turn that later steps ask for. */
  readonly facts: Facts;
  /** How many steps can be taken back now. */
  readonly undoable: number;
}
export interface Facts {
  readonly colour?: Resource;
  /** Another Helper may still name a colour, though one is named. */
  readonly colourOpen?: true;
  readonly exchanged?: true;
  /** Of the Actions of its section the one that was named with the die. */
  readonly section?: WheelAction;
  /** The Action of the die has begun, where somebody asks for it. */
  readonly begun?: true;
}

/** Nobody writes into a state: whatever changes makes a new one, which shares what stays (`play`). */
export interface State extends Table, Control {}

export type Move = Tagged<'type', Brought<Workings, 'moves'>>;
export type MoveType = Move['type'];
export type MoveOf<K extends MoveType> = Extract<Move, { type: K }>;

/** The player at a seat; asking for an empty seat is a bug. */
export function playerOf(state: Pick<Table, 'players'>, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no player at seat ${seat}`);
  return player;
}

export const scoresOf = ({ players }: Pick<State, 'players'>): number[] => players.map(({ score }) => score);

/**
 * What is to be done first: nothing is asked more often. By its index, which is ten times as quick as `at` in a state
 * that is frozen; and never by the index −1, which no list has and which makes every later look-up a slow one.
 */
export const topOf = (agenda: Control['agenda']): AgendaItem | undefined =>
  agenda.length > 0 ? agenda[agenda.length - 1] : undefined;

/** The seat whose decision the game waits for. */
export const activeSeat = ({ agenda }: State): Seat | undefined => topOf(agenda)?.seat;
