import { activeSeat, type Move } from '../../rules/model';
import { refuse } from '../../rules/moves';
import type { Session } from '../session/session';

/** Moves that belong together are made one after the other, up to the first that is refused. */
export function makeAll(session: Pick<Session, 'moment' | 'make'>, moves: readonly Move[]): void {
  for (const move of moves) {
    const { G } = session.moment();
    if (refuse(G, activeSeat(G) ?? -1, move)) return;
    session.make(move);
  }
}
