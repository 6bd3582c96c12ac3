import type { LogEntry } from 'boardgame.io';
import type { Seat } from '../../rules/model';
import type { Refusal } from '../../rules/refusals';
import type { Table } from './follow';
import type { Chat, NotDone, TableView } from './wire';

/** Who looks at a match of the house, and what there is to be seen. */

export interface Seating {
  readonly id: string;
  /** Without a seat somebody watches. */
  readonly seat?: Seat | undefined;
  readonly token?: string | undefined;
}

/**
 * The line to the house: not there yet, open, or lost. It may also be there while nobody answers, or while the house
 * itself cannot reach its database. What is not open becomes so by itself.
 */
export type LineState = 'opening' | 'open' | 'lost' | 'slow' | 'databaseAway';

/** What the screen shows at one moment; a new object whenever something has changed. */
export interface OnlineMoment {
  readonly line: LineState;
  readonly view: TableView | undefined;
  /** The match, once it has begun: as it will be when everything that was sent has arrived. */
  readonly table: Table | undefined;
  readonly log: readonly LogEntry[];
  readonly chats: readonly Chat[];
  /** Acts that the house has not confirmed yet. */
  readonly waiting: number;
  /** Why the last act was not done; gone with the next one. */
  readonly problem: Problem | undefined;
}

export type Problem = NotDone | { readonly refused: Refusal };
