import type { Seat } from '../../../rules/model';
import type { Text } from '../catalogue';

/** For whom a story is told. */
export interface Audience {
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** The seat that is told “you”. */
  readonly viewer?: Seat | undefined;
}

/** What a message says of the seat that does something. */
export interface Doer {
  readonly you: boolean;
  readonly who: string;
}

/** The subject of a sentence. */
export function doer(text: Text, { names, viewer }: Audience, seat: Seat | undefined): Doer {
  if (seat === undefined) return { you: false, who: text.say('table.nobody') };
  const you = seat === viewer;
  return { you, who: you ? text.say('event.you') : nameAt(names, seat) };
}

/** In a list of names. */
export const listedNames = (text: Text, { names, viewer }: Audience, seats: readonly Seat[]): string[] =>
  seats.map(seat => (seat === viewer ? text.say('event.youInList') : nameAt(names, seat)));

const nameAt = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);
