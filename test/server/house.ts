import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Koa, { type Context } from 'koa';
import { readConfig, type Environment } from '../../src/server/config';
import { createLog } from '../../src/server/logs';
import { createMetrics, type Metrics } from '../../src/server/metrics';
import { useWeb } from '../../src/server/web';

export const PAGE =
  '<script type=importmap>{"imports":{}}</script><script src=/a.1234abcd.js></script><p>Hello';
/** What the client asks for at which address, as it is written down when it is built. */
const PAGES = { '/play/': ['/play.1234abcd.css', '/play.1234abcd.js'], '/': ['/home.1234abcd.js'] };
export const LONG_SCRIPT = `const wool = '${'baa'.repeat(2_000)}';`;

export interface House {
  readonly url: string;
  readonly metrics: Metrics;
  /** What was written down so far, line by line. */
  readonly lines: Record<string, unknown>[];
  readonly server: Server;
}

interface Arranged {
  readonly environment?: Environment;
  readonly isReady?: () => Promise<void>;
  /** Stands behind all the rest, where the calls of the game are. */
  readonly call?: (context: Context) => unknown;
}

const open: Server[] = [];

/** All that surrounds the game, with a client of two files, on a free port. `closeHouses` ends it. */
export async function openHouse({ environment = {}, isReady, call }: Arranged = {}): Promise<House> {
  const config = readConfig(environment);
  const lines: Record<string, unknown>[] = [];
  const log = createLog(config, {
    write: line => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const metrics = createMetrics();
  const app = new Koa();
  useWeb(app, {
    config,
    log,
    metrics,
    client: builtClient(),
    measure: () => Promise.resolve(),
    isReady: isReady ?? (() => Promise.resolve()),
  });
  if (call)
    app.use(async context => {
      await call(context);
    });
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  open.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, metrics, lines, server };
}

export async function closeHouses(): Promise<void> {
  for (const server of open) server.closeAllConnections();
  await Promise.all(open.splice(0).map(server => new Promise(resolve => server.close(resolve))));
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-client-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES));
  const script = join(folder, 'a.1234abcd.js');
  writeFileSync(script, LONG_SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(LONG_SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(LONG_SCRIPT));
  writeFileSync(join(folder, 'unsqueezed.js'), LONG_SCRIPT);
  writeFileSync(join(folder, 'service-worker.js'), '// keeps files');
  writeFileSync(join(folder, '..', 'secret.js'), 'outside');
  return folder;
}

/** Sends bytes as they are, unlike `fetch`, which tidies addresses and headers; resolves to all that is answered. */
export function sendRaw({ server }: House, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(portOf(server), '127.0.0.1', () => socket.write(text));
    socket.on('data', chunk => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
