import type { Options, Seat } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import type { BotKind } from '../bots';
import type { SeatKind } from '../seats';

/** What is kept of a match: docs/RECORD.md tells it field by field. */

/** Counts the forms that records have had; `migrateRecord` brings older ones up. */
export const FORMAT = 3;

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

/** What a match is played for. */
export const KINDS = ['game', 'lesson', 'puzzle'] as const;
/** How a match ended before its last round: somebody gave up or was out of time, or all of them agreed. */
export const ENDINGS = ['resigned', 'time', 'agreed'] as const;
/** How strong a bot plays that can play in several ways. */
export const BOT_LEVELS = ['medium', 'strong', 'maximum'] as const;

/** A bot that played for a person, after so many lines and up to so many, if not to the last one. */
export interface StandIn {
  readonly seat: Seat;
  readonly kind: BotKind;
  readonly from: number;
  readonly to?: number | undefined;
}

export interface Ending {
  readonly how: (typeof ENDINGS)[number];
  /** Whose doing it was, if it was one person's. */
  readonly seat?: Seat | undefined;
}

/** What is not to be told of most matches: it is absent then. */
export interface Particulars {
  /** A game, if nothing else is said. */
  readonly kind?: (typeof KINDS)[number] | undefined;
  /** By seat. */
  readonly levels?: readonly ((typeof BOT_LEVELS)[number] | null)[] | undefined;
  readonly standIns?: readonly StandIn[] | undefined;
  readonly ended?: Ending | undefined;
  /** After how many lines somebody asked for a hint. */
  readonly hints?: readonly number[] | undefined;
  /** By what a house vouches for the record. */
  readonly proof?: string | undefined;
}

/** Who played, when, and what for. */
export interface Circumstances extends Timing, Particulars {
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
export interface RecordFile extends Timing, Particulars {
  readonly tiletum: number;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatKind[];
  /** Outcomes with spaces between them. */
  readonly opening: string;
  readonly lines: readonly string[];
  readonly checks: readonly Check[];
  readonly scores?: readonly number[] | undefined;
}
