import { io } from 'socket.io-client';
import { activeSeat, type Seat } from '../../rules/model';
import { legalMoves } from '../../rules/moves';
import type { HouseSocket } from '../../table/online/entrance';
import { OnlineMatch } from '../../table/online/onlineMatch';
import type { Sitting } from '../../table/online/wire';
import { atRandom } from '../randomGame';

/** Somebody who plays at a table of the house as a screen does, and remembers what the house told. */

const AGAIN_MS = 100;

export class LoadPlayer {
  private readonly match: OnlineMatch;
  private readonly choose: ReturnType<typeof atRandom>;
  private isPaused = false;
  private isDue = false;
  /** How often this person has asked for something. */
  acts = 0;
  readonly problems: string[] = [];

  constructor(
    readonly url: string,
    readonly sitting: Sitting,
    seed: number,
    private readonly tell: (n: number, line: string) => void,
  ) {
    const options = { transports: ['websocket'], forceNew: true };
    const quick = { reconnectionDelay: AGAIN_MS, reconnectionDelayMax: AGAIN_MS };
    const socket = io(`${url}/tiletum`, { ...options, ...quick }) as unknown as HouseSocket;
    socket.on('line', (_id, n, line) => this.tell(n, line));
    this.choose = atRandom(seed);
    this.match = new OnlineMatch(socket, sitting);
    this.match.subscribe(() => this.look());
  }

  get table() {
    return this.match.moment().table;
  }

  get seat(): Seat {
    return this.sitting.seat;
  }

  get isIdle(): boolean {
    const { waiting, line } = this.match.moment();
    return line === 'open' && waiting === 0 && !this.isDue;
  }

  pause(): void {
    this.isPaused = true;
  }

  goOn(): void {
    this.isPaused = false;
    this.look();
  }

  close(): void {
    this.pause();
    this.match.close();
  }

  private look(): void {
    const { problem } = this.match.moment();
    if (problem && !this.problems.includes(JSON.stringify(problem)))
      this.problems.push(JSON.stringify(problem));
    if (this.isDue || this.isPaused || !this.mayAct()) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      if (!this.isPaused && this.mayAct()) this.act();
    });
  }

  private mayAct(): boolean {
    const { table, waiting } = this.match.moment();
    return table !== undefined && waiting === 0 && activeSeat(table.G) === this.seat;
  }

  private act(): void {
    const { table } = this;
    const move = table && this.choose(table.G, this.seat, legalMoves(table.G, this.seat));
    if (!move) return;
    this.acts += 1;
    this.match.act(move);
  }
}
