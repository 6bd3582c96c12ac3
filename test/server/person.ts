import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import type { OnlineMoment } from '../../src/table/online/onlineMoment';
import type { Sitting } from '../../src/table/online/wire';
import { line } from './attack/guest';

/** Somebody with a seat of the house, who comes and leaves, comes back where the line breaks, and plays if willing. */
export class Person {
  private screen: OnlineMatch | undefined;
  private isWilling = true;

  constructor(
    private readonly url: string,
    readonly sitting: Sitting,
  ) {}

  get isHere(): boolean {
    return this.screen !== undefined;
  }

  /** What is on the screen; of who has left nothing. */
  get sees(): OnlineMoment | undefined {
    return this.screen?.moment();
  }

  /** How many lines the match has, as this screen knows it. */
  get lines(): number {
    return this.sees?.log.length ?? 0;
  }

  come(): void {
    const again = { reconnection: true, reconnectionDelay: 50, reconnectionDelayMax: 500 };
    this.screen = new OnlineMatch(line(this.url, again), this.sitting);
    this.screen.subscribe(this.play);
  }

  leave(): void {
    this.screen?.close();
    this.screen = undefined;
  }

  /** Plays from now on whenever it is this one's turn, or only looks. */
  wants(willing: boolean): void {
    this.isWilling = willing;
    this.play();
  }

  private readonly play = (): void => {
    const { seat } = this.sitting;
    const { table, waiting = 0, view, line: state } = this.sees ?? {};
    if (!this.isWilling || !table || waiting > 0 || state !== 'open') return;
    if (activeSeat(table.G) !== seat || view?.seats[seat]?.standIn) return;
    const [move] = legalMoves(table.G, seat);
    if (move) this.screen?.act(move);
  };
}
