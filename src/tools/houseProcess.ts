import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Environment } from '../server/config';

/** Servers in processes of their own, for tests and measurements. */

export const PROJECT = join(__dirname, '../..');

export interface Started {
  readonly child: ChildProcess;
  /** Where it is open; rejects with what it said if it ends before. */
  readonly url: Promise<string>;
  /** All it has said so far. */
  said(): string;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

/** A program as it is in the sources, as one file. */
export function bundle(source: string, outfile: string): string {
  buildSync({
    ...{ entryPoints: [join(PROJECT, source)], outfile, bundle: true },
    ...{ platform: 'node', target: 'node20', format: 'cjs', packages: 'external' },
  });
  return outfile;
}

/** The server as it is in the sources, with a client of one page, in `dist/<name>`. */
export function bundleServer(name: string): string {
  const folder = join(PROJECT, 'dist', name);
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client', 'index.html'), '<title>Tiletum</title>');
  return bundle('server.ts', join(folder, 'server.js'));
}

/** A new folder for the data of a house. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'tiletum-data-'));

/** Runs it in a process of its own, on a free port and with an empty folder for its data. */
export function startProcess(
  server: string,
  environment: Environment = {},
  execArgv: readonly string[] = [],
): Started {
  const data = environment['DATA_DIR'] ?? newDataDir();
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: data, ...environment };
  const child = fork(server, { cwd: data, env, execArgv: [...execArgv], silent: true });
  let said = '';
  // Its 'close' never comes when the line between the two has been cut from here.
  const silent = [child.stdout, child.stderr].map(
    stream => new Promise(resolve => stream?.once('close', resolve)),
  );
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  const ended = Promise.all([exited, ...silent]).then(([code]) => code);
  const url = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /open at (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => reject(new Error(`The server ended before it was open: ${said}`)));
  });
  // Who only waits for the end doesn't ask where it is open.
  url.catch(() => undefined);
  return { child, url, said: () => said, ended };
}
