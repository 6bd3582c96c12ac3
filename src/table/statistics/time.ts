import type { Timing } from '../record';

/** Whoever thinks for longer has gone away. */
export const LONGEST_THOUGHT_MS = 10 * 60_000;

/**
 * How long each line took: since the line before it, and never longer than a thought. Nothing is known where a time
 * is missing on the way.
 */
export function spans({ times }: Timing): number[] | undefined {
  const known = times?.filter(time => time !== null);
  if (!times || known?.length !== times.length) return undefined;
  return known.map((time, line) => Math.min(Math.max(0, time - (known[line - 1] ?? 0)), LONGEST_THOUGHT_MS));
}
