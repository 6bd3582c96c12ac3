import { activeSeat, type Move, type State } from '../../rules/model';
import { refuse } from '../../rules/moves';
import { write } from '../../rules/notation';
import { moveOf } from '../../table/record';
import type { Moment, Session } from '../session/session';

type Table = Pick<Session, 'moment' | 'make' | 'subscribe'>;

/** Stops waiting for what no longer has to be waited for. */
const WAITING = new WeakMap<Table, () => void>();

/**
 * Moves that belong together are made one after the other, up to the first that is refused. Where what comes of one is
 * told by a server the next waits for it, unless something else is done or comes before.
 */
export function makeAll(session: Table, moves: readonly Move[]): void {
  WAITING.get(session)?.();
  for (const [at, move] of moves.entries()) {
    const { G } = session.moment();
    if (refuse(G, activeSeat(G) ?? -1, move)) return;
    session.make(move);
    const others = moves.slice(at + 1);
    if (session.moment().G === G && others.length > 0) {
      goOnAfter(session, G, move, others);
      return;
    }
  }
}

function goOnAfter(session: Table, before: State, move: Move, others: readonly Move[]): void {
  const stop = session.subscribe(() => {
    const now = session.moment();
    if (now.G === before) return;
    stop();
    // once the table that is told of has been drawn
    if (isMade(now, move)) queueMicrotask(() => makeAll(session, others));
  });
  WAITING.set(session, stop);
}

function isMade({ log }: Moment, move: Move): boolean {
  const last = log.findLast(({ automatic }) => !automatic);
  const made = last && moveOf(last);
  return made !== undefined && write(made) === write(move);
}
