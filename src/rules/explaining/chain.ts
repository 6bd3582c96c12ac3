import { seeded } from '../chance';
import type { Move, Seat, State } from '../model';
import { refuse, termsOf, tried } from '../moves';

/** Moves that one click makes one after the other, up to the first that is refused. */
export interface Chain {
  /** What they take of the points together: nothing where steps are granted. */
  readonly points: number;
  /** The table when they have been made. */
  readonly after: State;
}

/** What of it depends on chance is nothing to reckon with. */
export function chainOf(state: State, seat: Seat, moves: readonly Move[]): Chain {
  let chain: Chain = { points: 0, after: state };
  for (const move of moves) {
    const { points, after } = chain;
    if (refuse(after, seat, move)) return chain;
    chain = {
      points: points + (termsOf(after, seat, move).points ?? 0),
      after: tried(after, seat, move, seeded(1)),
    };
  }
  return chain;
}
