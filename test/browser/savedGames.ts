import { readRecord } from '../../src/table/record';
import { storedOf } from '../../src/ui/session/stored';
import { goldenText } from '../games/golden';

/** Entries of the storage of a browser. */
export type Kept = Record<string, string>;

/** A finished game of four, as an earlier visit left it behind. */
export function finishedGame(id = 'finished'): Kept {
  const { record, state } = readRecord(goldenText('4-players-a'));
  const stored = storedOf({ ...record, seats: ['person', 'person', 'random', 'greedy'] }, 1, state);
  // its last round has been told
  return { [`tiletum.match.${id}`]: JSON.stringify(stored), [`tiletum.told.${id}`]: '4' };
}
