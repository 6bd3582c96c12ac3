import type { OnlineMatch } from '../../table/online/onlineMatch';
import type { Seat } from '../../rules/model';
import { recordOf } from '../../table/record';
import type { FollowedTable } from '../../table/online/follow';
import { keepSame } from '../session/keep';
import type { Moment, Session } from '../session/session';
import type { SeatKind } from '../../table/seats';

/** A match of the online house, as a table shows it. Who watches has no seat. */
export function onlineSession(
  id: string,
  match: OnlineMatch,
  seats: readonly SeatKind[],
  seat: Seat | undefined,
): Session {
  const tableNow = (): FollowedTable => {
    const { table } = match.moment();
    if (!table) throw new Error('the match has not begun');
    return table;
  };
  let of = tableNow();
  let moment: Moment = { G: of.G, log: match.moment().log, canRedo: of._redo.length > 0 };
  const momentNow = (): Moment => {
    const table = tableNow();
    const { log } = match.moment();
    if (table !== of || log !== moment.log) {
      of = table;
      moment = { G: keepSame(moment.G, table.G), log, canRedo: table._redo.length > 0 };
    }
    return moment;
  };
  return {
    id,
    seats,
    people: seat === undefined ? [] : [seat],
    playsBots: false,
    moment: momentNow,
    subscribe: match.subscribe,
    make: move => match.act(move),
    undo: () => match.act({ type: 'undo' }),
    redo: () => match.act({ type: 'redo' }),
    record: () => recordOf(of, match.moment().log),
    timing: match.timing,
  };
}
