import type { Socket } from 'socket.io-client';
import { RULES_VERSION } from '../../rules/version';
import { whenAtHand, type FetchBoxes } from './boxes';
import type { OnlineMoment, Seating } from './onlineMoment';
import { isNotSeated, letIn, waitingAt } from './turnedAway';
import type { Arrival, ChatLine, NotDone, ToHouse, ToScreen } from './wire';

export type HouseSocket = Socket<ToScreen, ToHouse>;

/** What the house told while it was asked, and may not be in its answer. */
export interface Meanwhile {
  /** So many lines there are at least; 0 where the match has begun. */
  lines: number | undefined;
  chats: ChatLine[];
}

const nothing = (): Meanwhile => ({ lines: undefined, chats: [] });

/** Who comes in. */
export interface Guest {
  /** The house is asked now; from which line on. */
  readonly comes: () => number;
  /** What the match is played with is fetched before it comes in. */
  readonly fetchBoxes: FetchBoxes;
  readonly isIn: (arrival: Arrival, meanwhile: Meanwhile) => void;
  /** In this house the key of the seat is nobody's: there is nothing to be wanted. */
  readonly hasNoSeat: () => void;
  readonly waits: (shown: Partial<OnlineMoment>) => void;
}

/** The way of a screen to its table: the house is asked for everything there, and again where that does not help. */
export class Entrance {
  /** What was asked last, until it is answered. */
  private asking: object | undefined;
  private closed = false;
  /** Each new line tries the key of the seat again: it may lead to another house than the last one. */
  private triesKey = true;
  private later: ReturnType<typeof setTimeout> | undefined;
  meanwhile = nothing();

  constructor(
    private readonly socket: HouseSocket,
    private readonly seating: Seating,
    /** After so many milliseconds without an answer, or with none that helps, it is asked again. */
    private readonly patience: number,
    private readonly guest: Guest,
  ) {}

  get isAsking(): boolean {
    return this.asking !== undefined;
  }

  /** It can only be watched. */
  get isAside(): boolean {
    return !this.triesKey;
  }

  /** Once at a time: another answer would say the same. */
  readonly ask = (): void => {
    if (this.asking) return;
    const { seat = null, token = null } = this.triesKey ? this.seating : {};
    const asking = {};
    this.asking = asking;
    this.meanwhile = nothing();
    const from = this.guest.comes();
    this.socket
      .timeout(this.patience)
      .emit('sync', this.seating.id, seat, token, from, RULES_VERSION, (late: Error | null, answer) => {
        if (late) this.reconnect();
        else whenAtHand(letIn(answer), this.guest.fetchBoxes, ready => this.answered(ready, asking));
      });
  };

  /** There are so many lines, and not all of them are here. */
  missed(lines: number): void {
    if (this.asking) this.meanwhile.lines = lines;
    else this.ask();
  }

  private answered(answer: Arrival | NotDone, asking: object): void {
    // the line was cut while boxes were fetched
    if (this.asking !== asking) return;
    this.asking = undefined;
    if (!('problem' in answer)) this.guest.isIn(answer, this.meanwhile);
    else if (isNotSeated(answer.problem) && this.triesKey) {
      this.triesKey = false;
      this.guest.hasNoSeat();
      this.ask();
    } else this.wait(answer);
  }

  /** What was asked for is asked for again. */
  wait(problem: NotDone): void {
    this.guest.waits(waitingAt(problem));
    clearTimeout(this.later);
    this.later = setTimeout(() => !this.closed && this.socket.connected && this.ask(), this.patience);
  }

  /** Opens a line that was closed, or that does not open by itself. */
  open(): void {
    this.closed = false;
    this.socket.connect();
  }

  close(): void {
    this.closed = true;
    this.socket.disconnect();
  }

  /** The line was cut: no answer comes on it any more. */
  cut(): void {
    this.triesKey = true;
    this.asking = undefined;
  }

  /** A line on which nothing is answered any more. One that is cut comes back by itself, and is no reason to cut it. */
  reconnect(): void {
    this.asking = undefined;
    if (this.socket.connected && !this.closed) this.socket.disconnect().connect();
  }
}
