import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import serve from 'koa-static';
import { tiletum } from './src/table/game';

interface Attached {
  readonly server: HttpServer;
  readonly _io: { disconnectSockets(close: boolean): void };
}

const port = process.env['PORT'] ?? '8000';
if (!/^\d+$/.test(port) || Number(port) > 65_535) {
  fail(`PORT must be a number from 0 to 65535, not "${port}".`);
}

// The page comes from this same server, so no other origin may talk to it.
const { app, run } = Server({ games: [tiletum], origins: false });

// The bundle and the built client lie side by side in `dist`.
const client = join(__dirname, 'client');
app.use(serve(client));

// Addresses of pages that only the client knows are answered with the client: all but files, whose endings
// begin with a letter (`/rules/R6.23` is a page), and the lobby.
const FILE = /\.[a-z]\w*$/i;
app.use(async (context, next) => {
  await next();
  const { method, path, status } = context;
  if (method !== 'GET' || status !== 404 || FILE.test(path) || path.startsWith('/games')) return;
  context.type = 'html';
  context.body = createReadStream(join(client, 'index.html'));
});

// boardgame.io attaches these two to the app before it listens.
const { server: http, _io: sockets } = app as typeof app & Attached;
http.once('error', (error: NodeJS.ErrnoException) => fail(whyNot(error)));

void run(Number(port), () => {
  const { port: open } = http.address() as AddressInfo;
  console.log(`Tiletum is open at http://localhost:${open} (Ctrl-C ends it)`);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// A test that started the server has gone.
process.once('disconnect', stop);

function stop(): void {
  http.close(() => process.exit(0));
  sockets.disconnectSockets(true);
  http.closeAllConnections();
}

function whyNot(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop the program that uses it, or choose another: PORT=8001 npm start`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights: choose another: PORT=8000 npm start`;
  return `The server can't listen on port ${port}: ${error.message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
