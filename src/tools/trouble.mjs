import { SIGNALS } from './endings.mjs';
import { isAlive } from './processes.mjs';

const NODE_NEEDED = 20;

/** A failure whose message tells the reader what happened and what to do. */
export class Trouble extends Error {}

/**
 * Runs a command of the project. A failure ends as one sentence, never as a stack trace.
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    const node = process.versions.node;
    if (parseInt(node) < NODE_NEEDED) {
      throw new Trouble(
        `Node ${node} is too old: install Node ${NODE_NEEDED} or newer (https://nodejs.org).`,
      );
    }
    endWithNpm();
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof Trouble ? reason : `Something unexpected went wrong: ${reason}`);
    process.exitCode = 1;
  }
}

/** A signal to npm ends the shell between npm and this process, but doesn't reach this process: notice it. */
function endWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    // on Windows the number of a parent that is gone stays
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    // told, not sent: a signal that is sent ends a process on Windows before it can close anything
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(SIGNALS.SIGTERM);
  }, 300);
  watch.unref();
}
