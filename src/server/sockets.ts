import type { Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import { isNumber, isText } from '../given';
import type { Seat } from '../rules/model';
import { parseAct } from '../table/online/lines';
import { RULES_VERSION } from '../rules/version';
import type { Answer, Arrival, NotDone, PublicTable } from '../table/online/wire';
import { newAnswering, type ScreenSocket } from './answering';
import { openEngine, type EngineParts, type Io } from './engine';
import type { Attendance } from './attendance';
import type { Allow } from './limits';
import type { Matches } from './matches';
import type { News } from './news';
import type { Presence } from './presence';
import { Problem } from './problem';
import type { Rooms, RoomPlace } from './rooms';
import type { Match, Store } from './store';
import { mustBeAt } from './tables';
import { isId } from './tokens';
import { checkWords } from './words';

/**
 * The line to the tables, in the place of boardgame.io's own transport. A socket shows the secret of its seat once,
 * when it comes to a table; from then on it can only send text: an act, a word to the others. Nothing else is
 * listened to, so no state, no event and no foreign seat can be put in.
 */

export interface SocketsHouse extends EngineParts {
  readonly matches: Matches;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly view: (match: Match) => PublicTable;
  readonly allow: Allow;
  readonly onArrive: (id: string) => void;
  readonly onEmpty: (id: string) => void;
  readonly onAct: (answer: Answer, milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
}

type App = Koa & { server?: HttpServer; _io?: unknown };

const roomOf = (id: string): string => `table ${id}`;
const nameOf = ({ id, seat }: RoomPlace): string => `${id} ${String(seat)}`;

export class Sockets {
  private namespace: ReturnType<Io['of']> | undefined;
  private readonly changed = new Set<string>();
  /** Lines of pages that follow other rules. */
  private readonly foreign = new WeakSet<ScreenSocket>();
  private readonly answering: ReturnType<typeof newAnswering>;

  constructor(private readonly house: SocketsHouse) {
    this.answering = newAnswering(house);
    house.matches.listen((id, news) => this.tell(id, news));
  }

  /** Called by boardgame.io's server: the game's namespace, on the same port as the page. */
  init(app: App, games: readonly { name?: string }[], origins: string[]): void {
    const { http, io } = openEngine(app, origins, this.house);
    app.server = http;
    app.listen = ((...args: Parameters<HttpServer['listen']>) => http.listen(...args)) as App['listen'];
    app._io = io;
    this.namespace = io.of(`/${games[0]?.name ?? ''}`);
    this.namespace.on('connection', socket => this.connect(socket));
  }

  private connect(socket: ScreenSocket): void {
    const address = this.house.addressOf(socket.request);
    this.answering.listen(socket, address, {
      sync: args => this.sync(socket, args),
      act: args => this.act(socket, args),
      chat: args => this.chat(socket, args),
    });
    socket.on('disconnect', () => this.leave(socket));
  }

  /** Somebody comes to a table: to a seat with its secret, or to watch. */
  private async sync(
    socket: ScreenSocket,
    [id, seat, token, from, rules]: unknown[],
  ): Promise<Arrival | NotDone> {
    const match = isId(id) ? await this.house.store.look(id) : undefined;
    if (!match) throw new Problem('noSuchTable');
    if (rules !== RULES_VERSION) return this.otherVersion(socket);
    this.foreign.delete(socket);
    // what can't go on can only be looked at
    const own = isNumber(seat) && !match.damaged ? seat : undefined;
    if (own !== undefined) mustBeAt(match.doc, own, isText(token) ? token : undefined);
    const secret = own === undefined ? undefined : match.doc.seats[own]?.token;
    this.enter(socket, { id: match.id, seat: own, secret });
    // then the seat is his own again
    await this.house.attendance.look(match.id);
    return this.arrival(match.id, isNumber(from) && from > 0 ? Math.floor(from) : 0);
  }

  /** By other rules the lines of a table would lead to another table. The first pages did not say by which they go. */
  private otherVersion(socket: ScreenSocket): NotDone {
    this.leave(socket);
    this.foreign.add(socket);
    return { ...this.answering.refused('otherVersion'), rules: RULES_VERSION };
  }

  /** In one go: who asks for two tables at once sits at the second one, and who has gone meanwhile at none. */
  private enter(socket: ScreenSocket, place: RoomPlace): void {
    // who only wants to know how it stands has not gone anywhere
    if (isSame(place, this.house.rooms.place(socket.id))) return;
    this.leave(socket);
    if (!socket.connected) return;
    void socket.join(roomOf(place.id));
    this.house.rooms.enter(socket.id, place);
    this.house.onArrive(place.id);
    this.seatChanged(place);
  }

  /** Read after the room was entered: what is not in it yet will be told. */
  private arrival(id: string, from: number): Promise<Arrival> {
    const { matches, store } = this.house;
    return matches.visit(id, async held => {
      const [match, chats] = await Promise.all([store.look(id), store.chats(id)]);
      if (!match) throw new Problem('noSuchTable');
      const lines = held?.lines.slice(from) ?? [];
      const start = held && match.start;
      return { rules: RULES_VERSION, table: this.house.view(match), start, from, lines, chats };
    });
  }

  private async act(socket: ScreenSocket, [n, text]: unknown[]): Promise<Answer> {
    // told so, a page keeps what it asked for, comes again, and hears why
    if (this.foreign.has(socket)) return { stale: true };
    const began = performance.now();
    const place = this.house.rooms.place(socket.id);
    const act = isText(text) ? parseAct(text) : undefined;
    if (!place || !isSeated(place)) throw new Problem('notYours');
    if (!act || !isNumber(n)) return this.answering.refused('malformed');
    if (!(await this.house.allow('acts', nameOf(place)))) return this.answering.refused('tooFast');
    const answer = await this.house.matches.act(place.id, place, n, act);
    this.house.onAct(answer, performance.now() - began);
    return answer;
  }

  private async chat(socket: ScreenSocket, [words]: unknown[]): Promise<{ done: true } | NotDone> {
    const place = this.house.rooms.place(socket.id);
    if (!place || !isSeated(place)) throw new Problem('notYours');
    const said = checkWords(words);
    if (!(await this.house.allow('chats', nameOf(place)))) return this.answering.refused('tooFast');
    const match = await this.house.store.match(place.id);
    if (!match || !isHis(match, place)) throw new Problem('notYours');
    await this.house.matches.say(place.id, { seat: place.seat, words: said, at: Date.now() });
    return { done: true };
  }

  private leave(socket: ScreenSocket): void {
    const place = this.house.rooms.leave(socket.id);
    if (!place) return;
    void socket.leave(roomOf(place.id));
    this.seatChanged(place);
    void this.house.attendance.look(place.id);
    if (this.house.rooms.isEmpty(place.id)) this.house.onEmpty(place.id);
  }

  private tell(id: string, news: News): void {
    const room = this.namespace?.to(roomOf(id));
    if ('line' in news) {
      room?.emit('line', id, news.n, news.line, news.at);
      // it may wait for somebody else from now on, who is away
      if (this.house.attendance.isAwaited(id)) this.tellTable(id);
    } else if ('chat' in news) room?.emit('chat', id, news.chat);
    else if ('changed' in news) this.tellTable(id);
  }

  /** Who only watches changes nothing that the others see. */
  private seatChanged({ id, seat }: RoomPlace): void {
    this.house.presence.here(id, this.house.rooms.seats(id));
    if (seat !== undefined) this.tellTable(id);
  }

  /** Many may come and go at once: told is only how it is afterwards. */
  tellTable(id: string): void {
    if (this.changed.has(id)) return;
    this.changed.add(id);
    setImmediate(() => {
      this.changed.delete(id);
      if (this.house.rooms.isEmpty(id)) this.house.attendance.forget(id);
      else this.house.store.look(id).then(match => this.tellAll(id, match), this.house.onError);
    });
  }

  private tellAll(id: string, match: Match | undefined): void {
    const room = this.namespace?.to(roomOf(id));
    if (!match) {
      room?.emit('gone', id);
      return;
    }
    room?.emit('table', id, this.house.attendance.tell(match));
    // whose seat has become somebody else's comes back without it
    for (const socket of this.house.rooms.find(id, place => !isHis(match, place)))
      this.namespace?.sockets.get(socket)?.conn.close();
  }
}

const isSame = (one: RoomPlace, other: RoomPlace | undefined): boolean =>
  one.id === other?.id && one.seat === other.seat && one.secret === other.secret;

const isSeated = (place: RoomPlace): place is RoomPlace & { readonly seat: Seat } => place.seat !== undefined;

const isHis = ({ doc }: Match, { seat, secret }: RoomPlace): boolean =>
  seat === undefined || doc.seats[seat]?.token === secret;
