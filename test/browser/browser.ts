import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { Environment } from '../../src/server/config';

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that `npm test` found. It ends when its pipe to this process closes. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the browser tests with `npm test`.');
  return chromium.launch({ executablePath, args: QUIET });
}

/** A server that has not opened by then never will. */
const PATIENCE = 30_000;

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built server on a free port, with an empty house. It ends with this process, whatever happens. */
export function startServer(environment: Environment = {}): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'tiletum-data-'));
  const child = fork(join(__dirname, '../../dist/server.js'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: data, ...environment },
    execArgv: [],
    silent: true,
  });
  const silent = setTimeout(() => child.kill(), PATIENCE);
  const ended = new Promise<void>(resolve => child.once('close', () => resolve())).then(() => {
    clearTimeout(silent);
    rmSync(data, { recursive: true, force: true });
  });
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (!url) return;
      clearTimeout(silent);
      resolve({ url, stop });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => reject(new Error(`The server ended without opening: ${said}`)));
  });
}
