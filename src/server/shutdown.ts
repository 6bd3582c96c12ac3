import type { Log } from './logs';

/** SIGBREAK is the other Ctrl-C of Windows, which knows no SIGTERM. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;
const PATIENCE = 10_000;
/** One Ctrl-C reaches the server up to three times: from the terminal, from npm and from `npm start`. */
const SAME_WISH = 1_000;

export interface ShutdownStep {
  readonly what: string;
  readonly run: () => unknown;
}

interface Exit {
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  exit(code: number): void;
}

interface Options {
  readonly log: Log;
  /** What is to be done, one after the other; a step that fails doesn't keep the next from its turn. */
  readonly steps: readonly ShutdownStep[];
  readonly patience?: number;
  readonly program?: Exit;
}

/** Ends the program in good order at a signal: at once at the second, and within ten seconds in any case. */
export function stopInOrder({ log, steps, patience = PATIENCE, program = process }: Options): () => void {
  let since: number | undefined;

  const stop = (): void => {
    if (since !== undefined) {
      if (Date.now() - since > SAME_WISH) program.exit(1);
      return;
    }
    since = Date.now();
    setTimeout(() => {
      log.error('Closing took too long; what was not stored by now is lost');
      program.exit(1);
    }, patience).unref();
    void takeSteps(steps, log).then(code => program.exit(code));
  };

  // A test that started the server has gone when it disconnects.
  for (const event of [...SIGNALS, 'disconnect']) program.on(event, stop);
  return stop;
}

async function takeSteps(steps: readonly ShutdownStep[], log: Log): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  for (const { what, run } of steps) {
    try {
      await run();
      log.debug({ step: what }, 'Closing');
    } catch (error) {
      log.error({ err: error, step: what }, 'A step of closing failed');
      code = 1;
    }
  }
  return code;
}

/** No error ends the house: it is written down, and everybody else plays on. */
export function outlive(log: Log, program: Pick<Exit, 'on'> = process): void {
  program.on('uncaughtException', error => log.error({ err: error }, 'An error that nobody caught'));
  program.on('unhandledRejection', error => log.error({ err: error }, 'A promise that nobody waited for'));
}
