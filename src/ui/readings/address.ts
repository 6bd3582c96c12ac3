import type { Readings } from '../../rules/readings';
import { BadOptions, readReadings } from '../../rules/setup/options';

/** The readings of a table on the way to the rules page: in the address, so that a new window knows them too. */

const FIELD = 'readings';

/** The address of a rule, as it is read at a table. */
export function ruleAddress(rule: string, readings: Readings | undefined): string {
  const words = Object.entries(readings ?? {}).map(([name, value]) => `${name}-${value}`);
  return `/rules/${rule}${words.length > 0 ? `?${FIELD}=${words.join('.')}` : ''}`;
}

/** What an address says, if the rules know all of it. */
export function readingsIn(search: string): Readings {
  const words = new URLSearchParams(search).get(FIELD)?.split('.') ?? [];
  try {
    return readReadings(Object.fromEntries(words.map(word => word.split('-')))) ?? {};
  } catch (error) {
    if (error instanceof BadOptions) return {};
    throw error;
  }
}
