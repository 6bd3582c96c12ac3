import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { Server } from 'boardgame.io/server';
import { seeded } from '../../rules/chance';
import type { State } from '../../rules/model';
import { createGame } from '../../table/game';

/** A plain boardgame.io server, with its storage in memory and a toy game whose state is as large as ours. */

const SEATS = 4;
const { G: ours } = InitializeGame({ game: createGame(seeded(1)), numPlayers: SEATS }) as { G: State };

const toy: Game<State> = {
  name: 'toy',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => JSON.parse(JSON.stringify(ours)) as State,
  moves: {
    score: ({ G, playerID }, points: number) => {
      const players = G.players.map((player, seat) =>
        seat === Number(playerID) ? { ...player, score: player.score + points } : player,
      );
      return { ...G, players };
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [toy], origins: [/localhost/] });
void server.run(0).then(({ appServer }) => {
  // the last word before the game starts: both servers say it in the same way
  console.log(`The plain server is open at http://localhost:${(appServer.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
