import type { Brought, Tagged } from '../content';
import type { RuleId } from '../content/rulebook';
import { draftOf } from './happenings/draft';
import type { HappeningRow } from './happenings/row';
import type { Seat, Source, State } from './model';
import { boxOf, rowOf } from './shelf';
import type { Workings } from './workings';

/** What happened, in words that a log, a score sheet and an animation can read. The table follows from it. */

export type Happening = Tagged<'what', Brought<Workings, 'happenings'>>;
export type What = Happening['what'];
export type HappeningOf<K extends What> = Extract<Happening, { what: K }>;

/** What granted it, and by which rule. */
export interface Why {
  readonly source: Source;
  readonly rule: RuleId;
}

interface Seated {
  /** Nobody's: what happens to the whole table. */
  readonly seat?: Seat;
}

type Told<H> = H extends unknown ? H & Seated & Why : never;

export type EventOf<K extends What> = Told<HappeningOf<K>>;
export type GameEvent = Told<Happening>;

/** The events of one kind that happened to a seat. */
export const eventsOf = <K extends What>(
  events: readonly GameEvent[],
  kind: K,
  seat: Seat,
): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.what === kind && event.seat === seat);

/** The state after something has happened; it shares with the one before what stays as it was. */
export function apply(state: State, happening: Happening, seat?: Seat): State {
  const next = draftOf(state);
  const row = rowOf(boxOf(state).happenings, happening.what) as HappeningRow<Happening>;
  row(next, happening, seat);
  return next;
}

/** The state after all of this, one after the other; what is still to be done stays as it was. */
export const fold = (state: State, events: readonly GameEvent[]): State =>
  events.reduce((next, event) => apply(next, event, event.seat), state);
