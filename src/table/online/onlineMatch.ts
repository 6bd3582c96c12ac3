import type { Socket } from 'socket.io-client';
import { RULES_VERSION } from '../../rules/version';
import { Clock, type Timing } from '../record';
import { Ahead } from './ahead';
import { begin, entriesOf } from './follow';
import { printAct, type Act } from './lines';
import { isOtherVersion, withUnheard } from './onlineMoment';
import type { OnlineMoment, Seating, Wishes } from './onlineMoment';
import { isNotSeated, letIn, lineAfter, stateOfWaiting, waitingAt } from './turnedAway';
import type { Answer, Arrival, Chat, NotDone, TableView, ToHouse, ToScreen } from './wire';

/**
 * A match of the online house as one screen follows it: line by line from the house, and a step ahead of it where no
 * chance has a say. What was done while the line was cut is done once: the lines themselves say whether it arrived.
 */

export type HouseSocket = Socket<ToScreen, ToHouse>;

const PATIENCE_MS = 5000;

export class OnlineMatch {
  private readonly ahead: Ahead;
  private clock = new Clock(undefined);
  private sending = false;
  /** The answer to a `sync` is under way: another one would say the same. */
  private arriving = false;
  private closed = false;
  /** Each new line tries the key of the seat again: it may lead to another house than the last one. */
  private triesKey = true;
  /** What came while the answer to `sync` was under way, and may not be in it. */
  private early: { next: number; chats: Chat[] } = { next: 0, chats: [] };
  private unsaid: string[] = [];
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private shown: OnlineMoment = {
    ...{ line: 'opening', view: undefined, table: undefined, log: [], chats: [] },
    ...{ aside: false, waiting: 0, problem: undefined },
  };

  constructor(
    private readonly socket: HouseSocket,
    private readonly seating: Seating,
    /** After so many milliseconds without an answer, or with none that helps, it is asked again. */
    private readonly patience = PATIENCE_MS,
  ) {
    this.ahead = new Ahead(seating.seat, seating.wishes);
    socket.on('connect', this.arrive);
    socket.on('connect_error', this.notReached);
    socket.on('disconnect', this.cut);
    socket.on('line', this.line);
    socket.on('table', this.tableChanged);
    socket.on('chat', this.heard);
    socket.on('gone', this.gone);
    if (socket.connected) this.arrive();
  }

  moment = (): OnlineMoment => this.shown;

  /** When the moves that count were made, by the clock of the house. */
  timing = (): Timing => this.clock.timing(this.shown.log);

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What the house has not confirmed yet, for a page that goes on from here. */
  get wishes(): Wishes | undefined {
    return this.ahead.wishes;
  }

  /** The house goes by other rules: its lines would lead to another table here. */
  private get isForeign(): boolean {
    return isOtherVersion(this.shown.problem);
  }

  /** Asks for something to be done; it shows at once where it can be foreseen. */
  act(act: Act): void {
    if (this.seating.seat === undefined || this.shown.aside || !this.ahead.confirmed) return;
    this.ahead.want(act);
    this.show(this.isForeign ? {} : { problem: undefined });
    this.send();
  }

  say(words: string): void {
    // a word that comes before its table would be nobody's
    if (this.shown.line === 'open') this.speak(words);
    else this.unsaid.push(words);
  }

  private speak(words: string): void {
    this.socket.emit('chat', words, answer => {
      if ('problem' in answer) this.show({ problem: answer });
    });
  }

  /** Opens a line that was closed, or that does not open by itself. */
  open(): void {
    this.closed = false;
    this.socket.connect();
  }

  /** The device has lost its network: what is on the line is given up, and a new one tried. */
  drop(): void {
    this.socket.io.engine.close();
  }

  close(): void {
    this.closed = true;
    this.socket.disconnect();
  }

  private readonly arrive = (): void => {
    if (this.arriving) return;
    const { seat = null, token = null } = this.triesKey ? this.seating : {};
    const from = this.ahead.confirmed?._stateID ?? 0;
    this.arriving = true;
    this.sending = false;
    this.early = { next: 0, chats: [] };
    this.socket
      .timeout(this.patience)
      .emit('sync', this.seating.id, seat, token, from, RULES_VERSION, (late: Error | null, arrival) => {
        this.arriving = false;
        if (late) this.reconnect();
        else this.heardBack(letIn(arrival));
      });
  };

