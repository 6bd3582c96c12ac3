import type { LogEntry } from 'boardgame.io';
import { effective, type Timing } from '../../table/record';

/** Notes when each entry of a log came: the framework does not. */
export class Clock {
  private readonly times = new WeakMap<LogEntry, number>();
  private heard = 0;

  /** The entries that are there already have times from before, so far as they are known. */
  constructor(
    private readonly before: Timing,
    log: readonly LogEntry[],
    private readonly now: () => number = Date.now,
  ) {
    effective(log).forEach((entry, index) => {
      const time = before.times?.[index];
      if (typeof time === 'number') this.times.set(entry, time);
    });
    this.heard = log.length;
  }

  /** New entries have come just now. */
  hear(log: readonly LogEntry[]): void {
    const { began } = this.before;
    if (began === undefined) return;
    for (const entry of log.slice(this.heard)) this.times.set(entry, Math.max(0, this.now() - began));
    this.heard = log.length;
  }

  timing(log: readonly LogEntry[]): Timing {
    const { began } = this.before;
    return began === undefined
      ? {}
      : { began, times: effective(log).map(entry => this.times.get(entry) ?? null) };
  }
}
