import type { Options } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import type { SeatKind } from '../seats';

/** What is kept of a match: docs/RECORD.md tells it field by field. */

/** Counts the forms that records have had; `migrate` brings older ones up. */
export const FORMAT = 2;

/** The longest game is a fraction of this. */
export const LONGEST_RECORD = 500_000;

/** The sum of the game up to a line: see `sumOf`. */
export interface Check {
  readonly line: number;
  readonly sum: string;
}

/** Milliseconds since the beginning, a time for each line where it is known. */
export type Times = readonly (number | null)[];

/** When a match was played, so far as it is known. */
export interface Timing {
  /** When it began, in milliseconds since 1970. */
  readonly began?: number | undefined;
  readonly times?: Times | undefined;
}

/** Who played, and when. */
export interface Circumstances extends Timing {
  readonly seats: readonly SeatKind[];
}

/** A match that was played. */
export interface Played extends Circumstances {
  readonly game: GameRecord;
}

/** A match that was recorded, so that it can be seen whether anything of it was changed. */
export interface MatchRecord extends Played {
  /** One where each round ended, and one for the last line. */
  readonly checks: readonly Check[];
  /** Points by seat, if the game is over. */
  readonly scores?: readonly number[] | undefined;
}

/** The same as it stands in a file. */
export interface RecordFile {
  readonly tiletum: number;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatKind[];
  readonly began?: number | undefined;
  /** Outcomes with spaces between them. */
  readonly opening: string;
  readonly lines: readonly string[];
  readonly times?: Times | undefined;
  readonly checks: readonly Check[];
  readonly scores?: readonly number[] | undefined;
}
