import { parseArgs } from 'node:util';
import { median } from '../numbers';
import { killRepeatedly } from './kill';
import { print, summary } from './report';
import { playFor, type Slice } from './run';
import { startOurs } from './ours';
import { startPlain } from './plain';
import { each, type Contestant, type LoadTable } from './table';

/**
 * `npm run load -- [--matches 50] [--seconds 10] [--rate 1] [--only tiletum] [--profile folder] [--json]`: games with
 * four people at each table, over loopback, at our server with durable storage and at a plain boardgame.io server
 * with none, in turns. With a rate each match makes so many moves a second, without one as many as it can.
 * `npm run load -- --kill 50 [--matches 12]`: kills our server so many times while games are played, and looks whether
 * everything was kept.
 */

const { values } = parseArgs({
  options: {
    matches: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string' },
    kill: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const seconds = Number(values.seconds);
const rate = values.rate === undefined ? undefined : Number(values.rate);
const TURNS = 4;
const SEATED_AT_ONCE = 10;
const WARM_UP_SECONDS = 2;

interface Measured {
  readonly contestant: Contestant;
  readonly tables: readonly LoadTable[];
  readonly slices: Slice[];
}

async function measure(matches: number): Promise<void> {
  const execArgv = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const starts = { tiletum: startOurs, 'boardgame.io': startPlain };
  const chosen = Object.entries(starts).filter(([name]) => (values.only ?? name) === name);
  const contestants = await Promise.all(chosen.map(([, start]) => start(execArgv)));

  const all: Measured[] = [];
  for (const contestant of contestants) {
    const places = Array.from({ length: matches });
    const tables = await each(places, SEATED_AT_ONCE, () => contestant.newTable());
    all.push({ contestant, tables, slices: [] });
  }
  for (const { contestant, tables } of all) await playFor(contestant, tables, WARM_UP_SECONDS, rate);
  for (let turn = 0; turn < TURNS; turn++)
    for (const { contestant, tables, slices } of all)
      slices.push(await playFor(contestant, tables, seconds / TURNS, rate));

  const result = { matches, seconds, rate: rate ?? 'full', servers: all.map(summary) };
  if (values.json) console.log(JSON.stringify(result));
  else print(result);

  for (const { contestant, tables, slices } of all) {
    for (const table of tables) table.close();
    await contestant.stop();
    if (slices.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
  }
}

async function kill(kills: number, matches: number): Promise<void> {
  const { backMs, wrong, ...counts } = await killRepeatedly(kills, matches);
  const result = { ...counts, medianBackMs: median(backMs), longestBackMs: Math.max(...backMs), wrong };
  console.log(JSON.stringify(result, null, values.json ? 0 : 2));
  if (wrong.length > 0) process.exitCode = 1;
}

const chosen =
  values.kill === undefined
    ? measure(Number(values.matches ?? '50'))
    : kill(Number(values.kill), Number(values.matches ?? '12'));
chosen.catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
