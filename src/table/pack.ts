import type { Game, LogEntry, State as FrameworkState } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { replaying } from '../rules/chance';
import type { State } from '../rules/model';
import { createGame } from './game';
import { chapterOf } from './record';

/**
 * The framework keeps a whole state for every step that can be undone. Stored is only the one at the beginning
 * of the turn: the log does the steps once more, undo and redo included, with the chance written down in it.
 */

type Table = FrameworkState<State>;

/** What is stored: without the states that the log gives again. */
export function pack(state: Table): Table {
  return { ...state, deltalog: [], _undo: state._undo.slice(0, 1), _redo: [] };
}

const isStep = ({ action, automatic }: LogEntry): boolean => action.type !== 'GAME_EVENT' && !automatic;

/** The state as it was packed, with everything that can be undone and redone. */
export function unpack(packed: Table, log: readonly LogEntry[]): Table {
  const [turnStart] = packed._undo;
  const steps = log.filter(entry => entry.turn === packed.ctx.turn && isStep(entry));
  if (!turnStart || steps.length === 0) return packed;
  const start: Table = {
    ...packed,
    G: turnStart.G,
    ctx: turnStart.ctx,
    plugins: turnStart.plugins,
    _stateID: packed._stateID - steps.length,
  };
  const outcomes = steps.flatMap(entry => chapterOf(entry).outcomes);
  const again = doAgain(start, steps, createGame(replaying(outcomes)));
  // a log that leads elsewhere must not change the table: then nothing can be undone, and nothing is lost
  return JSON.stringify(again.G) === JSON.stringify(packed.G) ? again : packed;
}

function doAgain(start: Table, steps: readonly LogEntry[], game: Game<State>): Table {
  const reducer = CreateGameReducer({ game });
  return steps.reduce<Table>(
    (state, { action }) => ({ ...(reducer(state, action) as Table), deltalog: [] }),
    start,
  );
}
