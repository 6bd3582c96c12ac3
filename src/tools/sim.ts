import { parseArgs } from 'node:util';
import { readingsFor } from './simReadings';
import { foldGames } from './folding';
import { botKindsAt, mannersFor } from './sim/manners';
import { playDose, type Dose } from './sim/dose';
import { everyTable, tablesFor } from './sim/tables';
import { inProcesses, reportToParent } from './sim/processes';
import { figuresOf, type Totals } from './sim/totals';
import { idleAt, workOf, workingAt } from './sim/work';

/**
 * `npm run sim -- --players 2,3,4 --games 200 --seed 1 [--json]`: random games, watched at every step; several numbers
 * of players in turns. `--solo easy,normal,hard`: one player against the Cardinal. `--silver`: with Prospect for
 * Silver, everything at random. `--shuffled`: with shuffled Actions.
 * `--manners random,eager,greedy,seeking,greedy-seeking`: how is played, game by game in turns. Eager players seldom
 * end a turn in which they could go on: their games go deeper; `--eager` is they alone. Seekers want Technologies.
 * `--bots greedy,random`: who plays, seat by seat, the last of them at all the seats that are left. `--readings
 * random`, `each` (one alone, in turns) or by name (`kingAction,wheelTile=anyTime`): how the rules are read.
 * `--work 50` counts what tiers, tiles and cards of Silver did, and names those that did it less often than this.
 * `--keep FOLDER` puts the record of each game there, by its seed. `--quick`: nothing is watched. `--processes 2`: so
 * many at once.
 * `--fold`: 1,000 games at these tables, else at all, in turns; is everything told, at every moment of a move?
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    solo: { type: 'string' },
    bots: { type: 'string' },
    manners: { type: 'string' },
    readings: { type: 'string' },
    silver: { type: 'boolean', default: false },
    shuffled: { type: 'boolean', default: false },
    work: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'string' },
    processes: { type: 'string', default: '1' },
    part: { type: 'string' },
    fold: { type: 'boolean', default: false },
    eager: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games ?? (values.fold ? 1000 : 200));
const seed = Number(values.seed);
const manners = values.manners ?? (values.eager ? 'eager' : 'random');
const { readings, bots, keep } = values;

const dose: Dose = {
  ...{ games, seed, bots, keep },
  ...{ processes: Number(values.processes), part: Number(values.part ?? 0) },
  tables: tablesFor(values),
  manners: mannersFor(manners),
  readings: readings === undefined ? undefined : table => readingsFor(readings, table),
  work: values.work === undefined ? undefined : workOf,
  watched: !values.quick,
};

if (values.fold) fold();
else if (values.part !== undefined) reportToParent(playDose(dose));
else void inProcesses(dose, __filename).then(report);

function fold(): void {
  const found = foldGames(games, seed, everyTable(values));
  console.log(
    [`${games} games folded, ${found.length} moves told otherwise`, ...found.slice(0, 20)].join('\n'),
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}

function report(totals: Totals): void {
  const { violations } = totals;
  const result = {
    players: dose.tables.map(table => botKindsAt(bots, table).length).join(),
    ...{ manners, ...(bots !== undefined && { bots }), seed },
    ...figuresOf(totals),
    ...(dose.work && {
      atWork: workingAt(dose.tables)
        .map(name => `${name}: ${totals.work[name] ?? 0}`)
        .join(', '),
    }),
  };
  const idle = values.work === undefined ? [] : idleAt(dose.tables, totals.work, Number(values.work));
  const found = [...violations.slice(0, 20), ...idle.map(each => `too seldom at work: ${each}`)];
  if (values.json) console.log(JSON.stringify({ ...result, found }));
  else {
    const lines = Object.entries(result).map(([name, value]) => `${name.padEnd(18)} ${inWords(value)}`);
    console.log([...lines, ...found.map(text => `! ${text}`)].join('\n'));
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

function inWords(value: number | string): string {
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : value.toFixed(2);
}