  private heardBack(answer: Arrival | NotDone): void {
    if (!('problem' in answer)) this.arrived(answer);
    else if (isNotSeated(answer.problem) && this.triesKey) {
      this.triesKey = false;
      this.ahead.forget();
      this.arrive();
    } else this.wait(answer);
  }

  /** What was asked for is asked for again. */
  private wait(problem: NotDone): void {
    this.show(waitingAt(problem));
    clearTimeout(this.later);
    this.later = setTimeout(() => !this.closed && this.socket.connected && this.arrive(), this.patience);
  }

  private arrived({ table: view, start, from, lines, chats }: Arrival): void {
    if (!this.ahead.confirmed && start) {
      this.ahead.confirmed = begin(start);
      this.clock = new Clock(start.at ?? lines[0]?.at);
    }
    const { early } = this;
    const aside = !this.triesKey;
    this.show({ line: 'open', aside, view, chats: withUnheard(chats, early.chats), problem: undefined });
    for (const words of this.unsaid.splice(0)) this.speak(words);
    lines.forEach(({ line, at }, index) => this.line(view.id, from + index, line, at));
    if (this.ahead.wishAgain()) this.show({});
    if (this.ahead.confirmed && this.ahead.confirmed._stateID < early.next) this.arrive();
    else this.send();
  }

  private readonly cut = (why: string): void => {
    this.triesKey = true;
    this.sending = false;
    this.arriving = false;
    this.show({ line: lineAfter(why) });
  };

  private readonly notReached = ({ message }: Error): void => {
    this.show({ line: lineAfter(message) });
  };

  /** A line on which nothing is answered any more. One that is cut comes back by itself, and is no reason to cut it. */
  private reconnect(): void {
    if (this.socket.connected && !this.closed) this.socket.disconnect().connect();
  }

  /** The next line of the match; where one is missing, everything from there is asked for. */
  private readonly line = (_id: string, n: number, line: string, at: number): void => {
    const { confirmed } = this.ahead;
    if (this.isForeign) return;
    if (!confirmed || (this.arriving && n > confirmed._stateID)) {
      this.early.next = n + 1;
      return;
    }
    if (n < confirmed._stateID) return;
    if (n > confirmed._stateID) {
      this.arrive();
      return;
    }
    const { after, overtaken } = this.ahead.take(confirmed, line);
    this.sending = false;
    const entries = entriesOf(after);
    this.clock.note(entries, at);
    this.show({
      log: [...this.shown.log, ...entries],
      ...(overtaken && { problem: { problem: 'overtaken' } }),
    });
    this.send();
  };

  private readonly tableChanged = (_id: string, view: TableView): void => {
    if (this.isForeign) return;
    this.show({ view });
    if (view.status !== 'open' && !this.ahead.confirmed) this.arrive();
  };

  private readonly heard = (_id: string, chat: Chat): void => {
    this.early.chats.push(chat);
    this.show({ chats: [...this.shown.chats, chat] });
  };

  private readonly gone = (): void => {
    this.wait({ problem: 'noSuchTable' });
  };

  /** One act at a time is under way; the next one follows when its line has come. */
  private send(): void {
    const { next: act, confirmed } = this.ahead;
    if (!act || this.sending || this.isForeign || !confirmed || this.shown.line !== 'open') return;
    this.sending = true;
    this.socket
      .timeout(this.patience)
      .emit('act', confirmed._stateID, printAct(act), (late: Error | null, answer) => {
        if (late) this.reconnect();
        else this.answered(answer);
      });
  }

  private answered(answer: Answer): void {
    if ('done' in answer) return;
    this.sending = false;
    if ('stale' in answer) {
      this.arrive();
      return;
    }
    if ('problem' in answer && stateOfWaiting(answer.problem)) {
      // perhaps it was stored: the lines will tell
      this.wait(answer);
      return;
    }
    this.ahead.forget();
    this.show({ problem: answer });
  }

  private show(change: Partial<OnlineMoment>): void {
    const { table, waiting } = this.ahead;
    this.shown = { ...this.shown, ...change, table, waiting };
    for (const listener of [...this.listeners]) listener();
  }
}
