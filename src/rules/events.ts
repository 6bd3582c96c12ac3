import type { RuleId } from '../content/rulebook';
import { HAPPENINGS, type Happenings } from './happenings';
import { draftOf } from './happenings/draft';
import type { Row } from './happenings/row';
import type { Seat, Source, State } from './model';

/** What happened, in words that a log, a score sheet and an animation can read. The table follows from it. */

export type What = keyof Happenings;

export type HappeningOf<K extends What> = { [W in K]: { readonly what: W } & Happenings[W] }[K];
export type Happening = HappeningOf<What>;

/** What granted it, and by which rule. */
export interface Why {
  readonly source: Source;
  readonly rule: RuleId;
}

interface Seated {
  /** Nobody's: what happens to the whole table. */
  readonly seat?: Seat;
}

export type EventOf<K extends What> = { [W in K]: { readonly what: W } & Happenings[W] & Seated & Why }[K];
export type GameEvent = EventOf<What>;

/** The state after something has happened; it shares with the one before what stays as it was. */
export function apply<K extends What>(state: State, happening: HappeningOf<K>, seat?: Seat): State {
  const next = draftOf(state);
  const row: Row<Happenings[K]> = HAPPENINGS[happening.what];
  row(next, happening, seat);
  return next;
}

/** The state after all of this, one after the other; what is still to be done stays as it was. */
export const fold = (state: State, events: readonly GameEvent[]): State =>
  events.reduce((next, event) => apply(next, event, event.seat), state);
