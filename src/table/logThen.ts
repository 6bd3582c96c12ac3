import type { LogEntry, State as FrameworkState } from 'boardgame.io';

/** Who travels through time is given a table of the past and all of the log: the table itself knows how much of it was there. */
export const REPLAYABLE = 'replayable';

/** The number of the entry that came last, none before the first. */
export interface LastEntry {
  readonly last: number;
}

/** The log as it was then; all of it where the table does not know. */
export function logThen(
  log: readonly LogEntry[],
  plugins: Partial<FrameworkState['plugins']>,
): readonly LogEntry[] {
  const { last } = (plugins[REPLAYABLE]?.data ?? {}) as Partial<LastEntry>;
  return last === undefined ? log : log.filter(({ _stateID }) => _stateID <= last);
}
