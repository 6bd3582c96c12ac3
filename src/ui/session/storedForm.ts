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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  SEAT_COLOURS.some(colour => colour === value['colour']) &&
  typeof value['score'] === 'number';

const isSummary = (value: unknown, seats: number): boolean =>
  isObject(value) &&
  Array.isArray(value['players']) &&
  value['players'].length === seats &&
  value['players'].every(isPlayer) &&
  ['round', 'cycle'].every(name => typeof value[name] === 'number') &&
  ['number', 'undefined'].includes(typeof value['active']) &&
  typeof value['over'] === 'boolean';

export function isStored(value: unknown): value is Stored {
  if (!isObject(value)) return false;
  const { version, seats, saved, record, summary, revision } = value;
  return (
    version === 1 &&
    typeof record === 'string' &&
    Number.isFinite(saved) &&
    Array.isArray(seats) &&
    seats.every(kind => typeof kind === 'string') &&
    isSummary(summary, seats.length) &&
    ['number', 'undefined'].includes(typeof revision)
  );
}
