import type { State } from '../rules/model';
import type { BotKind } from './bots';

/** Who may play at a seat. */
export const SEAT_KINDS = ['person', 'cardinal', 'random', 'greedy'] as const satisfies readonly (
  'person' | BotKind
)[];
export type SeatKind = (typeof SEAT_KINDS)[number];

export const isSeatKind = (kind: unknown): kind is SeatKind => SEAT_KINDS.some(each => each === kind);

/** The Cardinal sits where he plays, and nowhere else. */
export const seatsFit = (seats: readonly SeatKind[], { players }: Pick<State, 'players'>): boolean =>
  seats.length === players.length &&
  players.every(({ colour }, seat) => (colour === 'cardinal') === (seats[seat] === 'cardinal'));
