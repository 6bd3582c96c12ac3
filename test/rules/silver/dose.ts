import type { Options } from '../../../src/rules/model';
import type { Dose } from '../../../src/tools/sim/dose';
import { mannersFor } from '../../../src/tools/sim/manners';

/** Simulated games as tests play them: one process, every step watched. */
export const aDose = (wanted: {
  readonly games: number;
  readonly tables: readonly Options[];
  readonly manners: string;
}): Dose => ({
  ...{ seed: 1, processes: 1, part: 0, watched: true },
  ...{ bots: undefined, readings: undefined, keep: undefined, work: undefined },
  ...wanted,
  manners: mannersFor(wanted.manners),
});
