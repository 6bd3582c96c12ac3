import type { Technology } from '../../content/silver/words';
import type { Seat, Table } from '../model';
import type { Luck, Miner, SilverState } from './model';

/** What Silver keeps on the table, and what it keeps of a seat. */

export function silverOf(table: Pick<Table, 'boxes'>): SilverState {
  const silver = table.boxes?.silver;
  if (!silver) throw new Error('Silver is not in play');
  return silver;
}

export function minerOf(table: Pick<Table, 'boxes'>, seat: Seat): Miner {
  const miner = silverOf(table).seats[seat];
  if (!miner) throw new Error(`no miner at seat ${seat}`);
  return miner;
}

/** The tier that a seat has reached; none where the Technology is not in play. */
export function tierOf(table: Pick<Table, 'boxes'>, seat: Seat, technology: Technology): number {
  const { technologies, seats } = silverOf(table);
  const at = technologies.indexOf(technology);
  return at < 0 ? 0 : (seats[seat]?.tiers[at] ?? 0);
}

export const NOTHING: Luck = {
  ...{ movement: 0, promised: 0, mining: 0, due: 0, contractLook: 0 },
  ...{ first: null, rest: 0, asGold: 0 },
};

/** What the die of the present turn has brought and is not yet used up. */
export function luckOf(table: Pick<Table, 'boxes' | 'turn'>): Luck {
  const { turn } = silverOf(table);
  return turn.turn === table.turn ? turn : NOTHING;
}
