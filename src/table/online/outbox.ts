import type { Ahead } from './ahead';
import type { HouseSocket } from './entrance';
import { printAct } from './lines';
import type { OnlineProblem } from './onlineMoment';
import { stateOfWaiting } from './turnedAway';
import type { Answer, NotDone } from './wire';

/** What becomes of an act that was not done. */
export interface Sender {
  /** Nothing was answered. */
  readonly isLate: () => void;
  /** Others were faster. */
  readonly isStale: () => void;
  /** Perhaps it was stored: the lines will tell. */
  readonly waits: (problem: NotDone) => void;
  readonly isRefused: (problem: OnlineProblem) => void;
}

/** What is wanted, on its way to the house: one act at a time; the next one follows when its line has come. */
export class Outbox {
  private sending = false;

  constructor(
    private readonly socket: HouseSocket,
    private readonly ahead: Ahead,
    private readonly patience: number,
    private readonly sender: Sender,
  ) {}

  /** Nothing is under way any more. */
  free(): void {
    this.sending = false;
  }

  send(): void {
    const { next: act, confirmed } = this.ahead;
    if (!act || this.sending || !confirmed) return;
    this.sending = true;
    this.socket
      .timeout(this.patience)
      .emit('act', confirmed._stateID, printAct(act), (late: Error | null, answer) => {
        if (late) this.sender.isLate();
        else this.answered(answer);
      });
  }

  private answered(answer: Answer): void {
    if ('done' in answer) return;
    this.sending = false;
    if ('stale' in answer) this.sender.isStale();
    else if ('problem' in answer && stateOfWaiting(answer.problem)) this.sender.waits(answer);
    else this.sender.isRefused(answer);
  }
}
