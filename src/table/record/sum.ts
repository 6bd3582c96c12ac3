import type { State } from '../../rules/model';

/** Checksums of games. They find what was changed by mistake; they are no signature. */

/** FNV-1a, twice with other numbers: 64 bits. */
const RUNS = [
  { seed: 0x811c9dc5, prime: 0x01000193 },
  { seed: 0x9e3779b9, prime: 0x85ebca6b },
] as const;

function hash(text: string, { seed, prime }: (typeof RUNS)[number]): string {
  let sum: number = seed;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), prime);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/**
 * The sum of a game at a line: of the sum before it (none at first), the lines since then and the state they led to.
 * The lines are in it because moves that change places can lead to the same state.
 */
export function sumOf(before: string, lines: readonly string[], state: State): string {
  const text = [before, ...lines, JSON.stringify(state)].join('\n');
  return RUNS.map(run => hash(text, run)).join('');
}
