import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { seeded } from '../../src/rules/chance';
import { activeSeat, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { replay } from '../../src/rules/replay';
import { createGame } from '../../src/table/game';
import { BoardSession } from '../../src/ui/board/boardSession';
import type { Session } from '../../src/ui/session/session';
import { givenBy } from './openMatch';

/** A session of what the framework gives to a board. */

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

function moveOn(session: Session): void {
  const { G } = session.moment();
  const [move] = legalMoves(G, activeSeat(G) ?? -1);
  if (!move) throw new Error('there is no move');
  session.make(move);
}

function alone() {
  const client = Client<State>({ game: createGame(seeded(1)), numPlayers: 2, debug: false });
  const session = new BoardSession(givenBy(client));
  client.subscribe(() => session.show(givenBy(client)));
  return { client, session };
}

async function twoBoards() {
  const game = createGame(seeded(1));
  const multiplayer = Local();
  const clients = ['0', '1'].map(playerID => {
    const client = Client<State>({ game, numPlayers: 2, multiplayer, playerID, debug: false });
    client.start();
    return client;
  });
  await settled();
  return clients.map(client => {
    const session = new BoardSession(givenBy(client, true));
    client.subscribe(() => session.show(givenBy(client, true)));
    return session;
  });
}

describe('in single mode', () => {
  test('everybody sits here, and what is done has come when it is done', () => {
    const { session } = alone();
    expect(session.people).toEqual([0, 1]);
    const before = session.moment();
    moveOn(session);
    expect(session.moment().before).toBe(before.G);
    session.undo();
    expect(session.moment().G).toEqual(before.G);
    expect(session.moment().canRedo).toBe(true);
    session.redo();
    expect(replay(session.record())).toEqual(session.moment().G);
  });

  test('a table out of the past is looked at by nobody who could act', () => {
    const { client, session } = alone();
    const { G: first } = session.moment();
    moveOn(session);
    const { G, ctx, plugins } = client.getInitialState();
    client.overrideGameState({ G, ctx, plugins });
    expect(session.moment().G).toEqual(first);
    expect(session.people).toEqual([]);
    client.overrideGameState(null);
    expect(session.people).toEqual([0, 1]);
  });

  test('seats are called as the lobby calls them, in the record as in the options', () => {
    const { client, session } = alone();
    const lobby = [{ id: 0, name: 'Zoë' }, { id: 1 }];
    session.show({ ...givenBy(client), matchData: lobby });
    expect(session.moment().G.players.map(({ name }) => name)).toEqual(['Zoë', 'Player 2']);
    expect(session.record().options.players[0]?.name).toBe('Player 1');
    const { G } = session.moment();
    session.show({ ...givenBy(client), matchData: [...lobby] });
    expect(session.moment().G).toBe(G);
  });
});

describe('of two boards at one table', () => {
  test('each has its seat, and sees what the other does', async () => {
    const boards = await twoBoards();
    expect(boards.map(({ people }) => people)).toEqual([[0], [1]]);
    const { G } = (boards[0] as BoardSession).moment();
    const acting = boards[activeSeat(G) ?? -1] as BoardSession;
    moveOn(acting);
    await settled();
    const [one, other] = boards.map(board => board.moment());
    expect(one?.G).toEqual(other?.G);
    expect(one?.log).toHaveLength(1);
    for (const board of boards) expect(replay(board.record())).toEqual(one?.G);
  });

  test('redo is known from the log, where the framework tells of none', async () => {
    const boards = await twoBoards();
    const acting = boards[activeSeat((boards[0] as BoardSession).moment().G) ?? -1] as BoardSession;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    moveOn(acting);
    await settled();
    const { G } = acting.moment();
    acting.undo();
    await settled();
    expect(acting.moment().canRedo).toBe(true);
    acting.redo();
    await settled();
    jest.restoreAllMocks();
    expect(acting.moment()).toMatchObject({ G, canRedo: false });
  });
});
