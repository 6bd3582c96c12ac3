import type { Seat, State } from '../rules/model';
import { refuse } from '../rules/moves';
import type { Refusal } from '../rules/refusals';
import { mayDo, type FollowedTable } from '../table/online/follow';
import { isBack, type Act } from '../table/online/lines';

/** Many times the longest game. From there on it only goes forward: nobody can undo and redo for ever. */
const MOST_LINES = 10_000;

/** Why a seat may not do this now. */
export function refusalOf(table: FollowedTable, seat: Seat, act: Act): Refusal | undefined {
  if (!isBack(act)) return refuse(table.G, seat, act);
  const goesBack = mayDo(table, seat, act) && table._stateID < MOST_LINES;
  return goesBack ? undefined : nothingToTakeBack(table.G);
}

const nothingToTakeBack = ({ ranking }: State): Refusal =>
  ranking ? { why: 'gameOver', rule: 'R13.1' } : { why: 'notNow', rule: 'R5.8' };
