import type { SeatKind } from '../../src/table/seats';
import type { Options } from '../../src/rules/model';
import type { Sitting } from '../../src/table/online/wire';

/** What is kept of a version, and what that version knew of it: the words that tool and tests share. */

/** The record of then, as plain JSON. */
export interface OldRecord {
  readonly tiletum: number;
  readonly rules?: number;
  readonly options: Options;
  readonly opening: string;
  readonly lines: readonly string[];
  readonly seats: readonly SeatKind[];
  readonly checks: readonly { line: number; sum: string }[];
  readonly scores?: readonly number[];
}

/** A change of a record: some things of one of its lists replaced by others. */
export interface Spoiling {
  readonly list: 'lines' | 'checks' | 'scores' | 'opening' | 'players';
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly unknown[];
}

/** Where it was found, and why; `null` where the record still fitted. */
export type Found = readonly [line: number, why: string, detail: string] | null;

export interface KeptGame {
  readonly record: OldRecord;
  /** Of format 2: a hash of the JSON of all states up to each 25th line, and to the last one. */
  readonly states?: readonly string[];
  readonly spoilt: readonly { readonly spoiling: Spoiling; readonly found: Found }[];
}

/**
 * How a game stood: the JSON of its state, as versions of format 2 had it; since format 3 the summary of which
 * docs/RECORD.md tells, as no state has to stay as it is. Neither before the game.
 */
export interface Standing {
  readonly state?: string;
  readonly summary?: string;
}

/** A table of the kept house as its version knew it when it closed. */
export interface KeptTable extends Standing {
  readonly id: string;
  /** As it stands in its row. */
  readonly status: 'open' | 'running' | 'over' | 'archived';
  readonly sittings: readonly Sitting[];
  readonly lines: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A game that a browser kept. */
export interface KeptLocalGame extends Standing {
  readonly id: string;
  readonly canUndo: boolean;
}

export interface KeptStorage {
  readonly entries: Readonly<Record<string, string>>;
  readonly games: readonly KeptLocalGame[];
}
