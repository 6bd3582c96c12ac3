import { useState } from 'react';
import type { PublicTable } from '../../table/online/wire';
import { ago } from '../home/ago';
import { problemWords } from '../online/problems';
import { ReplayLink } from '../online/ReplayLink';
import { useSittings } from '../online/sittings';
import { TableRow } from '../online/TableRow';
import { resultOf } from '../online/tables';
import { useMyTables } from '../online/useMyTables';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import '../parts/rowCard.css';
import '../online/online.css';

/** The matches of the house at which somebody sits from this browser; nothing where there are none. */
export function HouseReplays() {
  const text = useText();
  const { say } = text;
  const [now] = useState(() => Date.now());
  const sittings = useSittings();
  const { found, why } = useMyTables();
  const begun = (found ?? []).filter(({ status }) => status !== 'open').toSorted(finishedFirst);
  if (sittings.length === 0 || (found && begun.length === 0)) return null;
  return (
    <Panel title={say('replays.house')} tone="merchant" note={say('replays.houseHint')}>
      {!found && <p role="status">{why === undefined ? say('lobby.loading') : problemWords(text, why)}</p>}
      <ul className="table-rows">
        {begun.map(table => (
          <TableRow
            key={table.id}
            table={table}
            note={`${table.status === 'over' ? resultOf(text, table) : say('lobby.running')} · ${ago(table.updated, now, text.language)}`}
          >
            <ReplayLink table={table} />
          </TableRow>
        ))}
      </ul>
    </Panel>
  );
}

const finishedFirst = (a: PublicTable, b: PublicTable): number =>
  Number(b.status === 'over') - Number(a.status === 'over') || b.updated - a.updated;
