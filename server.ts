import { existsSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import type { Server as SocketServer } from 'socket.io';
import { Server } from 'boardgame.io/server';
import { askerAddress, networkOf } from './src/server/address';
import { frameworkLobbyIsClosed, useApi } from './src/server/api';
import { Closed } from './src/server/closed';
import { readConfig, type Config } from './src/server/config';
import { openHouse, type House } from './src/server/house';
import { runKeeping } from './src/server/keeping';
import { listen } from './src/server/listening';
import { createLog } from './src/server/logs';
import { createMetrics } from './src/server/metrics';
import { storedRecord } from './src/server/records';
import { outlive, stopInOrder } from './src/server/shutdown';
import { useWeb } from './src/server/web';
import { refusal } from './src/server/web/answers';
import { newGame } from './src/table/game';

/** The online house: boardgame.io's Koa server with our storage, our sockets and our lobby, and the page. */

const config = configured();
const log = createLog(config);
const metrics = createMetrics();
let isOpen = false;

// with no other wish the house is opened
const [wish, file] = process.argv.slice(2);
const wished =
  wish === undefined
    ? openHouse(config, log, metrics).then(openDoors)
    : runKeeping(wish, file, config).then(done => console.log(done));
wished.catch(fail);

async function openDoors(house: House): Promise<void> {
  // where a page may come from is looked at in our own middleware and at the sockets
  const framework = Server({
    games: [newGame()],
    db: house.storage,
    transport: house.sockets as never,
    origins: [...config.origins],
  });
  const { app, router, run } = framework;
  const { server: http, _io: io } = app as typeof app & { server: HttpServer; _io: SocketServer };

  // the bundle and the built client lie side by side in `dist`
  useWeb(app, {
    ...{ config, log, metrics, client: join(__dirname, 'client') },
    isReady: () => (isOpen ? house.pulse() : Promise.reject(refusal(503))),
    measure: house.measure,
  });
  app.use(frameworkLobbyIsClosed);
  useApi(router, {
    ...{ lobby: house.lobby, pushes: house.pushes, allow: house.allow },
    addressOf: ({ req }) => networkOf(askerAddress(req, config.proxies)),
    view: house.view,
    record: match => storedRecord(match, house.store),
    statistics: house.statistics.read,
  });
  closeInOrder(house, http, io);

  // boardgame.io knows no HOST, and doesn't hear why a door stays closed
  Object.assign(app, {
    listen: (_port: number, done: () => void) => {
      void listen(http, config).then(open, fail).then(done);
      return http;
    },
  });
  await run(config.port);
}

function open(port: number): void {
  isOpen = true;
  outlive(log);
  console.log(`Tiletum is open at http://localhost:${port} (Ctrl-C ends it)`);
}

function closeInOrder(house: House, http: HttpServer, io: SocketServer): void {
  stopInOrder({
    log,
    steps: [
      // no one comes in any more; those inside finish what they began
      { what: 'closing the door', run: () => void ((isOpen = false), house.closing(), http.close()) },
      { what: 'storing what is under way', run: () => house.matches.idle() },
      // cut, not sent away: who is sent away doesn't come back by himself
      { what: 'closing the lines', run: () => io.engine.close() },
      { what: 'ending what is left', run: () => http.closeAllConnections() },
      { what: 'closing the database', run: () => house.close() },
    ],
  });
}

function configured(): Config {
  try {
    if (existsSync('.env')) loadSettings();
    return readConfig(process.env);
  } catch (error) {
    return fail(error);
  }
}

function loadSettings(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    throw new Closed(`The file .env can’t be read (${String(error)}): see that it is a file, and yours.`);
  }
}

/** What nobody foresaw is shown whole, for whoever is to mend it. */
function fail(error: unknown): never {
  if (error instanceof Closed) console.error(error.message);
  else console.error('Something unexpected keeps the house closed; what is stored is as it was.', error);
  process.exit(1);
}
