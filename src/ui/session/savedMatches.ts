import type { State } from '../../rules/model';
import { RULES_VERSION } from '../../rules/version';
import { boxesIn, FORMAT, type MatchRecord } from '../../table/record';
import { toFetch } from '../boxes/fetch';
import type { SeatKind } from '../../table/seats';
import { forgetClaim } from './claim';
import { forgetHeard } from './heard';
import { keysWith, parseJson, readText, removeText, writeText } from './storage';
import { isStored, readStored, storedOf, type Summary } from './stored';

/** The games of this device. A game is kept as its record; what cannot be read is set aside, never thrown away. */

export interface SavedMatch {
  id: string;
  record: MatchRecord;
  /** When it was saved last, in milliseconds. */
  saved: number;
  /** How often it was written. */
  revision?: number | undefined;
}

export interface MatchSummary extends Summary {
  id: string;
  seats: SeatKind[];
  saved: number;
}

const MATCH = 'tiletum.match.';
const ASIDE = 'tiletum.aside.';
const TRIED = 'tiletum.triedAgainBy';

export const newId = (): string =>
  [...globalThis.crypto.getRandomValues(new Uint8Array(8))]
    .map(byte => byte.toString(36).padStart(2, '0'))
    .join('');

/** A match to be saved, and the state that its record leads to. */
export interface Saving extends Omit<SavedMatch, 'id'> {
  state: State;
}

export const matchKey = (id: string): string => MATCH + id;

export const textOf = ({ record, saved, state, revision }: Saving): string =>
  JSON.stringify({ ...storedOf(record, saved, state), revision });

export const saveMatch = (id: string, match: Saving): boolean => writeText(MATCH + id, textOf(match));

/** The games of this device, the last one played first. Unreadable ones are set aside on the way. */
export function listMatches(): MatchSummary[] {
  tryAgain();
  return keysWith(MATCH)
    .flatMap(key => {
      const id = key.slice(MATCH.length);
      const stored = parseJson(readText(key));
      if (isStored(stored)) {
        const { seats, saved, summary } = stored;
        return [{ id, seats, saved, ...summary }];
      }
      setAside(id);
      return [];
    })
    .sort((a, b) => b.saved - a.saved);
}

/** The boxes that have to be fetched before a game is opened. */
export function boxesFor(id: string): readonly string[] {
  const stored = parseJson(readText(MATCH + id));
  return isStored(stored) ? boxesIn(stored.record) : [];
}

/** A game to go on with; `undefined` if there is none or if it cannot be read and was set aside. */
export function loadMatch(id: string): SavedMatch | undefined {
  tryAgain();
  const [missing] = toFetch(boxesFor(id));
  if (missing !== undefined) throw new Error(`the box '${missing}' was not fetched`);
  try {
    return { id, ...read(readText(MATCH + id)) };
  } catch {
    setAside(id);
    return undefined;
  }
}

function read(text: string | undefined): Omit<SavedMatch, 'id'> {
  const stored = parseJson(text);
  if (!isStored(stored)) throw new Error('not a saved game');
  const { saved, revision } = stored;
  return { saved, revision, record: readStored(stored).record };
}

/** Each version tries once whether it can read what another one could not; whether with a box, is seen when that is here. */
function tryAgain(): void {
  const version = `${FORMAT}.${RULES_VERSION}`;
  const aside = asideMatches();
  if (aside.length === 0 || readText(TRIED) === version) return;
  writeText(TRIED, version);
  for (const { id, text } of aside)
    if (readText(MATCH + id) === undefined && canBeRead(text) && writeText(MATCH + id, text))
      removeText(ASIDE + id);
}

function canBeRead(text: string): boolean {
  const stored = parseJson(text);
  if (isStored(stored) && toFetch(boxesIn(stored.record)).length > 0) return true;
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}

/** Out of the way, but still there to be looked at; where there is no room for that, it stays where it is. */
function setAside(id: string): void {
  const text = readText(MATCH + id);
  if (text === undefined) return;
  if (writeText(ASIDE + id, text)) removeText(MATCH + id);
}

/** The games that could not be read, as they were found. */
export const asideMatches = (): { id: string; text: string }[] =>
  keysWith(ASIDE).map(key => ({ id: key.slice(ASIDE.length), text: readText(key) ?? '' }));

export const wasSetAside = (id: string): boolean => readText(ASIDE + id) !== undefined;

export function deleteMatch(id: string): void {
  removeText(MATCH + id);
  forgetHeard(id);
  forgetClaim(id);
}

/** Forgets it for good, also where there was no room to set it aside. */
export function forgetAside(id: string): void {
  removeText(ASIDE + id);
  removeText(MATCH + id);
}
