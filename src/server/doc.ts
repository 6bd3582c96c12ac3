import type { BotKind } from '../table/bots';
import type { SeatKind } from '../table/seats';
import type { Seat, PlayerColour, Variant } from '../rules/model';

/** What the house keeps of a match beside its lines: who sits where, and what was agreed. */

export interface SeatDoc {
  readonly kind: SeatKind;
  readonly colour: PlayerColour | 'cardinal';
  /** Nobody has a name yet where a seat is free. */
  readonly name?: string;
  /** The hash of the secret of the person who sits there. */
  readonly token?: string;
  /** Whether the person has said so, before the game. */
  readonly ready?: true;
  /** A bot that plays on for a person who is gone. */
  readonly standIn?: BotKind;
}

export interface Doc {
  readonly seats: readonly SeatDoc[];
  /** Who may start, and put bots into seats. */
  readonly host: Seat;
  readonly variant: Partial<Variant>;
  /** The match that this one goes on in. */
  readonly rematch?: string;
}

export const isFree = ({ kind, token }: SeatDoc): boolean => kind === 'person' && token === undefined;

/** Who plays the seat, if it is no person. */
export const botOf = ({ kind, standIn }: SeatDoc): BotKind | undefined =>
  kind === 'person' ? standIn : kind;
