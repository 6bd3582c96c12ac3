import type { Note } from '../table/online/wire';
import type { BotKind, FreeBot } from '../table/bots';
import type { SeatKind } from '../table/seats';
import type { Seat, SeatColour, Variant } from '../rules/model';

/** What the house keeps of a match beside its lines: who sits where, and what was agreed. */

export interface SeatDoc {
  readonly kind: SeatKind;
  readonly colour: SeatColour;
  /** Nobody has a name yet where a seat is free. */
  readonly name?: string;
  /** The hash of the secret of the person who sits there. */
  readonly token?: string;
  /** Whether the person has said so, before the game. */
  readonly ready?: true;
  /** Whether the person is at the table, and since when, as the house has seen it. */
  readonly seen?: Seen;
  /** A bot that plays on for the person. */
  readonly standIn?: FreeBot;
  /** Who wished for it: the person, who takes the seat back himself, or another one, as long as he is away. */
  readonly standInBy?: Seat;
}

export interface Seen {
  readonly here: boolean;
  readonly since: number;
}

export interface Doc {
  readonly seats: readonly SeatDoc[];
  /** Who may start, and put bots into seats. */
  readonly host: Seat;
  readonly variant: Partial<Variant>;
  /** How long it waits for somebody who is away, in milliseconds. */
  readonly patience: number;
  /** What became of its seats, the newest last. */
  readonly notes?: readonly Note[];
  /** The match that this one goes on in. */
  readonly rematch?: string;
}

/** Of a live game; also what tables have waited for that were made before they were asked. */
export const LIVE_PATIENCE = 120_000;

export const isFree = ({ kind, token }: SeatDoc): boolean => kind === 'person' && token === undefined;

/** Who plays the seat, if it is no person. */
export const botOf = ({ kind, standIn }: SeatDoc): BotKind | undefined =>
  kind === 'person' ? standIn : kind;
