import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import { Server as SocketServer, type Socket } from 'socket.io';
import { parseAct } from '../table/online/lines';
import type { Answer, Arrival, NotDone, ToHouse, ToScreen } from '../table/online/wire';
import type { Allow } from './limits';
import type { Matches, News } from './matches';
import { Rooms } from './rooms';
import type { Match, Store } from './store';
import { Problem, checkWords, mustBeAt } from './tables';
import { viewOf } from './view';

/**
 * The line to the tables, in the place of boardgame.io's own transport. A socket shows the secret of its seat once,
 * when it comes to a table; from then on it can only send text: an act, a word to the others. Nothing else is
 * listened to, so no state, no event and no foreign seat can be put in.
 */

const MOST_BYTES = 16_384;
const PING = { pingInterval: 5000, pingTimeout: 5000 };
const HEADERS_MS = 10_000;

export interface SocketsHouse {
  readonly matches: Matches;
  readonly store: Store;
  readonly allow: Allow;
  /** Who asks, as far as we may trust what stands before us. */
  readonly addressOf: (socket: Socket) => string;
  /** Whether a page from there may talk to the house. */
  readonly isWelcome: (headers: IncomingHttpHeaders) => boolean;
  readonly onArrive: (id: string) => void;
  readonly onEmpty: (id: string) => void;
  readonly onRefused: (why: string) => void;
  readonly onAct: (answer: Answer, milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
}

type App = Koa & { server?: HttpServer; _io?: unknown };
type Line = Socket<ToHouse, ToScreen>;

const roomOf = (id: string): string => `table ${id}`;

export class Sockets {
  readonly rooms = new Rooms();
  private namespace: ReturnType<SocketServer<ToHouse, ToScreen>['of']> | undefined;
  private readonly changed = new Set<string>();

  constructor(private readonly house: SocketsHouse) {
    house.matches.listen((id, news) => this.tell(id, news));
  }

  /** Called by boardgame.io's server: the game's namespace, on the same port as the page. */
  init(app: App, games: readonly { name?: string }[], origin: string[]): void {
    const handle = app.callback();
    const server = createServer((request, response) => void handle(request, response));
    server.headersTimeout = HEADERS_MS;
    app.server = server;
    app.listen = ((...args: Parameters<HttpServer['listen']>) => server.listen(...args)) as App['listen'];
    const io = new SocketServer<ToHouse, ToScreen>(server, {
      ...PING,
      maxHttpBufferSize: MOST_BYTES,
      cors: { origin },
      serveClient: false,
      // a browser says where a page is from, and no sharing of resources stands before a web socket
      allowRequest: ({ headers }, tell) => tell(null, this.house.isWelcome(headers)),
    });
    app._io = io;
    this.namespace = io.of(`/${games[0]?.name ?? ''}`);
    this.namespace.on('connection', socket => this.connect(socket));
  }

  private connect(socket: Line): void {
    const address = this.house.addressOf(socket);
    const on = (event: keyof ToHouse, run: (args: unknown[]) => Promise<unknown>): void => {
      // what comes in may be anything: it is looked at where it is used
      (socket as unknown as { on(event: string, listener: (...args: unknown[]) => void): void }).on(
        event,
        (...args) => {
          const reply = args.at(-1);
          void this.answer(address, () => run(args)).then(answer => {
            if (typeof reply === 'function') (reply as (answer: unknown) => void)(answer);
          }, this.house.onError);
        },
      );
    };
    on('sync', args => this.sync(socket, args));
    on('act', args => this.act(socket, args));
    on('chat', args => this.chat(socket, args));
    socket.on('disconnect', () => this.leave(socket));
  }

  private async answer<T>(address: string, run: () => Promise<T>): Promise<T | NotDone> {
    if (!(await this.house.allow('packets', address))) return this.refused('tooFast');
    try {
      return await run();
    } catch (error) {
      if (error instanceof Problem) return this.refused(error.why);
      this.house.onError(error);
      return this.refused('trouble');
    }
  }

  private refused(why: string): NotDone {
    this.house.onRefused(why);
    return { problem: why };
  }

  /** Somebody comes to a table: to a seat with its secret, or to watch. */
  private async sync(socket: Line, [id, seat, token, from]: unknown[]): Promise<Arrival> {
    const match = typeof id === 'string' ? await this.house.store.match(id) : undefined;
    if (!match) throw new Problem('noSuchTable');
    const own = typeof seat === 'number' ? seat : undefined;
    if (own !== undefined) mustBeAt(match.doc, own, typeof token === 'string' ? token : undefined);
    this.leave(socket);
    await socket.join(roomOf(match.id));
    if (!socket.connected) throw new Problem('noSuchTable');
    this.rooms.enter(socket.id, { id: match.id, seat: own });
    this.house.onArrive(match.id);
    this.tellTable(match.id);
    return this.arrival(match, typeof from === 'number' && from > 0 ? Math.floor(from) : 0);
  }

  /** Read after the room was entered: what is not in it yet will be told. */
  private async arrival(match: Match, from: number): Promise<Arrival> {
    const [held, chats] = await Promise.all([
      this.house.matches.hold(match.id),
      this.house.store.chats(match.id),
    ]);
    const now = held?.match ?? match;
    return { ...this.viewOf(now), start: now.start, from, lines: held?.lines.slice(from) ?? [], chats };
  }

  private viewOf(match: Match): Pick<Arrival, 'table'> {
    return { table: viewOf(match, this.rooms.presence(match.id)) };
  }

  private async act(socket: Line, [n, text]: unknown[]): Promise<Answer> {
    const began = performance.now();
    const place = this.rooms.place(socket.id);
    const act = typeof text === 'string' ? parseAct(text) : undefined;
    if (place?.seat === undefined) throw new Problem('notYours');
    if (!act || typeof n !== 'number') return this.refused('malformed');
    if (!(await this.house.allow('acts', place.id))) return this.refused('tooFast');
    const answer = await this.house.matches.act(place.id, place.seat, n, act);
    this.house.onAct(answer, performance.now() - began);
    return answer;
  }

  private async chat(socket: Line, [words]: unknown[]): Promise<{ done: true } | NotDone> {
    const place = this.rooms.place(socket.id);
    if (place?.seat === undefined) throw new Problem('notYours');
    const said = checkWords(words);
    if (!(await this.house.allow('chats', place.id))) return this.refused('tooFast');
    await this.house.matches.say(place.id, { seat: place.seat, words: said, at: Date.now() });
    return { done: true };
  }

  private leave(socket: Line): void {
    const place = this.rooms.leave(socket.id);
    if (!place) return;
    void socket.leave(roomOf(place.id));
    this.tellTable(place.id);
    if (this.rooms.isEmpty(place.id)) this.house.onEmpty(place.id);
  }

  private tell(id: string, news: News): void {
    const room = this.namespace?.to(roomOf(id));
    if ('line' in news) room?.emit('line', id, news.n, news.line, news.at);
    else if ('chat' in news) room?.emit('chat', id, news.chat);
    else this.tellTable(id);
  }

  /** Many may come and go at once: told is only how it is afterwards. */
  private tellTable(id: string): void {
    if (this.changed.has(id)) return;
    this.changed.add(id);
    setImmediate(() => {
      this.changed.delete(id);
      if (this.rooms.isEmpty(id)) return;
      this.house.store.match(id).then(match => {
        if (match) this.namespace?.to(roomOf(id)).emit('table', id, this.viewOf(match).table);
      }, this.house.onError);
    });
  }
}
