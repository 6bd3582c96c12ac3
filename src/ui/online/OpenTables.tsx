import type { PublicTable } from '../../table/online/wire';
import { LinkButton } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import { freeSeats } from './tables';
import { TableRow } from './TableRow';

interface OpenTablesProps {
  readonly tables: readonly PublicTable[] | undefined;
  /** The tables at which somebody sits already. */
  readonly mine: readonly string[];
}

/** The tables that everybody may see: those with free seats, then those that can be watched. */
export function OpenTables({ tables, mine }: OpenTablesProps) {
  const { say } = useText();
  const open = (tables ?? []).filter(table => table.status === 'open' && freeSeats(table) > 0);
  const running = (tables ?? []).filter(({ status, id }) => status === 'running' && !mine.includes(id));
  const free = open.reduce((sum, table) => sum + freeSeats(table), 0);
  return (
    <Panel
      title={say('lobby.open')}
      tone="merchant"
      note={open.length > 0 && say('lobby.openNote', { tables: open.length, seats: free })}
    >
      {tables === undefined && <p role="status">{say('lobby.loading')}</p>}
      {tables && open.length === 0 && <p className="lobby-none">{say('lobby.openNone')}</p>}
      <ul className="table-rows">
        {open.map(table => (
          <TableRow key={table.id} table={table}>
            <LinkButton href={`/table/${table.id}`} size="small">
              {say(mine.includes(table.id) ? 'lobby.goIn' : 'lobby.sit')}
            </LinkButton>
          </TableRow>
        ))}
      </ul>
      {running.length > 0 && (
        <>
          <h3 className="lobby-running">{say('lobby.running')}</h3>
          <ul className="table-rows">
            {running.map(table => (
              <TableRow key={table.id} table={table}>
                <LinkButton href={`/table/${table.id}`} size="small" icon="eye">
                  {say('lobby.watch')}
                </LinkButton>
              </TableRow>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
