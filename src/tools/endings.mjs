import { spawn } from 'node:child_process';

/** The signals that end a command, and its exit code then. */
export const SIGNALS = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143, SIGBREAK: 149 });

/** @typedef {{ kill: (pid: number, signal: NodeJS.Signals) => unknown, run: (program: string, args: string[]) => unknown }} Means */

/** @type {Means} */
const OF_THE_SYSTEM = {
  kill: (pid, signal) => process.kill(pid, signal),
  run: (program, args) => spawn(program, args, { stdio: 'ignore' }),
};

/**
 * How a child is ended with all that it started. Where there are process groups it leads one of its own: Ctrl-C
 * reaches only us, and what we send reaches all of them. Windows has none, and a signal sent there ends a program at
 * once; but Ctrl-C reaches each program of the window by itself, so that whoever has heard it only needs time.
 * @param {NodeJS.Platform} platform
 * @param {Means} means
 */
export function endingsOn(platform, { kill, run } = OF_THE_SYSTEM) {
  const hasGroups = platform !== 'win32';
  /** @param {number} pid */
  const killTree = pid => run('taskkill', ['/pid', String(pid), '/t', '/f']);
  return {
    hasGroups,
    /**
     * Asks it to end in order, where that can be asked for.
     * @param {number} pid
     * @param {keyof typeof SIGNALS} [heard] the signal that ended us
     */
    ask(pid, heard) {
      if (hasGroups) kill(-pid, 'SIGTERM');
      else if (heard === undefined || heard === 'SIGTERM') killTree(pid);
    },
    /** @param {number} pid */
    force(pid) {
      if (hasGroups) kill(-pid, 'SIGKILL');
      else killTree(pid);
    },
  };
}
