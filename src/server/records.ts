import { recordOfLines } from '../table/online/record';
import { printRecord } from '../table/record';
import { Damaged, playable } from './damage';
import { Problem } from './problem';
import type { Match, Store } from './store';
import { seatWith } from './tables';

/**
 * The records of the matches of this house. A state holds no secrets, so a record tells nobody more than the table
 * shows; while a match is running it is nevertheless only for those who sit at it.
 */

export function mayBeRead({ status, doc, damaged }: Match, token: string | undefined): void {
  // nobody plays it any more, and nobody's secret may be left
  if (damaged) return;
  if (status === 'open') throw new Problem('notBegun');
  if (status === 'running' && seatWith(doc, token) === undefined) throw new Problem('notYours');
}

/** The record as the text of a file, made from what is stored; of a damaged match as far as it goes. */
export async function storedRecord(match: Match, store: Pick<Store, 'lines'>): Promise<string> {
  const { start, status, doc, damaged } = match;
  if (!start) throw new Problem(damaged ? 'damaged' : 'notBegun');
  // what comes after a missing line may fit by itself: a record goes only as far as the table does
  const { table, lines, wrong } = playable(start, status, await store.lines(match.id));
  if (!table) throw new Damaged(wrong);
  const seats = doc.seats.map(({ kind }) => kind);
  return printRecord(recordOfLines(start, seats, lines));
}
