import type { Move, Seat, State } from '../../rules/model';
import { legalMoves } from '../../rules/moves';
import { BotPlayer } from './player';

/** The Cardinal: the rules know its next step, so it only ever goes on to it. */
export class CardinalPlayer extends BotPlayer {
  override choose(state: State, seat: Seat): Move | undefined {
    return legalMoves(state, seat).find(({ type }) => type === 'proceed');
  }
}
