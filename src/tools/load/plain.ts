import { join } from 'node:path';
import type { Socket } from 'socket.io-client';
import { PROJECT, bundle, startProcess } from '../houseProcess';
import { openLine, post } from './line';
import { Arrivals, PEOPLE, type Contestant, type LoadTable, type Traffic } from './table';

/** The plain boardgame.io server, as its own clients meet it. */

const PATIENCE_MS = 20_000;

interface Hears {
  sync: (id: string, info: { state: { _stateID: number } }) => void;
  update: (id: string, state: { _stateID: number }, log: unknown) => void;
}

interface Says {
  sync: (id: string, player: string, credentials: string, players: number) => void;
  update: (action: object, n: number, id: string, player: string) => void;
}

export async function startPlain(execArgv: readonly string[]): Promise<Contestant> {
  const program = bundle('src/tools/load/plainServer.ts', join(PROJECT, 'dist', 'load', 'plain.js'));
  const server = startProcess(program, {}, execArgv);
  const url = await server.url;
  const traffic: Traffic = { bytes: 0 };
  return {
    ...{ name: 'boardgame.io', pid: server.child.pid, traffic },
    newTable: () => PlainTable.open(url, traffic),
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

class PlainTable implements LoadTable {
  private readonly arrivals = new Arrivals();
  private n = 0;

  private constructor(
    private readonly id: string,
    private readonly seats: readonly { socket: Socket<Hears, Says>; credentials: string }[],
  ) {
    for (const { socket } of seats)
      socket.on('update', (_id, { _stateID }) => {
        if (_stateID === this.n + 1) this.arrivals.one();
      });
  }

  static async open(url: string, traffic: Traffic): Promise<PlainTable> {
    const games = `${url}/games/toy`;
    const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: PEOPLE });
    const seats = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, seat) => {
        const body = { playerID: `${seat}`, playerName: `Player ${seat}` };
        type Joined = { playerCredentials: string };
        const { playerCredentials: credentials } = await post<Joined>(`${games}/${matchID}/join`, body);
        const socket = await openLine<Hears, Says>(`${url}/toy`, traffic);
        const synced = new Promise(resolve => socket.once('sync', resolve));
        socket.emit('sync', matchID, `${seat}`, credentials, PEOPLE);
        await synced;
        return { socket, credentials };
      }),
    );
    return new PlainTable(matchID, seats);
  }

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  async move(): Promise<void> {
    const playerID = `${this.n % PEOPLE}`;
    const seat = this.seats[this.n % PEOPLE];
    await this.arrivals.wait(PATIENCE_MS, () => {
      const payload = { type: 'score', args: [1], playerID, credentials: seat?.credentials };
      seat?.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.n, this.id, playerID);
    });
    // a move that ends a turn counts twice: the framework's event follows it
    this.n += 1;
  }

  close(): void {
    for (const { socket } of this.seats) socket.disconnect();
  }
}
