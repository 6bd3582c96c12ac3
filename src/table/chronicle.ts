import type { Plugin, State as FrameworkState } from 'boardgame.io';
import { recording, type Chance, type Outcome } from '../rules/chance';
import type { GameEvent } from '../rules/events';
import { activeSeat, type State } from '../rules/model';
import type { Recorded } from '../rules/play';

/** What the log of the framework keeps with each move: enough to tell it and to replay it. */
export interface ChronicleEntry {
  outcomes: readonly Outcome[];
  events: readonly GameEvent[];
}

/** What moves and hooks get: a play without its state. All that one action sets off goes into the same one. */
export type ChronicleApi = Omit<Recorded, 'state'>;

/** What came out while the game was set up: there is no move to keep it with. */
export interface ChronicleData {
  opening?: readonly Outcome[];
}

/**
 * The chance of the table, and the chronicle of what it brought. All that one action sets off, the move and the
 * phases after it, makes one chapter, which is laid beside the move in the log, never into the state.
 * A client in a multiplayer match has no chance of its own: where one is asked it waits for the server. It waits too
 * where a turn or a phase ends: it would guess the table, and not whose turn it is. What came out while the game was
 * set up is no secret: a client without it could make no record.
 */
export const chronicle = (source: Chance): Plugin<ChronicleApi, ChronicleData, State> => ({
  name: 'chronicle',
  setup: () => ({}),
  api: () => ({ chance: recording(source), events: [] }),
  noClient: ({ G, ctx, api }) =>
    api.chance.outcomes.length > 0 || G.phase !== ctx.phase || String(activeSeat(G)) !== ctx.currentPlayer,
  dangerouslyFlushRawState: ({ state, api }) =>
    withChapter(state, { outcomes: api.chance.outcomes, events: api.events }),
});

type Flushed = FrameworkState<State> & { deltalog?: FrameworkState<State>['deltalog'] };

/** Lays the chapter beside the move that the action began with; that of the set-up stays with the plugin. */
function withChapter(state: Flushed, chapter: ChronicleEntry): FrameworkState<State> {
  const [entry, ...automatic] = state.deltalog ?? [];
  if (entry?.action.type === 'MAKE_MOVE')
    return { ...state, deltalog: [{ ...entry, metadata: chapter }, ...automatic] };
  if (chapter.outcomes.length === 0) return state;
  const data: ChronicleData = { opening: chapter.outcomes };
  return { ...state, plugins: { ...state.plugins, chronicle: { data } } };
}
