import { MatchClock, type Timing } from '../record';
import { Ahead } from './ahead';
import { Entrance, type HouseSocket, type Meanwhile } from './entrance';
import { noBoxes } from './boxes';
import { beginTable, logEntriesOf } from './follow';
import type { Act } from './lines';
import { isOtherVersion, NOTHING_YET, withUnheard } from './onlineMoment';
import type { OnlineMoment, OnlineProblem, Seating, Wishes } from './onlineMoment';
import { Outbox } from './outbox';
import { lineAfter } from './turnedAway';
import type { Arrival, ChatLine, PublicTable } from './wire';

/**
 * A match of the online house as one screen follows it: line by line from the house, and a step ahead of it where no
 * chance has a say. What was done while the line was cut is done once: the lines themselves say whether it arrived.
 */

const PATIENCE_MS = 5000;

export class OnlineMatch {
  private readonly ahead: Ahead;
  private readonly entrance: Entrance;
  private readonly outbox: Outbox;
  private clock = new MatchClock(undefined);
  private unsaid: string[] = [];
  private readonly listeners = new Set<() => void>();
  private shown = NOTHING_YET;

  constructor(
    private readonly socket: HouseSocket,
    private readonly seating: Seating,
    patience = PATIENCE_MS,
    /** Fetches the boxes that are not at hand. */
    fetchBoxes = noBoxes,
  ) {
    this.ahead = new Ahead(seating.seat, seating.wishes);
    this.entrance = new Entrance(socket, seating, patience, {
      comes: this.comes,
      fetchBoxes,
      isIn: this.isIn,
      hasNoSeat: () => this.ahead.forget(),
      waits: shown => this.show(shown),
    });
    this.outbox = new Outbox(socket, this.ahead, patience, {
      isLate: () => this.entrance.reconnect(),
      isStale: this.entrance.ask,
      waits: problem => this.entrance.wait(problem),
      isRefused: this.refused,
    });
    socket.on('connect', this.entrance.ask);
    socket.on('connect_error', this.notReached);
    socket.on('disconnect', this.cut);
    socket.on('line', this.line);
    socket.on('table', this.tableChanged);
    socket.on('chat', this.heard);
    socket.on('gone', this.gone);
    if (socket.connected) this.entrance.ask();
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

  open(): void {
    this.entrance.open();
  }

  /** The device has lost its network: what is on the line is given up, and a new one tried. */
  drop(): void {
    this.socket.io.engine.close();
  }

  close(): void {
    this.entrance.close();
  }

  private readonly comes = (): number => {
    this.outbox.free();
    return this.ahead.confirmed?._stateID ?? 0;
  };

  private readonly isIn = ({ table: view, start, from, lines, chats }: Arrival, heard: Meanwhile): void => {
    if (!this.ahead.confirmed && start) {
      this.ahead.confirmed = beginTable(start);
      this.clock = new MatchClock(start.at ?? lines[0]?.at);
    }
    const aside = this.entrance.isAside;
    this.show({ line: 'open', aside, view, chats: withUnheard(chats, heard.chats), problem: undefined });
    for (const words of this.unsaid.splice(0)) this.speak(words);
    lines.forEach(({ line, at }, index) => this.line(view.id, from + index, line, at));
    if (this.ahead.wishAgain()) this.show({});
    const has = this.ahead.confirmed?._stateID ?? -1;
    if (heard.lines !== undefined && has < heard.lines) this.entrance.ask();
    else this.send();
  };

  private readonly cut = (why: string): void => {
    this.entrance.cut();
    this.outbox.free();
    this.show({ line: lineAfter(why) });
  };

  private readonly notReached = ({ message }: Error): void => {
    this.show({ line: lineAfter(message) });
  };

  /** The next line of the match; where one is missing, everything from there is asked for. */
  private readonly line = (_id: string, n: number, line: string, at: number): void => {
    const { confirmed } = this.ahead;
    if (this.isForeign) return;
    if (!confirmed || n > confirmed._stateID) {
      this.entrance.missed(n + 1);
      return;
    }
    if (n < confirmed._stateID) return;
    const { after, overtaken } = this.ahead.take(confirmed, line);
    this.outbox.free();
    const entries = logEntriesOf(after);
    this.clock.note(entries, at);
    this.show({
      log: [...this.shown.log, ...entries],
      ...(overtaken && { problem: { problem: 'overtaken' } }),
    });
    this.send();
  };

  private readonly tableChanged = (_id: string, view: PublicTable): void => {
    if (this.isForeign) return;
    this.show({ view });
    if (view.status !== 'open' && !this.ahead.confirmed) this.entrance.missed(0);
  };

  private readonly heard = (_id: string, chat: ChatLine): void => {
    this.entrance.meanwhile.chats.push(chat);
    this.show({ chats: [...this.shown.chats, chat] });
  };

  private readonly gone = (): void => {
    this.entrance.wait({ problem: 'noSuchTable' });
  };

  private send(): void {
    if (!this.isForeign && this.shown.line === 'open') this.outbox.send();
  }

  private readonly refused = (problem: OnlineProblem): void => {
    this.ahead.forget();
    this.show({ problem });
  };

  private show(change: Partial<OnlineMoment>): void {
    const { table, waiting } = this.ahead;
    this.shown = { ...this.shown, ...change, table, waiting };
    for (const listener of [...this.listeners]) listener();
  }
}
