import type { Seat, Table } from '../../src/rules/model';
import type { Potter } from './words';

/** What of the pottery belongs to a seat. */

export const POTTERY = { kind: 'pottery' } as const;

export function potterOf(table: Table, seat: Seat): Potter {
  const potter = table.boxes?.toy?.seats[seat];
  if (!potter) throw new Error(`no potter at seat ${seat}`);
  return potter;
}
