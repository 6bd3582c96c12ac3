import { hasFields, isAbsent, isEither, isFlag, isListOf, isNumber, isOneOf, isText } from '../../given';
import { SEAT_COLOURS } from '../../content/people';
import type { SeatKind } from '../../table/seats';

/** The form in which a game lies in the storage of this device; whether it can be played again is asked elsewhere. */

/** What a list of games shows without playing them again. */
export interface StoredSummary {
  players: { name: string; colour: string; score: number }[];
  round: number;
  cycle: number;
  active: number | undefined;
  over: boolean;
  /** Those besides the base game; the first games did not tell. */
  boxes?: readonly string[];
}

export interface Stored {
  version: 1;
  seats: SeatKind[];
  saved: number;
  record: string;
  summary: StoredSummary;
  /** How often it was written; who finds another number than he left behind was not alone. */
  revision?: number;
}

const isPlayer = hasFields({ name: isText, colour: isOneOf(SEAT_COLOURS), score: isNumber });

const isSummary = hasFields({
  players: isListOf(isPlayer),
  round: isNumber,
  cycle: isNumber,
  active: isEither(isAbsent, isNumber),
  over: isFlag,
  boxes: isEither(isAbsent, isListOf(isText)),
});

const hasForm = hasFields({
  version: isOneOf([1]),
  seats: isListOf(isText),
  saved: isNumber,
  record: isText,
  summary: isSummary,
  revision: isEither(isAbsent, isNumber),
});

export const isStored = (value: unknown): value is Stored =>
  hasForm(value) && value.summary.players.length === value.seats.length;
