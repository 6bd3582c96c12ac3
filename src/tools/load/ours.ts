import type { Socket } from 'socket.io-client';
import { RULES_VERSION } from '../../rules/version';
import { printAct } from '../../table/online/lines';
import type { Arrival, NotDone, Sitting, ToHouse, ToScreen } from '../../table/online/wire';
import { bundleServer, startProcess } from '../houseProcess';
import { Follower } from './follower';
import { openLine, post } from './line';
import { Arrivals, PEOPLE, type Contestant, type LoadTable, type Traffic } from './table';

/** Our server, with durable storage, as four people at each table meet it. */

const PATIENCE_MS = 20_000;
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** What keeps a single address from doing what a thousand guests do. */
export const NO_LIMITS = {
  TABLES_PER_HOUR: '100000',
  SEATS_PER_HOUR: '1000000',
  SEATS_PER_TABLE: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  MOVES_PER_SECOND: '10000',
  LOG_LEVEL: 'warn',
};

type Line = Socket<ToScreen, ToHouse>;

export async function startOurs(execArgv: readonly string[]): Promise<Contestant> {
  const server = startProcess(bundleServer('load'), NO_LIMITS, execArgv);
  const url = await server.url;
  const traffic: Traffic = { bytes: 0 };
  return {
    ...{ name: 'tiletum', pid: server.child.pid, traffic },
    newTable: () => OurTable.open(url, traffic),
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      if (/"level":"(error|fatal)"/.test(server.said())) throw new Error(server.said());
    },
  };
}

/** A running table with bots at its last seats, and the ways to the others. */
export async function seatPeople(url: string, bots = 0): Promise<Sitting[]> {
  const tables = `${url}/api/tables`;
  const [first = '', ...others] = NAMES.slice(0, PEOPLE - bots);
  const seats = NAMES.map((_, index) => (index < PEOPLE - bots ? 'person' : 'random'));
  const host = await post<Sitting>(tables, { name: first, seats, listed: false });
  const guests: Sitting[] = [];
  for (const name of others) guests.push(await post<Sitting>(`${tables}/${host.id}/seats`, { name }));
  await post(`${tables}/${host.id}/start`, {}, host.token);
  return [host, ...guests];
}

class OurTable implements LoadTable {
  private readonly arrivals = new Arrivals();

  private constructor(
    private readonly url: string,
    private readonly lines: readonly Line[],
    private follower: Follower,
  ) {
    for (const socket of lines) socket.on('line', this.heard);
  }

  static async open(url: string, traffic: Traffic): Promise<OurTable> {
    const lines = await Promise.all(NAMES.map(() => openLine<ToScreen, ToHouse>(`${url}/tiletum`, traffic)));
    return new OurTable(url, lines, await begin(url, lines));
  }

  private readonly heard = (_id: string, n: number, line: string): void => {
    if (n === this.follower.n) this.follower.follow(line);
    if (n === this.follower.n - 1) this.arrivals.one();
    else this.arrivals.fail(`line ${n} came at ${this.follower.n}`);
  };

  async prepare(): Promise<void> {
    if (this.follower.isOver) this.follower = await begin(this.url, this.lines);
    this.planned = this.follower.next();
  }
  private planned: ReturnType<Follower['next']> | undefined;

  move(): Promise<void> {
    const { follower, planned } = this;
    return this.arrivals.wait(PATIENCE_MS, () => {
      if (!planned) throw new Error('a move is prepared first');
      this.lines[planned.seat]?.emit('act', follower.n, printAct(planned.move), answer => {
        if (!('done' in answer)) this.arrivals.fail(`${printAct(planned.move)}: ${JSON.stringify(answer)}`);
      });
    });
  }

  close(): void {
    for (const socket of this.lines) socket.disconnect();
  }
}

/** A new match for the people at these lines. */
async function begin(url: string, lines: readonly Line[]): Promise<Follower> {
  const sittings = await seatPeople(url);
  const arrivals = await Promise.all(
    sittings.map(({ id, seat, token }) => {
      const socket = lines[seat];
      if (!socket) throw new Error(`there are ${PEOPLE} seats`);
      return new Promise<Arrival | NotDone>(resolve =>
        socket.emit('sync', id, seat, token, 0, RULES_VERSION, resolve),
      );
    }),
  );
  const [arrival] = arrivals;
  if (!arrival || !('start' in arrival) || !arrival.start) throw new Error(JSON.stringify(arrivals));
  return new Follower(arrival.start, seed++);
}

let seed = 1;
