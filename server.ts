import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'boardgame.io/server';
import { readConfig, type Config } from './src/server/config';
import { listen } from './src/server/listening';
import { createLog } from './src/server/logs';
import { createMetrics } from './src/server/metrics';
import { outlive, stopInOrder } from './src/server/shutdown';
import { useWeb } from './src/server/web';
import { tiletum } from './src/table/game';

interface Attached {
  readonly server: HttpServer;
  readonly _io: { disconnectSockets(close: boolean): void };
}

const config = configured();
const log = createLog(config);
const metrics = createMetrics();

// The page comes from this same server, so no other origin may talk to it unless the host says so.
const { app, run } = Server({ games: [tiletum], origins: [...config.origins] });
// boardgame.io attaches these two to the app before it listens.
const { server: http, _io: sockets } = app as typeof app & Attached;

let isOpen = false;
// The bundle and the built client lie side by side in `dist`.
useWeb(app, {
  config,
  log,
  metrics,
  client: join(__dirname, 'client'),
  isReady: () => Promise.resolve(isOpen),
});

// boardgame.io knows no HOST, and doesn't hear why a door stays closed.
Object.assign(app, {
  listen: (_port: number, done: () => void) => {
    void listen(http, config).then(open, fail).then(done);
    return http;
  },
});
run(config.port).catch(fail);

function open(port: number): void {
  isOpen = true;
  outlive(log);
  console.log(`Tiletum is open at http://localhost:${port} (Ctrl-C ends it)`);
}

stopInOrder({
  log,
  steps: [
    { what: 'closing the door', run: closeDoor },
    { what: 'telling everybody', run: () => sockets.disconnectSockets(true) },
    { what: 'ending what is left', run: () => http.closeAllConnections() },
  ],
});

/** No one comes in any more; those inside finish what they began. */
function closeDoor(): void {
  isOpen = false;
  http.close();
}

function configured(): Config {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readConfig(process.env);
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
