import { Client } from 'boardgame.io/client';
import { CreateGameReducer } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import type { State as FrameworkState } from 'boardgame.io';
import { below, seeded, seededNumbers } from '../../src/rules/chance';
import { activeSeat, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { replay } from '../../src/rules/replay';
import { createGame } from '../../src/table/game';
import { logThen } from '../../src/table/logThen';
import { effective, recordOf } from '../../src/table/record';
import { replayableGame } from '../../src/table/replayableGame';

/** A game whose log can be done again, entry by entry, as the Debug panel does it. */

test.each([2, 4])('every entry of the log of %i leads again to the table as it was', players => {
  const client = Client<State>({ game: replayableGame(), numPlayers: players, debug: false });
  const known = (): FrameworkState<State> => client.store.getState() as FrameworkState<State>;
  const whim = seededNumbers(players);
  const was: State[] = [];
  while (!known().G.ranking) {
    const { G } = known();
    const canUndo = G.undoable > 0 && below(6, whim) === 0;
    const legal = legalMoves(G, activeSeat(G) ?? -1);
    const { type, ...args } = legal[below(legal.length, whim)] as { type: string };
    if (canUndo) client.undo();
    else client.moves[type]?.(args);
    was.push(known().G);
    if (canUndo && below(2, whim) === 0) {
      client.redo();
      was.push(known().G);
    }
  }
  const reducer = CreateGameReducer({ game: client.game });
  // the framework notes the end of the game as an event
  const log = (client.log ?? []).filter(({ action: { type } }) => type !== 'GAME_EVENT');
  let state = client.getInitialState();
  expect(logThen(log, state.plugins)).toEqual([]);
  const again = log.map(({ action }, at) => {
    state = reducer(state, action) as FrameworkState<State>;
    expect(effective(logThen(log, state.plugins))).toEqual(effective(log.slice(0, at + 1)));
    return state.G;
  });
  expect(again).toHaveLength(was.length);
  expect(again).toEqual(was);
  expect(replay(recordOf(known(), client.log ?? []))).toEqual(known().G);
});

test('nobody foretells what comes out where others play: no server begins it, and the plain game refuses', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sitDown = async (game: ReturnType<typeof replayableGame>) => {
    const client = Client<State>({
      ...{ game, numPlayers: 2, debug: false, multiplayer: Local() },
      playerID: '0',
    });
    client.start();
    await new Promise(resolve => setImmediate(resolve));
    return client;
  };
  expect((await sitDown(replayableGame())).getState()).toBeNull();

  const plain = Client<State>({ game: createGame(seeded(1)), numPlayers: 2, debug: false });
  const { G } = plain.store.getState() as FrameworkState<State>;
  const { type, ...args } = legalMoves(G, activeSeat(G) ?? -1)[0] as { type: string };
  plain.moves[type]?.(args, []);
  expect((plain.store.getState() as FrameworkState<State>).G).toBe(G);
  jest.restoreAllMocks();
});
