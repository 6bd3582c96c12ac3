import type { Options } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { WORKING, workIn } from '../silver/atWork';
import { ITS_WORKING, TOO_RARE, itsWorkIn } from '../silver/itsWork';

/** What of Silver, and of the Cardinal of Silver, was at work in simulated games. */

export const workOf = (record: GameRecord): Record<string, number> =>
  Object.fromEntries([...workIn(record), ...(record.options.cardinal ? itsWorkIn(record) : [])]);

/** All that has to be at work at such tables: alone it is he who is counted. */
export const workingAt = (tables: readonly Options[]): readonly string[] => [
  ...(tables.some(({ cardinal }) => !cardinal) ? WORKING : []),
  ...(tables.some(({ cardinal }) => cardinal) ? ITS_WORKING : []),
];

/** What was at work less often than this, the rarest first; what cannot come often enough is named apart. */
export const idleAt = (
  tables: readonly Options[],
  work: Readonly<Record<string, number>>,
  least: number,
): string[] =>
  workingAt(tables)
    .map(name => ({ name, times: work[name] ?? 0 }))
    .filter(({ name, times }) => times < least && !(name in TOO_RARE))
    .sort((a, b) => a.times - b.times)
    .map(({ name, times }) => `${name}: ${times}`);
