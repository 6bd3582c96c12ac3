import type { LogEntry } from 'boardgame.io';
import type { Move, Seat, State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import type { Timing } from '../../table/record';
import type { SeatKind } from '../../table/seats';

/** What the framework tells at one moment; a new object whenever something has changed. */
export interface Moment {
  G: State;
  log: readonly LogEntry[];
  canRedo: boolean;
  /** The table before the last move, where that was seen. */
  before?: State;
  /** The log as it was then, where a table of the past is looked at. */
  then?: readonly LogEntry[];
}

/** A match as a table shows it, here or in the online house. */
export interface Session {
  /** Its name where matches are kept: it has an address there, and what was told of it is remembered. */
  readonly id: string | undefined;
  readonly seats: readonly SeatKind[];
  /** The seats whose people sit at this screen; none for somebody who watches. */
  readonly people: readonly Seat[];
  /** It stands at a moment that is over: there is nothing to be done at it, and nothing new to be told of it. */
  readonly isPast: boolean;
  /** Whether bots and the Cardinal are played here, at the pace of this screen. */
  readonly playsBots: boolean;
  moment: () => Moment;
  subscribe: (listener: () => void) => () => void;
  make: (move: Move) => void;
  undo: () => void;
  redo: () => void;
  record: () => GameRecord;
  /** When the moves of the record were made, where that is known here. */
  timing?: () => Timing;
}
