import type { Seat } from '../../rules/model';
import { moveTypes } from '../../rules/moves';
import type { Act } from '../../table/online/lines';
import type { OnlineMatch } from '../../table/online/onlineMatch';
import type { GivenTable } from '../board/boardSession';

type Acts = Pick<GivenTable, 'moves' | 'undo' | 'redo'>;

/** What a match of the house gives to a board, as the framework would. Who watches has no seat. */
export function givenTable(match: OnlineMatch, seat: Seat | undefined): Omit<GivenTable, keyof Acts> {
  const { table, log } = match.moment();
  if (!table) throw new Error('the match has not begun');
  return { ...table, log, isMultiplayer: true, playerID: seat === undefined ? null : String(seat) };
}

/** And how the board acts there. */
export const houseActs = (match: OnlineMatch): Acts => ({
  moves: Object.fromEntries(
    moveTypes().map(type => [type, (args: object) => match.act({ type, ...args } as Act)]),
  ),
  undo: () => match.act({ type: 'undo' }),
  redo: () => match.act({ type: 'redo' }),
});
