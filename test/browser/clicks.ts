import { movesWithTile } from '../../src/rules/explaining/dieOutlook';
import { seeded } from '../../src/rules/chance';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { attempt } from '../../src/rules/moves';
import { recorded } from '../../src/rules/play';

/** What one click on the screen does: with a die comes the Bonus tile that is ticked beside it. */

export const movesOfClick = (state: State, move: Move): Move[] =>
  move.type === 'takeDie' ? movesWithTile(state, activeSeat(state) ?? -1, move, true) : [move];

/** The tables that lie between the moves of a click. */
export const betweenMoves = (state: State, move: Move): State[] =>
  movesOfClick(state, move).length > 1 ? [afterMove(state, move)] : [];

function afterMove(state: State, move: Move): State {
  const play = recorded(state, seeded(1));
  const refusal = attempt(play, activeSeat(state) ?? -1, move);
  if (refusal) throw new Error(refusal.why);
  return play.state;
}
