import { parseJson } from '../../given';
import { BadRecord } from '../../rules/badRecord';
import { boxesIn, LONGEST_RECORD, readRecord, type FittingRecord } from '../../table/record';
import { BoxAway, fetchBoxes } from '../boxes/fetch';
import { hearRound } from './heard';
import { newSavedId, saveMatch } from './savedMatches';
import { readStored } from './stored';
import { isStored } from './storedForm';

/** A game file from outside becomes a game of this device: under an id of its own, so it never replaces another. */

/** A saved game wraps its record, and writes it with more signs. */
export const LONGEST_FILE = 2 * LONGEST_RECORD;

/** What a file turned out to be: a game, or what is wrong with it. */
export type Imported =
  { readonly id: string; readonly kept: boolean } | { readonly bad: BadRecord } | { readonly away: string };

/** A file is a record of any version, or a saved game as this device keeps it. */
function readFile(text: string): FittingRecord {
  if (text.length > LONGEST_FILE) throw new BadRecord(0, 'tooLong');
  const stored = parseJson(text);
  return isStored(stored) ? readStored(stored) : readRecord(text);
}

/** The same, when what it is played with has come. */
export async function importFile(text: string, now: number): Promise<Imported> {
  try {
    await fetchBoxes(boxesInFile(text));
    return importMatch(text, now);
  } catch (error) {
    if (error instanceof BoxAway) return { away: error.box };
    throw error;
  }
}

function boxesInFile(text: string): readonly string[] {
  const stored = text.length > LONGEST_FILE ? undefined : parseJson(text);
  return isStored(stored) ? boxesIn(stored.record) : boxesIn(text);
}

export function importMatch(text: string, now: number): Imported {
  try {
    const { record, state } = readFile(text);
    const id = newSavedId();
    // whoever brings it along knows how its last round ended
    hearRound(id, state.ranking ? state.round : state.round - 1);
    return { id, kept: saveMatch(id, { record, saved: now, state }) };
  } catch (error) {
    return { bad: error instanceof BadRecord ? error : new BadRecord(0, 'damaged') };
  }
}
