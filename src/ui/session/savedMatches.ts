import { parseRecord, printRecord, replay, type GameRecord } from '../../rules/replay';
import type { State } from '../../rules/model';
import { forgetHeard } from './heard';
import { keysWith, parseJson, readText, removeText, writeText } from './storage';

/** The games of this device. A game is kept as its record; what cannot be read is set aside, never thrown away. */

export const SEAT_KINDS = ['person', 'cardinal', 'random', 'greedy'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SavedMatch {
  id: string;
  seats: SeatKind[];
  record: GameRecord;
  /** When it was saved last, in milliseconds. */
  saved: number;
}

/** What a list of games shows without playing them again. */
export interface MatchSummary {
  id: string;
  seats: SeatKind[];
  saved: number;
  players: { name: string; colour: string; score: number }[];
  round: number;
  cycle: number;
  active: number | undefined;
  over: boolean;
}

interface Stored {
  version: 1;
  seats: SeatKind[];
  saved: number;
  record: string;
  summary: Omit<MatchSummary, 'id' | 'seats' | 'saved'>;
}

const MATCH = 'tiletum.match.';
const ASIDE = 'tiletum.aside.';

const summaryOf = (state: State): Stored['summary'] => ({
  players: state.players.map(({ name, colour, score }) => ({ name, colour, score })),
  round: state.round,
  cycle: state.cycle,
  active: state.agenda.at(-1)?.seat,
  over: state.ranking !== undefined,
});

export function saveMatch({ id, seats, record, saved }: SavedMatch, state: State): void {
  const stored: Stored = { version: 1, seats, saved, record: printRecord(record), summary: summaryOf(state) };
  writeText(MATCH + id, JSON.stringify(stored));
}

function isStored(value: unknown): value is Stored {
  const stored = value as Partial<Stored> | undefined;
  return (
    typeof stored === 'object' &&
    stored.version === 1 &&
    typeof stored.record === 'string' &&
    typeof stored.saved === 'number' &&
    Array.isArray(stored.seats) &&
    stored.seats.every(seat => SEAT_KINDS.includes(seat)) &&
    Array.isArray(stored.summary?.players)
  );
}

/** The games of this device, the last one played first. Unreadable ones are set aside on the way. */
export function listMatches(): MatchSummary[] {
  return keysWith(MATCH)
    .flatMap(key => {
      const stored = parseJson(readText(key));
      if (isStored(stored)) {
        const { seats, saved, summary } = stored;
        return [{ id: key.slice(MATCH.length), seats, saved, ...summary }];
      }
      setAside(key.slice(MATCH.length));
      return [];
    })
    .sort((a, b) => b.saved - a.saved);
}

/** A game to go on with; `undefined` if there is none or if it cannot be read and was set aside. */
export function loadMatch(id: string): SavedMatch | undefined {
  const stored = parseJson(readText(MATCH + id));
  try {
    if (!isStored(stored)) throw new Error('not a saved game');
    const record = parseRecord(stored.record);
    replay(record);
    return { id, seats: stored.seats, saved: stored.saved, record };
  } catch {
    setAside(id);
    return undefined;
  }
}

/** Out of the way, but still there to be looked at. */
function setAside(id: string): void {
  const text = readText(MATCH + id);
  if (text === undefined) return;
  writeText(ASIDE + id, text);
  removeText(MATCH + id);
}

/** The games that could not be read, as they were found. */
export const asideMatches = (): { id: string; text: string }[] =>
  keysWith(ASIDE).map(key => ({ id: key.slice(ASIDE.length), text: readText(key) ?? '' }));

export function deleteMatch(id: string): void {
  removeText(MATCH + id);
  forgetHeard(id);
}

export const forgetAside = (id: string): void => removeText(ASIDE + id);
