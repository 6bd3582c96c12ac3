import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of its own for a test, where its programs are installed: nobody else's is touched. */

export interface Cluster {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** All its processes stand still, and its lines stay open. */
  freeze(): void;
  thaw(): void;
  /** It ends where it stands, as at a power cut. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const OTHERS = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin', '/usr/pgsql/bin'];
const USER = 'tiletum';
const FULL = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale=C', '--no-sync'];

/** The folder of its programs, if there is one. */
export function postgresPrograms(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debian, ...OTHERS];
  return folders.find(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name))));
}

/** PostgreSQL does not run as root. */
function whoRuns(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string, what: string): number =>
    Number(execFileSync('id', [what, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
    } catch {
      // there is no such user here
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

export async function startCluster(programs: string): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'tiletum-pg-'));
  const who = whoRuns();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(home, who.uid, who.gid);
  const data = join(home, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, ...FULL], { ...who, cwd: home, stdio: 'ignore' });
  // only through a file in its own folder, so that no port can be taken
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off'];
  const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
  const run = () => spawn(join(programs, 'postgres'), args, { ...who, cwd: home, stdio: 'ignore' });
  let server = run();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const tellAll = (signal: NodeJS.Signals): void => {
    for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(pid, signal);
  };
  const addressOf = (database: string): string =>
    `postgres://${USER}@/${database}?host=${encodeURIComponent(home)}`;
  const ask = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: addressOf('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  let databases = 0;

  await isReady(() => ask('select 1'));
  return {
    newDatabase: async () => {
      const name = `house${++databases}`;
      await ask(`create database ${name}`);
      return addressOf(name);
    },
    freeze: () => tellAll('SIGSTOP'),
    thaw: () => tellAll('SIGCONT'),
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = run();
      await isReady(() => ask('select 1'));
    },
    stop: async () => {
      // it waits until the last one who left has gone
      await end('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

const TRIES = 150;

async function isReady(ask: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}
