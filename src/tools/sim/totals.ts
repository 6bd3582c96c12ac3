import { mean, median } from '../numbers';
import type { GameReport } from '../step';

/** What a dose of simulated games comes to; doses of several processes add up. */
export interface Totals {
  readonly times: number[];
  moves: number;
  legalSum: number;
  legalMost: number;
  largest: number;
  /** By seat. */
  readonly scores: number[][];
  readonly wins: number[];
  readonly violations: string[];
  /** How often each thing of the boxes was at work. */
  readonly work: Record<string, number>;
}

export const noTotals = (): Totals => ({
  ...{ times: [], moves: 0, legalSum: 0, legalMost: 0, largest: 0 },
  ...{ scores: [], wins: [], violations: [], work: {} },
});

export const totalsOf = (
  { state, moves, legal, largest, violations }: GameReport,
  time: number,
  work: Readonly<Record<string, number>>,
): Totals => ({
  times: [time],
  ...{ moves, legalSum: legal.sum, legalMost: legal.most, largest },
  scores: state.players.map(({ score }) => [score]),
  wins: state.players.map((_, seat) => (state.ranking?.[0] === seat ? 1 : 0)),
  violations: [...violations],
  work: { ...work },
});

/** Adds others to some. */
export function addTotals(to: Totals, other: Totals): Totals {
  to.times.push(...other.times);
  to.violations.push(...other.violations);
  to.moves += other.moves;
  to.legalSum += other.legalSum;
  to.legalMost = Math.max(to.legalMost, other.legalMost);
  to.largest = Math.max(to.largest, other.largest);
  other.scores.forEach((scores, seat) => (to.scores[seat] ??= []).push(...scores));
  other.wins.forEach((wins, seat) => (to.wins[seat] = (to.wins[seat] ?? 0) + wins));
  for (const [name, times] of Object.entries(other.work)) to.work[name] = (to.work[name] ?? 0) + times;
  return to;
}

/** As the command says them. */
export const figuresOf = (totals: Totals) => ({
  games: totals.times.length,
  moves: totals.moves,
  msPerGame: median(totals.times),
  movesPerSecond: (1000 * totals.moves) / totals.times.reduce((sum, time) => sum + time, 0),
  violations: totals.violations.length,
  meanScore: mean(totals.scores.flat()),
  meanScores: totals.scores.map(scores => mean(scores).toFixed(1)).join(' '),
  winRates: totals.scores
    .map((scores, seat) => ((totals.wins[seat] ?? 0) / scores.length).toFixed(3))
    .join(' '),
  meanLegalMoves: totals.legalSum / totals.moves,
  mostLegalMoves: totals.legalMost,
  largestStateBytes: totals.largest,
});
