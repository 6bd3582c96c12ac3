import type { ReactNode } from 'react';
import { boxesOf } from '../../table/record/boxes';
import type { PublicTable } from '../../table/online/wire';
import { boxTitles } from '../boxes/words';
import { useText } from '../text';
import { SeatTokens } from './SeatTokens';
import { factsOf, hostName } from './tables';

interface TableRowProps {
  readonly table: PublicTable;
  readonly urgent?: boolean;
  /** How it stands; without it, what was agreed on. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A table of the house in a list: whose it is, who sits there, and the way in. */
export function TableRow({ table, urgent = false, note, children }: TableRowProps) {
  const text = useText();
  return (
    <li className={urgent ? 'row-card table-row table-row-urgent' : 'row-card table-row'}>
      <span className="table-row-words">
        <span className="table-row-name">{text.say('onlineTable.of', { name: hostName(text, table) })}</span>
        <span className="table-row-note">
          {(note === undefined
            ? factsOf(text, table).slice(0, 2)
            : [...boxTitles(text, boxesOf(table.variant)), note]
          ).join(' · ')}
        </span>
      </span>
      <SeatTokens table={table} />
      {children}
    </li>
  );
}
