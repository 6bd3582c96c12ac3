import { parseArgs } from 'node:util';
import { median } from './numbers';
import { randomGame } from './randomGame';
import type { GameReport } from './step';

/**
 * `npm run sim -- --players 4 --games 200 --seed 1 [--eager] [--json]`: random games, watched at every step.
 * Eager players seldom end a turn in which they could go on: their games go deeper.
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    eager: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [players, games, seed] = [values.players, values.games, values.seed].map(Number) as [
  number,
  number,
  number,
];

interface Totals {
  times: number[];
  moves: number;
  legalSum: number;
  legalMost: number;
  largest: number;
  scores: number[];
  violations: string[];
}

const totals: Totals = {
  times: [],
  moves: 0,
  legalSum: 0,
  legalMost: 0,
  largest: 0,
  scores: [],
  violations: [],
};

function add(report: GameReport, time: number, game: number): void {
  totals.times.push(time);
  totals.moves += report.moves;
  totals.legalSum += report.legal.sum;
  totals.legalMost = Math.max(totals.legalMost, report.legal.most);
  totals.largest = Math.max(totals.largest, report.largest);
  totals.scores.push(...report.state.players.map(player => player.score));
  totals.violations.push(...report.violations.map(text => `seed ${game}, ${text}`));
}

for (let game = seed; game < seed + games; game++) {
  const started = performance.now();
  try {
    add(randomGame(players, game, { watched: true, eager: values.eager }), performance.now() - started, game);
  } catch (error) {
    totals.violations.push(`seed ${game}: ${String(error)}`);
  }
}

const seconds = totals.times.reduce((sum, time) => sum + time, 0) / 1000;
const result = {
  players,
  games,
  seed,
  moves: totals.moves,
  msPerGame: median(totals.times),
  movesPerSecond: totals.moves / seconds,
  violations: totals.violations.length,
  meanScore: totals.scores.reduce((sum, score) => sum + score, 0) / totals.scores.length,
  meanLegalMoves: totals.legalSum / totals.moves,
  mostLegalMoves: totals.legalMost,
  largestStateBytes: totals.largest,
};

if (values.json) console.log(JSON.stringify({ ...result, found: totals.violations.slice(0, 20) }));
else {
  const lines = Object.entries(result).map(
    ([name, value]) => `${name.padEnd(18)} ${Number.isInteger(value) ? value : value.toFixed(2)}`,
  );
  console.log([...lines, ...totals.violations.slice(0, 20).map(text => `! ${text}`)].join('\n'));
}
process.exitCode = totals.violations.length > 0 ? 1 : 0;
