import { isFields } from '../../given';
import type { State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { summaryOf } from './summary';

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

export const sumOfTexts = (texts: readonly string[]): string =>
  RUNS.map(run => hash(texts.join('\n'), run)).join('');

/** How the checks of a record are made: each format has its own way. */
export interface Sums {
  /** What stands before the first check. */
  before(game: Pick<GameRecord, 'options' | 'opening'>): string;
  /** Is told each state that the game comes to. */
  follow?(state: State): void;
  /** The sum at a line: of the sum before it, the lines since then and what they led to. */
  at(before: string, lines: readonly string[], state: State): string;
}

/**
 * The lines are in each sum because moves that change places can lead to the same position; of what they lead to only
 * a summary is, so that a state may be rebuilt.
 */
export const SUMS: Sums = {
  before: ({ options, opening }) => sumOfTexts([inOrder(options), opening.join(' ')]),
  at: (before, lines, state) => sumOfTexts([before, ...lines, summaryOf(state)]),
};

/** As JSON, with the fields of each object in the order of the alphabet. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
