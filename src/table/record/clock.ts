import { isNumber } from '../../given';
import type { LogEntry } from 'boardgame.io';
import type { Timing } from './format';
import { effective } from './fromLog';

/** Notes when the entries of a log came: the framework does not. Without a beginning there is nothing to note. */
export class MatchClock {
  private readonly times = new WeakMap<LogEntry, number>();

  constructor(private readonly began: number | undefined) {}

  /** `at` in milliseconds since 1970. */
  note(entries: readonly LogEntry[], at: number): void {
    const { began } = this;
    if (began !== undefined) for (const entry of entries) this.times.set(entry, Math.max(0, at - began));
  }

  /** The times of what counts of the log. */
  timing(log: readonly LogEntry[]): Timing {
    const { began } = this;
    if (began === undefined) return {};
    return { began, times: effective(log).map(entry => this.times.get(entry) ?? null) };
  }
}

/** The clock of a match that goes on: its log as it is, and the times from before. */
export function matchClockOf({ began, times = [] }: Timing, log: readonly LogEntry[]): MatchClock {
  const clock = new MatchClock(began);
  effective(log).forEach((entry, line) => {
    const time = times[line];
    if (isNumber(time)) clock.note([entry], (began ?? 0) + time);
  });
  return clock;
}
