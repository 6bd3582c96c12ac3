import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { Socket as Connection } from 'engine.io';
import type Koa from 'koa';
import { Server as SocketServer } from 'socket.io';
import { isText } from '../given';
import type { ToHouse, ToScreen } from '../table/online/wire';
import { Backlog } from './backlog';
import { Crowd } from './limits';

/** The lines themselves: who may open one, how many, and how much may come over it or wait for it before it is cut. */

const MOST_BYTES = 16_384;
const PING = { pingInterval: 5000, pingTimeout: 5000 };
/** Lines that come to no table are closed. */
const CONNECT_WITHIN = 10_000;
const SLOW_ONES_MS = 5_000;

export interface EngineParts {
  /** Who asks, as far as we may trust what stands before us. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether a page from there may talk to the house. */
  readonly isWelcome: (request: IncomingMessage) => boolean;
  readonly onRefused: (why: string) => void;
  readonly socketsPerAddress: number;
  /** Who sends more in a second on one line is not told any more that it is too much. */
  readonly packetsPerLine: number;
}

export type Io = SocketServer<ToHouse, ToScreen>;

export function openEngine(app: Koa, origins: string[], parts: EngineParts): { http: HttpServer; io: Io } {
  const handle = app.callback();
  const http = createServer({ connectionsCheckingInterval: SLOW_ONES_MS }, (request, response) => {
    void handle(request, response);
  });
  const crowd = new Crowd(parts.socketsPerAddress);
  const backlog = new Backlog(line => {
    parts.onRefused('slowReader');
    cut(line);
  });
  const io: Io = new SocketServer(http, {
    ...PING,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: CONNECT_WITHIN,
    cors: { origin: origins },
    serveClient: false,
    // a browser says where a page is from, and no sharing of resources stands before a web socket
    allowRequest: (request, tell) => {
      const why = whyNot(request, crowd, parts);
      if (why) parts.onRefused(why);
      tell(why, why === undefined);
    },
  });
  io.engine.on('connection', (line: Connection) => {
    const who = parts.addressOf(line.request);
    const wasFull = crowd.isFull(who);
    crowd.enter(who);
    line.once('close', () => crowd.leave(who));
    backlog.watch(line, who);
    if (wasFull) cut(line);
    else cutFloods(line, parts);
  });
  return { http, io };
}

function whyNot(request: IncomingMessage, crowd: Crowd, { isWelcome, addressOf }: EngineParts) {
  if (!isWelcome(request)) return 'foreignPage';
  // answers in the form of a script: any page may load those
  if ('j' in ((request as { _query?: object })._query ?? {})) return 'script';
  return crowd.isFull(addressOf(request)) ? 'tooMany' : undefined;
}

/** Nothing of ours is binary, and no screen sends so much. */
function cutFloods(line: Connection, { packetsPerLine, onRefused }: EngineParts): void {
  let [since, count] = [Date.now(), 0];
  line.on('packet', ({ data }: { data?: unknown }) => {
    const now = Date.now();
    if (now - since >= 1000) [since, count] = [now, 0];
    count += 1;
    const isReadable = data === undefined || isText(data);
    if (isReadable && count <= packetsPerLine) return;
    onRefused('flood');
    cut(line);
  });
}

/** At once: closing in good order would listen to whoever goes on sending for half a minute. */
function cut(line: Connection): void {
  const { socket } = line.transport as { socket?: { terminate?: () => void } };
  line.close(true);
  socket?.terminate?.();
}
