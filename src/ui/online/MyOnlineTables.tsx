import { useState } from 'react';
import type { PublicTable } from '../../table/online/wire';
import { ago } from '../home/ago';
import { LinkButton } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { useText, type SpokenText } from '../text';
import type { KeptSitting } from './sittings';
import { tablesByUrgency, freeSeats, isMyTurn, resultOf, seatName } from './tables';
import { ReplayLink } from './ReplayLink';
import { TableRow } from './TableRow';

interface MyTablesProps {
  readonly tables: readonly PublicTable[] | undefined;
  readonly sittings: readonly KeptSitting[];
}

/** The tables at which somebody sits from this browser. */
export function MyOnlineTables({ tables, sittings }: MyTablesProps) {
  const text = useText();
  const { say } = text;
  const [now] = useState(() => Date.now());
  return (
    <Panel title={say('lobby.mine')} tone="plum" note={say('lobby.mineNote')}>
      {tables === undefined && sittings.length > 0 && <p role="status">{say('lobby.loading')}</p>}
      {(sittings.length === 0 || tables?.length === 0) && (
        <p className="lobby-none">{say('lobby.mineNone')}</p>
      )}
      <ul className="table-rows">
        {tablesByUrgency(tables ?? [], sittings).map(table => {
          const mine = isMyTurn(table, sittings);
          return (
            <TableRow
              key={table.id}
              table={table}
              urgent={mine}
              note={`${standing(text, table, mine)} · ${ago(table.updated, now, text.language)}`}
            >
              <span className="table-row-ways">
                {table.status === 'over' && <ReplayLink table={table} />}
                <LinkButton href={`/table/${table.id}`} tone={mine ? 'go' : 'plain'} size="small">
                  {say(wordsOf(table, mine))}
                </LinkButton>
              </span>
            </TableRow>
          );
        })}
      </ul>
    </Panel>
  );
}

function standing(text: SpokenText, table: PublicTable, mine: boolean): string {
  const { say } = text;
  if (table.damaged) return say('lobby.damaged');
  if (mine) return say('lobby.waits');
  if (table.status === 'over') return resultOf(text, table);
  if (table.status === 'open') return say('onlineTable.free', { n: freeSeats(table) });
  const seat = table.waits === undefined ? undefined : table.seats[table.waits];
  return seat ? say('tables.plays', { name: seatName(text, seat, table.waits ?? 0) }) : '';
}

function wordsOf({ status }: PublicTable, mine: boolean) {
  if (mine) return 'tables.playOn';
  return status === 'open' ? 'lobby.goIn' : 'tables.look';
}
