import type { Seat, SeatColour, Variant } from '../../rules/model';
import type { Refusal } from '../../rules/refusals';
import type { BotKind } from '../bots';
import type { SeatKind } from '../seats';
import type { Start } from './follow';

/** What house and screen say to each other. Everything is plain JSON; a match goes over the wire as lines. */

export const TABLE_STATUS = ['open', 'running', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export interface SeatView {
  readonly kind: SeatKind;
  readonly colour: SeatColour;
  readonly name?: string | undefined;
  readonly free: boolean;
  /** A bot that plays on for the person, and who wished for it: the person, or another one while he is away. */
  readonly standIn?: BotKind | undefined;
  readonly standInBy?: Seat | undefined;
  /** Whether the person is at the table just now. */
  readonly present: boolean;
  /** When the person was seen to leave, in milliseconds. */
  readonly gone?: number | undefined;
  /** The table has waited for the person for too long: whoever sits at it may let a bot play. */
  readonly overdue?: boolean | undefined;
  /** Whether the person has said so, before the game. */
  readonly ready?: boolean | undefined;
}

/** What became of a seat: a bot plays there at somebody's wish, or the person plays again. */
export type Note = { readonly at: number; readonly seat: Seat } & (
  { readonly what: 'standIn'; readonly by: Seat } | { readonly what: 'back' }
);

/** What everybody may know of a table. */
export interface PublicTable {
  readonly id: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly host: Seat;
  /** Who does what the host may do: another one while the host is away for too long. */
  readonly leader: Seat;
  /** How long it waits for somebody who is away, in milliseconds. */
  readonly patience: number;
  readonly notes: readonly Note[];
  readonly seats: readonly SeatView[];
  readonly variant: Partial<Variant>;
  /** The seat that it waits for. */
  readonly waits?: Seat | undefined;
  readonly scores?: readonly number[] | undefined;
  /** The table that these people play at next. */
  readonly rematch?: string | undefined;
  readonly created: number;
  readonly updated: number;
  /** Something that is stored of it can't be read: it can be looked at as far as it goes, and not go on. */
  readonly damaged?: true | undefined;
}

export interface ChatLine {
  readonly seat: Seat;
  readonly words: string;
  readonly at: number;
}

export interface StoredLine {
  readonly line: string;
  readonly at: number;
}

/** Why something was not done: a code that the screen has a sentence for. */
export interface NotDone {
  readonly problem: string;
  /** The version of the rules of the house, where that is the reason. */
  readonly rules?: number | undefined;
}

/** What somebody gets who comes to a table, or comes back: everything from the line that was asked for. */
export interface Arrival {
  /** The version of the rules of the house; the first houses did not tell it. */
  readonly rules?: number | undefined;
  readonly table: PublicTable;
  readonly start?: Start | undefined;
  readonly from: number;
  readonly lines: readonly StoredLine[];
  readonly chats: readonly ChatLine[];
}

/** What became of an act: it is the nth line now, or the rules refuse it, or others were faster. */
export type Answer =
  { readonly done: number } | { readonly refused: Refusal } | { readonly stale: true } | NotDone;

type Reply<T> = (answer: T | NotDone) => void;

/** What the screen says. */
export interface ToHouse {
  /** With the version of the rules that it follows lines by. */
  sync: (
    ...args: [
      id: string,
      seat: Seat | null,
      token: string | null,
      from: number,
      rules: number,
      Reply<Arrival>,
    ]
  ) => void;
  act: (n: number, text: string, reply: Reply<Answer>) => void;
  chat: (words: string, reply: Reply<{ readonly done: true }>) => void;
}

/** What the house says. */
export interface ToScreen {
  line: (id: string, n: number, line: string, at: number) => void;
  table: (id: string, table: PublicTable) => void;
  chat: (id: string, chat: ChatLine) => void;
  /** The last one has stood up before the game: there is no such table any more. */
  gone: (id: string) => void;
}

/** What somebody has who sits at a table: the way back to the seat, on any device. */
export interface Sitting {
  readonly id: string;
  readonly seat: Seat;
  readonly token: string;
}
