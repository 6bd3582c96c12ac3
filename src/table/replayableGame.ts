import type { Game, LongFormMove, MoveMap, Plugin, State as FrameworkState } from 'boardgame.io';
import { isList } from '../given';
import type { Outcome } from '../rules/chance';
import type { State } from '../rules/model';
import { firstOf } from './chance';
import type { ChronicleEntry } from './chronicle';
import { createGame } from './game';
import { REPLAYABLE, type LastEntry } from './logThen';

/**
 * The game for one client alone, as at a board with the Debug panel. That travels through time by doing again what
 * the log keeps: so here each move is logged with what came out, and what it is given comes out again. Nobody who
 * plays against others can be let: no server and no `Local()` begins a match of it, and the game as it is played
 * refuses such moves.
 */
export function replayableGame(): Game<State> {
  const foretold: Outcome[] = [];
  const game = createGame(firstOf(foretold));
  const again = (plain: LongFormMove<State>): LongFormMove<State> => ({
    ...plain,
    move: (context, args: unknown, outcomes: unknown = [], ...more: unknown[]) => {
      if (!isList(outcomes)) return plain.move(context, args, outcomes, ...more);
      foretold.splice(0, Infinity, ...(outcomes as Outcome[]));
      return plain.move(context, args, ...more);
    },
  });
  const moves = Object.entries(game.moves ?? {}).map(([type, move]): [string, LongFormMove<State>] => [
    type,
    again(move as LongFormMove<State>),
  ]);
  return {
    ...game,
    validateSetupData: () => 'this game is for one client alone',
    // the framework flushes the last plugin first, and there the chapter of a move is laid beside it
    plugins: [keepingOutcomes, ...(game.plugins ?? [])],
    moves: Object.assign(Object.create(null) as MoveMap<State>, Object.fromEntries(moves)),
  };
}

/** What came out goes with the move into the log, and the number of its entry with the table. */
const keepingOutcomes: Plugin<unknown, LastEntry, State> = {
  name: REPLAYABLE,
  setup: () => ({ last: -1 }),
  dangerouslyFlushRawState: ({ state }) => withOutcomes(state),
};

function withOutcomes(state: FrameworkState<State>): FrameworkState<State> {
  const [entry, ...automatic] = state.deltalog ?? [];
  if (entry?.action.type !== 'MAKE_MOVE') return state;
  const { outcomes } = entry.metadata as ChronicleEntry;
  const [args] = entry.action.payload.args as readonly unknown[];
  const payload = { ...entry.action.payload, args: [args, outcomes] };
  const data: LastEntry = { last: entry._stateID };
  return {
    ...state,
    plugins: { ...state.plugins, [REPLAYABLE]: { data } },
    deltalog: [{ ...entry, action: { ...entry.action, payload } }, ...automatic],
  };
}
