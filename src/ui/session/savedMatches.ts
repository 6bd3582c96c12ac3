import { parseJson } from '../../given';
import type { State } from '../../rules/model';
import { boxesIn, type MatchRecord } from '../../table/record';
import { toFetch } from '../boxes/fetch';
import { listedMatches, matchKey, setAside, type MatchSummary } from './matchList';
import { readText, writeText } from './storage';
import { readStored, storedOf } from './stored';
import { isStored } from './storedForm';
import { comeBack, hasUntried } from './untried';

export {
  asideMatches,
  deleteMatch,
  forgetAside,
  matchKey,
  wasSetAside,
  type MatchSummary,
} from './matchList';

/** The games of this device. A game is kept as its record; what cannot be read is set aside, never thrown away. */

export interface SavedMatch {
  id: string;
  record: MatchRecord;
  /** When it was saved last, in milliseconds. */
  saved: number;
  /** How often it was written. */
  revision?: number | undefined;
}

export const newSavedId = (): string =>
  [...globalThis.crypto.getRandomValues(new Uint8Array(8))]
    .map(byte => byte.toString(36).padStart(2, '0'))
    .join('');

/** A match to be saved, and the state that its record leads to. */
export interface Saving extends Omit<SavedMatch, 'id'> {
  state: State;
}

export const savedText = ({ record, saved, state, revision }: Saving): string =>
  JSON.stringify({ ...storedOf(record, saved, state), revision });

export const saveMatch = (id: string, match: Saving): boolean => writeText(matchKey(id), savedText(match));

/** The games of this device, with those that this version can read and an older one could not. */
export function listMatches(): MatchSummary[] {
  tryAgain();
  return listedMatches();
}

/** The boxes that have to be fetched before a game is opened. */
export function boxesFor(id: string): readonly string[] {
  const stored = parseJson(readText(matchKey(id)));
  return isStored(stored) ? boxesIn(stored.record) : [];
}

/** A game to go on with; `undefined` if there is none or if it cannot be read and was set aside. */
export function loadMatch(id: string): SavedMatch | undefined {
  tryAgain();
  const [missing] = toFetch(boxesFor(id));
  if (missing !== undefined) throw new Error(`the box '${missing}' was not fetched`);
  try {
    return { id, ...read(readText(matchKey(id))) };
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

/** Each version tries once whether it can read what another one could not; with a box, when that is here. */
function tryAgain(): void {
  if (hasUntried()) comeBack(canBeRead);
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
