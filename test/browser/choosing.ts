import { below, seededNumbers } from '../../src/rules/chance';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { newBot } from '../../src/table/bots';

/** How moves are chosen where people play by a script. */

export type Choose = (state: State) => Move;

/** Ends what can be ended: the way to the next round with the fewest clicks. */
export const brief: Choose = state => {
  const legal = legalMoves(state, activeSeat(state) ?? 0);
  const move = legal.find(({ type }) => CLOSING.has(type)) ?? legal[0];
  if (!move) throw new Error('there is no move');
  return move;
};

const CLOSING: ReadonlySet<Move['type']> = new Set(['pass', 'endTurn']);
/** One move in so many is chosen well; one in so many ends what could go on. */
const GREED = 3;
const CLOSE = 10;

/** Plays as it comes, at times well, and leaves little undone: so everything happens once. */
export function lively(seed: number): Choose {
  const whim = seededNumbers(seed);
  const greedy = newBot('greedy', seed);
  return state => {
    const seat = activeSeat(state) ?? 0;
    const legal = legalMoves(state, seat);
    const going = legal.filter(({ type }) => !CLOSING.has(type));
    const among = going.length > 0 && below(CLOSE, whim) > 0 ? going : legal;
    const move = below(GREED, whim) > 0 ? among[below(among.length, whim)] : greedy.choose(state, seat);
    if (!move) throw new Error('there is no move');
    return move;
  };
}
