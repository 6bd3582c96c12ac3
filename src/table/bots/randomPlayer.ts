import type { Move, Seat, State } from '../../rules/model';
import { legalMoves } from '../../rules/moves';
import { BotPlayer } from './player';

/** Any legal move. */
export class RandomPlayer extends BotPlayer {
  override choose(state: State, seat: Seat): Move | undefined {
    const moves = legalMoves(state, seat);
    return moves[this.random(moves.length)];
  }
}
