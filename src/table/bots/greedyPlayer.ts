import { seeded, type Chance } from '../../rules/chance';
import type { Move, Seat, State } from '../../rules/model';
import { legalMoves, tried } from '../../rules/moves';
import { BotPlayer } from './player';
import { position, prospects } from './worth';

/** The move with the best immediate result. What a move turns up it imagines: it never sees the real draw. */
export class GreedyPlayer extends BotPlayer {
  private readonly imagination: Chance = seeded(1);

  override choose(state: State, seat: Seat): Move | undefined {
    const moves = legalMoves(state, seat);
    const [only] = moves;
    if (moves.length < 2) return only;
    const results = moves.map(move => this.imagine(state, seat, move));
    return moves[results.indexOf(Math.max(...results))];
  }

  private imagine(state: State, seat: Seat, move: Move): number {
    // what others and chance do after the turn is nothing to choose by
    if (move.type === 'endTurn') return position(state, seat);
    const after = tried(state, seat, move, this.imagination);
    return position(after, seat) + prospects(after, seat);
  }
}
