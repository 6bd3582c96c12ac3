import type { CredentialedActionShape } from 'boardgame.io';
import { Master } from 'boardgame.io/master';
import { mustBe, parseJson } from '../given';
import { activeSeat, type Seat } from '../rules/model';
import { newGame } from '../table/game';
import { follow } from '../table/online/follow';
import { actionOf, type Act } from '../table/online/lines';
import type { Answer, ChatLine, StoredLine } from '../table/online/wire';
import { refusalOf } from './actRefusal';
import { Conflict, untilDone } from './database/sql';
import { botOf, type Doc } from './doc';
import { Hearers, isMatchNews, type Listener, type News, type NewsLine } from './news';
import { Problem } from './problem';
import type { Held, MatchStorage } from './storage';
import type { Store } from './store';
import { Turns } from './turns';

/**
 * The matches that are being played. One act at a time at each: the framework's master plays it, the storage puts it
 * on disk, and only then anybody is told. An act that meets one of another process is stale: its table is read anew.
 */

/** Who asks: a person, with what the house keeps of the secret of the seat, or without it a bot. */
export interface Actor {
  readonly seat: Seat;
  readonly secret: string | undefined;
}

/** A seat is played by its person or by a bot; who sat there before plays no more. */
function problemOf({ seats }: Doc, { seat, secret }: Actor): Problem['why'] | undefined {
  const sitting = seats[seat];
  if (!sitting || (secret !== undefined && secret !== sitting.token)) return 'notYours';
  const isBot = botOf(sitting) !== undefined;
  if (isBot === (secret === undefined)) return undefined;
  return isBot ? 'standsIn' : 'notYours';
}

/** The framework's master sends through this; we tell lines ourselves when they are stored. */
const MUTE = { send: () => undefined, sendAll: () => undefined };

export class Matches {
  private readonly turns = new Turns();
  private readonly hearers: Hearers;
  private readonly master: Master;

  constructor(
    private readonly storage: MatchStorage,
    private readonly store: Store,
    private readonly onError: (error: unknown, id: string) => void,
  ) {
    this.hearers = new Hearers(onError);
    this.master = new Master(newGame(), storage, MUTE);
  }

  listen(listener: Listener): () => void {
    return this.hearers.listen(listener);
  }

  hold(id: string): Promise<Held | undefined> {
    return this.storage.hold(id);
  }

  /** Looks at a match while nothing happens to it. */
  visit<T>(id: string, look: (held: Held | undefined) => T | Promise<T>): Promise<T> {
    return this.turns.take(id, async () => look(await this.hold(id)));
  }

  /** Lets go of what is in memory, after everything that is under way, unless it is needed again by then. */
  release(id: string, isUnused: () => boolean): Promise<void> {
    return this.turns.take(id, () => {
      if (isUnused()) this.storage.drop(id);
      return Promise.resolve();
    });
  }

  holds(id: string): boolean {
    return this.storage.holds(id);
  }

  get held(): number {
    return this.storage.size;
  }

  /** Does what somebody asked for when the table had come to its nth line. */
  act(id: string, who: Actor, n: number, act: Act): Promise<Answer> {
    return this.turns
      .take(id, () => this.play(id, who, n, act))
      .catch((error: unknown) => {
        this.onError(error, id);
        return { problem: error instanceof Problem ? error.why : 'notStored' };
      });
  }

  private async play(id: string, who: Actor, n: number, act: Act): Promise<Answer> {
    const held = await this.hold(id);
    if (!held) return { problem: 'noSuchTable' };
    if (held.match.damaged) return { problem: 'damaged' };
    const { seat } = who;
    const notHis = problemOf(held.match.doc, who);
    if (notHis) return { problem: notHis };
    if (held.table._stateID !== n) return { stale: true };
    const refusal = refusalOf(held.table, seat, act);
    if (refusal) return { refused: refusal };
    try {
      await this.master.onUpdate(toMaster(seat, act), n, id, String(seat));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.readOn(id, held);
      const meanwhile = problemOf(held.match.doc, who);
      return meanwhile ? { problem: meanwhile } : { stale: true };
    }
    if (held.table._stateID === n) return { problem: 'notDone' };
    this.tellFrom(id, held, n);
    const waits = activeSeat(held.table.G);
    if (waits !== undefined && waits !== seat && !held.table.G.ranking) this.tell(id, { waits });
    return { done: n };
  }

  async say(id: string, chat: ChatLine): Promise<void> {
    await this.turns.take(id, () => untilDone(() => this.store.say(id, chat)));
    this.tell(id, { chat });
  }

  /** Who sits at a table, or what was agreed, is changed while nobody acts at it. */
  async change<T>(id: string, task: () => Promise<T>): Promise<T> {
    const result = await this.turns.take(id, async () => {
      const done = await task();
      await this.lookAgain(id);
      return done;
    });
    this.tell(id, { changed: true });
    return result;
  }

  /** What another process has told; an empty message says that some may have been lost. */
  async hear(text: string, playing: () => readonly string[]): Promise<void> {
    if (text === '') {
      await Promise.all(playing().map(id => this.catchUp(id)));
      return;
    }
    const message = mustBe(isMatchNews, parseJson(text), () => new Error('another process says nothing'));
    if ('line' in message) await this.catchUp(message.match, message);
    else if ('chat' in message) this.tell(message.match, { chat: message.chat });
    else await this.change(message.match, () => Promise.resolve());
  }

  private async lookAgain(id: string): Promise<void> {
    if (!this.storage.holds(id)) return;
    const [match, held] = await Promise.all([this.store.match(id), this.hold(id)]);
    if (match && held) held.match = match;
  }

  /** Takes up the next line that another process told, or reads on from where the table is. */
  private catchUp(id: string, told?: NewsLine): Promise<void> {
    if (!this.storage.holds(id)) return Promise.resolve();
    return this.turns.take(id, async () => {
      const held = await this.hold(id);
      const missing = held && (told?.n ?? Infinity) - held.table._stateID;
      if (!held || held.match.damaged || missing === undefined || missing < 0) return;
      if (told && missing === 0) await this.goOn(id, held, [told]);
      else await this.readOn(id, held);
    });
  }

  private async readOn(id: string, held: Held): Promise<void> {
    await this.goOn(id, held, await this.store.lines(id, held.table._stateID));
    await this.lookAgain(id);
  }

  private async goOn(id: string, held: Held, lines: readonly StoredLine[]): Promise<void> {
    const from = held.table._stateID;
    for (const { line, at } of lines) {
      held.table = follow(held.table, line);
      held.lines.push({ line, at });
    }
    if (held.table.G.ranking) await this.lookAgain(id);
    this.tellFrom(id, held, from);
  }

  private tellFrom(id: string, { lines, table }: Held, from: number): void {
    lines.slice(from).forEach((line, index) => this.tell(id, { n: from + index, ...line }));
    if (table.G.ranking) this.tell(id, { changed: true });
  }

  /** Tells those who listen in this process. */
  tell(id: string, news: News): void {
    this.hearers.tell(id, news);
  }

  /** When everything that is under way has been done. */
  idle(): Promise<void> {
    return this.turns.idle();
  }
}

/** The master asks for no credentials: whoever sends an act has shown them before. */
const toMaster = (seat: Seat, act: Act): CredentialedActionShape.Any =>
  actionOf(seat, act) as CredentialedActionShape.Any;
