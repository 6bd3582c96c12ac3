import { recordOfLines } from '../table/online/record';
import { printRecord } from '../table/record';
import { Problem } from './problem';
import type { Match, Store } from './store';
import { seatWith } from './tables';

/**
 * The records of the matches of this house. A state holds no secrets, so a record tells nobody more than the table
 * shows; while a match is running it is nevertheless only for those who sit at it.
 */

export function mayBeRead({ status, doc }: Match, token: string | undefined): void {
  if (status === 'open') throw new Problem('notBegun');
  if (status === 'running' && seatWith(doc, token) === undefined) throw new Problem('notYours');
}

/** The record as the text of a file, made from what is stored. */
export async function recordOf({ id, start, doc }: Match, store: Pick<Store, 'lines'>): Promise<string> {
  if (!start) throw new Problem('notBegun');
  const seats = doc.seats.map(({ kind }) => kind);
  return printRecord(recordOfLines(start, seats, await store.lines(id)));
}
