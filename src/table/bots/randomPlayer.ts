import type { Move, Seat, State } from '../../rules/model';
import { legalMoves } from '../../rules/moves';
import { Player } from './player';

/** Any legal move. */
export class RandomPlayer extends Player {
  override choose(state: State, seat: Seat): Move | undefined {
    const moves = legalMoves(state, seat);
    return moves[this.random(moves.length)];
  }
}
