import { BadRecord, type GameRecord } from '../../rules/replay';
import { newId, saveMatch, type SeatKind } from './savedMatches';
import { parseJson } from './storage';
import { isStored, readRecord, seatsFit, type Stored } from './stored';

/** A game file from outside becomes a game of this device: under an id of its own, so it never replaces another. */

/** The longest game is a fraction of this. */
export const LONGEST_FILE = 500_000;

/** What a file turned out to be: a game, no game, or one that leaves the rules at a step. */
export type Imported =
  { readonly id: string; readonly kept: boolean } | { readonly step: number } | { readonly foreign: true };

/** A file is the record alone, or a saved game as this device keeps it. */
function contentOf(text: string): Pick<Stored, 'record'> & Partial<Stored> {
  const stored = parseJson(text);
  return isStored(stored) ? stored : { record: text.replaceAll('\r\n', '\n') };
}

/** A record does not tell who were bots: people take their seats. */
const seatsFor = ({ options }: GameRecord): SeatKind[] =>
  options.cardinal ? ['person', 'cardinal'] : options.players.map(() => 'person');

export function importMatch(text: string, now: number): Imported {
  if (text.length > LONGEST_FILE) return { foreign: true };
  const { record: lines, seats } = contentOf(text);
  try {
    const { record, state } = readRecord(lines);
    const id = newId();
    const sitting = seats && seatsFit(seats, state) ? seats : seatsFor(record);
    const kept = saveMatch({ id, seats: sitting, record, saved: now }, state);
    return { id, kept };
  } catch (error) {
    return error instanceof BadRecord && error.step > 0 ? { step: error.step } : { foreign: true };
  }
}
