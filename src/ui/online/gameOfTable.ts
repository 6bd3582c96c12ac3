import type { PublicTable, SeatView, TableStatus } from '../../table/online/wire';
import { boxesOf } from '../../table/record/boxes';
import { boxTitles } from '../boxes/words';
import { ago } from '../home/ago';
import type { ListedGame, ListedSeat } from '../home/games';
import type { Text } from '../text';
import type { KeptSitting } from './sittings';
import { freeSeats, hostName, isMyTurn, nameAt, seatName } from './tables';

const STANDINGS = { open: 'open', running: 'runs', over: 'over' } as const satisfies Record<
  TableStatus,
  string
>;

/** A table of the house at which somebody sits from this browser, as a list tells it. */
export function gameOfTable(
  text: Text,
  table: PublicTable,
  sittings: readonly KeptSitting[],
  now: number,
): ListedGame {
  const { say } = text;
  const { id, status, seats, variant, updated } = table;
  const mine = isMyTurn(table, sittings);
  return {
    id,
    kind: 'online',
    name: say('onlineTable.of', { name: hostName(text, table) }),
    seats: seats.map((seat, index) => listedSeat(text, table, seat, index)),
    standing: mine ? 'waits' : STANDINGS[status],
    where: [...boxTitles(text, boxesOf(variant)), say(`tables.status.${status}`)].join(' · '),
    note: `${noteOf(text, table, mine)}, ${ago(updated, now, text.language)}`,
    at: updated,
    lead: mine ? 'tables.playOn' : status === 'open' ? 'lobby.goIn' : 'tables.look',
    table: `/table/${id}`,
    ...(status === 'over' && { replay: `/replay/${id}` }),
  };
}

const listedSeat = (
  text: Text,
  { status, waits, scores }: PublicTable,
  seat: SeatView,
  index: number,
): ListedSeat => ({
  owner: seat.free ? undefined : seat.colour,
  name: seatName(text, seat, index),
  score: scores?.[index],
  turn: status === 'running' && index === waits,
});

function noteOf(text: Text, table: PublicTable, mine: boolean): string {
  const { say } = text;
  if (table.damaged) return say('lobby.damaged');
  if (mine) return say('lobby.waits');
  if (table.status === 'open') return say('onlineTable.free', { n: freeSeats(table) });
  if (table.status === 'over' || table.waits === undefined) return say('tables.finished');
  return say('tables.plays', { name: nameAt(text, table, table.waits) });
}
