import { BadRecord } from '../../rules/badRecord';
import type { Options } from '../../rules/model';
import { readStep, type Step } from '../../rules/replay';
import { BadOptions, readOptions } from '../../rules/setup/options';

/** The parts that records of every version have in common. */

const LONGEST_QUOTE = 60;

export const readSteps = (lines: readonly string[]): Step[] =>
  lines.map((line, index) => {
    const step = readStep(line);
    if (!step) throw new BadRecord(index + 1, 'noMove', line.slice(0, LONGEST_QUOTE));
    return step;
  });

/** Options that name what is to come: a box or a reading that is not known here is of a newer version. */
const TO_COME = /^(boxes|readings)\./;

/** Options as the rules know them, complete: what they lack is not filled in for them. */
export function readOptionsOf(value: unknown): Options {
  try {
    return readOptions(value);
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    const { option } = error.details;
    throw new BadRecord(0, TO_COME.test(option) ? 'newer' : 'options', option);
  }
}
