import { parseArgs } from 'node:util';
import type { Options } from '../rules/model';
import { explainGame, nothingChecked } from './explaining';
import { FOLDED_TABLES } from './folding';
import { readingsFor } from './simReadings';
import { silverSoloTables, silverTables } from './silver/tables';

/**
 * `npm run explains -- --games 200 --lefts 50 --seed 1 --tables 7 [--silver]`: random games at tables of all sizes and
 * alone, in turns. One table of so many is asked about everything that lies on it; in the first games every legal
 * move is asked what it leaves. `--readings random` (or by name): how the rules are read.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    lefts: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '7' },
    readings: { type: 'string' },
    silver: { type: 'boolean', default: false },
  },
});
const [games, lefts, seed] = [values.games, values.lefts, values.seed].map(Number) as [
  number,
  number,
  number,
];
const tables = values.silver ? [...silverTables(), ...silverSoloTables()] : FOLDED_TABLES;

const readingsOf = (options: Options, game: number): Options =>
  values.readings === undefined
    ? options
    : { ...options, readings: readingsFor(values.readings, options)(game) };

const checked = nothingChecked();
for (let game = 0; game < games; game++) {
  const options = tables[game % tables.length];
  if (options)
    explainGame(
      readingsOf(options, seed + game),
      seed + game,
      { tables: Number(values.tables), lefts: game < lefts },
      checked,
    );
}

const { misses, toKnow, ...counts } = checked;
console.log(misses.slice(0, 30).join('\n'));
console.log('only to know:', [...toKnow].map(([kind, count]) => `${kind} ${count}`).join(', '));
console.log(
  [`${games} games`, ...Object.entries(counts).map(([what, count]) => `${count} ${what}`)].join(', ') +
    `, ${misses.length} misses`,
);
process.exitCode = misses.length > 0 ? 1 : 0;
