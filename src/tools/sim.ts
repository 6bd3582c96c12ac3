import { parseArgs } from 'node:util';
import { CARDINAL_LEVELS } from '../content';
import type { Options, Seat } from '../rules/model';
import { seatCount } from '../rules/setup/options';
import { botKinds, isBotKind, newBot, type BotKind } from '../table/bots';
import { FOLDED_TABLES, foldGames } from './folding';
import { mean, median } from './numbers';
import { atRandom, playGame, type Choose } from './randomGame';
import { gameEvents, tiersAtWork } from './silver/atWork';
import { silverSoloTables, silverTables, withSilver } from './silver/tables';
import { readingsFor } from './simReadings';
import { optionsFor, soloFor, type GameReport } from './step';

/**
 * `npm run sim -- --players 4 --games 200 --seed 1 [--eager] [--json]`: random games, watched at every step.
 * Eager players seldom end a turn in which they could go on: their games go deeper.
 * `--solo easy|normal|hard`: one player against the Cardinal. `--bots greedy,random`: who plays, seat by seat, the
 * last of them at all the seats that are left. `--readings random`, `each` (one alone, in turns) or by name
 * (`kingAction,wheelTile=anyTime`): how the rules are read.
 * `--silver`: with Prospect for Silver, everything at random; `--work` counts what each tier of its Technologies did.
 * `--fold`: 1,000 games of 2, 3, 4 players and of each level of the Cardinal in turns; is everything told?
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    solo: { type: 'string' },
    bots: { type: 'string' },
    readings: { type: 'string' },
    silver: { type: 'boolean', default: false },
    work: { type: 'boolean', default: false },
    fold: { type: 'boolean', default: false },
    eager: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games ?? (values.fold ? 1000 : 200));
const seed = Number(values.seed);
if (values.fold) {
  const found = foldGames(
    games,
    seed,
    values.silver ? [...silverTables(), ...silverSoloTables()] : FOLDED_TABLES,
  );
  console.log(
    [`${games} games folded, ${found.length} moves told otherwise`, ...found.slice(0, 20)].join('\n'),
  );
  process.exit(found.length > 0 ? 1 : 0);
}
const options = tableOf(values.solo);
const seats = seatCount(options);
const kinds = kindsIn(values.bots);
const readingsOf = values.readings === undefined ? undefined : readingsFor(values.readings, options);

interface Totals {
  times: number[];
  moves: number;
  legalSum: number;
  legalMost: number;
  largest: number;
  scores: number[][];
  wins: number[];
  violations: string[];
}

/** How often each tier was at work. */
const tiers = new Map<string, number>();

const totals: Totals = {
  times: [],
  moves: 0,
  legalSum: 0,
  legalMost: 0,
  largest: 0,
  scores: Array.from({ length: seats }, () => []),
  wins: Array.from({ length: seats }, () => 0),
  violations: [],
};

for (let game = seed; game < seed + games; game++) {
  const started = performance.now();
  try {
    const table = readingsOf ? { ...options, readings: readingsOf(game) } : options;
    add(playGame(table, game, chooserFor(game), true), performance.now() - started, game);
  } catch (error) {
    totals.violations.push(`seed ${game}: ${String(error)}`);
  }
}

const seconds = totals.times.reduce((sum, time) => sum + time, 0) / 1000;
const result = {
  players: seats,
  bots: Array.from({ length: seats }, (_, seat) => kindAt(seat) ?? 'random').join(' '),
  games,
  seed,
  moves: totals.moves,
  msPerGame: median(totals.times),
  movesPerSecond: totals.moves / seconds,
  violations: totals.violations.length,
  meanScore: mean(totals.scores.flat()),
  meanScores: totals.scores.map(scores => mean(scores).toFixed(1)).join(' '),
  winRates: totals.wins.map(wins => (wins / games).toFixed(3)).join(' '),
  meanLegalMoves: totals.legalSum / totals.moves,
  mostLegalMoves: totals.legalMost,
  largestStateBytes: totals.largest,
  ...(values.work && { tiersAtWork: [...tiers].map(([tier, times]) => `${tier}:${times}`).join(' ') }),
};

if (values.json) console.log(JSON.stringify({ ...result, found: totals.violations.slice(0, 20) }));
else {
  const lines = Object.entries(result).map(([name, value]) => `${name.padEnd(18)} ${inWords(value)}`);
  console.log([...lines, ...totals.violations.slice(0, 20).map(text => `! ${text}`)].join('\n'));
}
process.exitCode = totals.violations.length > 0 ? 1 : 0;

function inWords(value: number | string): string {
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function tableOf(solo: string | undefined): Options {
  const players = Number(values.players);
  if (solo === undefined) return boxed(optionsFor(players));
  const level = CARDINAL_LEVELS.find(({ id }) => id === solo);
  if (!level) throw new Error(`--solo is one of ${CARDINAL_LEVELS.map(({ id }) => id).join(', ')}`);
  return boxed(soloFor({ level: level.id }));
}

function boxed(table: Options): Options {
  return values.silver ? withSilver(table) : table;
}

function kindsIn(list: string | undefined): BotKind[] {
  const names = list?.split(',') ?? [];
  if (!names.every(isBotKind)) throw new Error(`--bots names ${botKinds().join(', ')}`);
  return names;
}

/** Who plays at a seat, if not somebody who plays at random and is quick about it. */
function kindAt(seat: Seat): BotKind | undefined {
  return seat < options.players.length ? (kinds[seat] ?? kinds.at(-1)) : 'cardinal';
}

function chooserFor(game: number): Choose {
  const whim = atRandom(game, values.eager);
  const bots = Array.from({ length: seats }, (_, seat) => {
    const kind = kindAt(seat);
    return kind && kind !== 'random' ? newBot(kind, game) : undefined;
  });
  return (state, seat, moves) => bots[seat]?.choose(state, seat) ?? whim(state, seat, moves);
}

function add(report: GameReport, time: number, game: number): void {
  totals.times.push(time);
  totals.moves += report.moves;
  totals.legalSum += report.legal.sum;
  totals.legalMost = Math.max(totals.legalMost, report.legal.most);
  totals.largest = Math.max(totals.largest, report.largest);
  report.state.players.forEach(({ score }, seat) => totals.scores[seat]?.push(score));
  if (values.work)
    for (const [tier, times] of tiersAtWork(gameEvents(report.record)))
      tiers.set(tier, (tiers.get(tier) ?? 0) + times);
  const winner = report.state.ranking?.[0] ?? -1;
  totals.wins[winner] = (totals.wins[winner] ?? 0) + 1;
  totals.violations.push(...report.violations.map(text => `seed ${game}, ${text}`));
}
