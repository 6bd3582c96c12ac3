import { spawn } from 'node:child_process';
import { endingsOn, SIGNALS } from './endings.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} Child */

const WINDOWS = process.platform === 'win32';
const PATIENCE = 5_000;
const endings = endingsOn(process.platform);

/** @type {Set<Child>} */
const alive = new Set();

/**
 * Starts a program in the project's folder, so that it can be ended together with everything that it started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: 'inherit' | 'pipe' }} [options]
 */
export function start(program, args, { env = {}, stdio = 'inherit' } = {}) {
  if (alive.size === 0) listen();
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: endings.hasGroups,
    env: { ...process.env, ...env },
    shell: WINDOWS && program === 'npm',
    stdio: ['ignore', stdio, stdio],
  });
  alive.add(child);
  child.once('close', () => forget(child)).once('error', () => forget(child));
  return child;
}

/**
 * Runs a program to its end. With `stdio: 'pipe'` its words are kept for the caller instead of shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: 'inherit' | 'pipe' }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(program, args, options) {
  return new Promise(resolve => {
    const child = start(program, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', chunk => (output += String(chunk)));
    }
    child.once('error', error => resolve({ ok: false, output: error.message }));
    child.once('close', code => resolve({ ok: code === 0, output }));
  });
}

/**
 * Whether a process is still there; one of somebody else counts.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/**
 * Ends every child with all that it started; those that don't listen are killed after a while.
 * @param {keyof typeof SIGNALS} [heard] the signal that ends us
 */
export async function stopAll(heard) {
  const ended = [...alive].map(child => new Promise(resolve => child.once('close', resolve)));
  toAll(pid => endings.ask(pid, heard));
  const impatient = setTimeout(() => toAll(pid => endings.force(pid)), PATIENCE);
  await Promise.all(ended);
  clearTimeout(impatient);
}

/** @param {(pid: number) => void} end */
function toAll(end) {
  for (const { pid } of alive) {
    try {
      if (pid !== undefined) end(pid);
    } catch {
      // It has just ended by itself.
    }
  }
}

/** @param {Child} child */
function forget(child) {
  alive.delete(child);
  if (alive.size === 0) for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal);
}

function listen() {
  for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal);
}

/** @param {keyof typeof SIGNALS} signal */
function onSignal(signal) {
  void stopAll(signal).then(() => process.exit(SIGNALS[signal]));
}
