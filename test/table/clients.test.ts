import { Client } from 'boardgame.io/client';
import { CreateGameReducer } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import type { State as FrameworkState } from 'boardgame.io';
import { below, seeded, seededNumbers } from '../../src/rules/chance';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { replay } from '../../src/rules/replay';
import { createGame } from '../../src/table/game';
import { actionOf } from '../../src/table/online/lines';
import { recordOf } from '../../src/table/record';

/** Clients of the framework that share a table: what each knows of it, before the master has answered and after. */

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

interface Seat {
  readonly client: ReturnType<typeof Client<State>>;
  readonly known: () => FrameworkState<State>;
}

async function sitDown(players: number): Promise<Seat[]> {
  const game = createGame(seeded(players));
  const multiplayer = Local();
  const seats = Array.from({ length: players }, (_, seat) => {
    const client = Client<State>({
      ...{ game, numPlayers: players, multiplayer, playerID: String(seat), debug: false },
    });
    client.start();
    return { client, known: () => client.store.getState() as FrameworkState<State> };
  });
  await settled();
  return seats;
}

test.each([2, 4])('what a client of %i guesses is whole: whose turn it is fits the table', async players => {
  const seats = await sitDown(players);
  const whim = seededNumbers(players);
  const foresee = CreateGameReducer({ game: createGame(seeded(99)), isClient: true });
  let guessed = 0;
  let ended = 0;
  while (!seats[0]?.known().G.ranking) {
    const before = seats[0]?.known() as FrameworkState<State>;
    const seat = activeSeat(before.G) ?? -1;
    const { client, known } = seats[seat] as Seat;
    const legal = legalMoves(before.G, seat);
    const move = legal[below(legal.length, whim)] as Move;
    const { G, ctx, _stateID } = foresee(known(), actionOf(seat, move)) as FrameworkState<State>;
    expect([ctx.currentPlayer, ctx.phase]).toEqual([String(activeSeat(G)), G.phase]);
    expect(client.game.ai?.enumerate(G, ctx, ctx.currentPlayer)).not.toEqual([]);
    const { type, ...args } = move;
    client.moves[type]?.(args);
    await settled();
    const isGuessed = _stateID !== before._stateID;
    if (isGuessed) expect(known().G).toEqual(G);
    guessed += isGuessed ? 1 : 0;
    ended += known().ctx.turn === before.ctx.turn ? 0 : 1;
  }
  expect(guessed).toBeGreaterThan(100);
  expect(ended).toBeGreaterThan(20);
  for (const { client, known } of seats) {
    const record = recordOf(known(), client.log ?? []);
    expect(replay(record)).toEqual(known().G);
    client.stop();
  }
});
