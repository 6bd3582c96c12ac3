import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { playGame, type Choose } from '../randomGame';
import type { ReadingsOf } from '../simReadings';
import { fileText, type GameReport } from '../step';
import { botKindsAt, chooserOf } from './manners';
import { addTotals, noTotals, totalsOf, type Totals } from './totals';

/** A dose of simulated games. */

export interface Dose {
  readonly games: number;
  readonly seed: number;
  /** Of so many processes this is one: it plays every so many-th game. */
  readonly processes: number;
  readonly part: number;
  readonly tables: readonly Options[];
  readonly manners: readonly ((seed: number) => Choose)[];
  readonly bots: string | undefined;
  readonly readings: ((table: Options) => ReadingsOf) | undefined;
  /** Whether all invariants are checked at every step. */
  readonly watched: boolean;
  /** Where the records of the games are put. */
  readonly keep: string | undefined;
  /** What of the boxes was at work in a game, and how often. */
  readonly work: ((record: GameRecord) => Readonly<Record<string, number>>) | undefined;
}

export function playDose(dose: Dose): Totals {
  const totals = noTotals();
  for (let game = dose.part; game < dose.games; game += dose.processes) {
    const seed = dose.seed + game;
    const started = performance.now();
    try {
      const report = playOne(dose, game, seed);
      const violations = report.violations.map(text => `seed ${seed}, ${text}`);
      const time = performance.now() - started;
      addTotals(totals, totalsOf({ ...report, violations }, time, dose.work?.(report.record) ?? {}));
    } catch (error) {
      totals.violations.push(`seed ${seed}: ${String(error)}`);
    }
  }
  return totals;
}

/** Every table in every manner, one after the other. */
function playOne(
  { tables, manners, bots, readings, keep, watched }: Dose,
  game: number,
  seed: number,
): GameReport {
  const bare = tables[game % tables.length];
  const manner = manners[Math.floor(game / tables.length) % manners.length];
  if (!bare || !manner) throw new Error('nobody plays anywhere');
  const table = readings ? { ...bare, readings: readings(bare)(seed) } : bare;
  const report = playGame(table, seed, chooserOf(botKindsAt(bots, table), manner(seed), seed), watched);
  if (keep !== undefined) writeFileSync(join(keep, `${seed}.json`), fileText(report));
  return report;
}
