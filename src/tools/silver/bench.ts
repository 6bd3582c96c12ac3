import type { Options } from '../../rules/model';
import { open, printStep, repeat, type GameRecord } from '../../rules/replay';
import { openBenchHouse } from '../housedGame';
import { median, worked } from '../numbers';
import { randomGame } from '../randomGame';
import { optionsFor } from '../step';
import { silverTables } from './tables';

/**
 * Games of four with Silver beside those without, game by game in turns: what a move costs the rules, played and made
 * again from its line, and what it costs a house that makes and stores it. It is time of the processor that is
 * measured, of the rules the least of several times: the longer of two things is interrupted more often by whatever
 * else the machine does. The warm-up lasts until all is translated: there is twice as much of it with Silver, and after
 * 60 rounds some of it was not.
 */

const ROUNDS = 60;
const WARM_UP = 600;
/** So often each game is played and made again. */
const TIMES = 5;
/** A game at a house takes so much longer that a few are enough. */
const AT_HOUSE = { rounds: 40, warmUp: 20 };
const PLAYERS = 4;

interface Costs {
  /** Milliseconds for each move that a random player makes, with finding out what is legal. */
  readonly played: number[];
  /** For each move that was stored and is made again: what the rules do when a house reads a match. */
  readonly stored: number[];
  /** For each move at a house, from its being sent to its being on disk. */
  readonly housed: number[];
  /** Bytes of its line. */
  readonly bytes: number[];
}

const noCosts = (): Costs => ({ played: [], stored: [], housed: [], bytes: [] });

function again(record: GameRecord): void {
  let { state } = open(record);
  record.steps.forEach((step, index) => ({ state } = repeat(state, step, index + 1)));
}

const lengthOf = ({ steps }: GameRecord): number =>
  steps.reduce((sum, step) => sum + printStep(step).length, 0);

type Table = readonly [options: Options, costs: Costs];

function measure([table, { played, stored, bytes }]: Table, seed: number): void {
  const { time, result } = worked(() => randomGame(table, seed, {}), TIMES);
  played.push(time / result.moves);
  stored.push(worked(() => again(result.record), TIMES).time / result.moves);
  bytes.push(lengthOf(result.record) / result.moves);
}

function measureRules(tables: readonly Table[]): void {
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [options, costs] of tables) measure([options, round < 0 ? noCosts() : costs], round + WARM_UP);
}

async function measureHouse(tables: readonly Table[]): Promise<void> {
  const { rounds, warmUp } = AT_HOUSE;
  const house = await openBenchHouse();
  for (let round = -warmUp; round < rounds; round++)
    for (const [options, { housed }] of tables) {
      const time = await house.play(options, round + warmUp);
      if (round >= 0) housed.push(time);
    }
  await house.close();
}

export async function benchSilver() {
  const [withSilver] = silverTables([PLAYERS]);
  if (!withSilver) throw new Error('no table with Silver');
  const base = noCosts();
  const silver = noCosts();
  const tables = [
    [optionsFor(PLAYERS), base],
    [withSilver, silver],
  ] as const;
  measureRules(tables);
  await measureHouse(tables);
  const ratio = (name: keyof Costs): number => median(silver[name]) / median(base[name]);
  return {
    moveMicroseconds: median(base.played) * 1000,
    silverMoveMicroseconds: median(silver.played) * 1000,
    silverToBase: ratio('played'),
    storedMicroseconds: median(base.stored) * 1000,
    silverStoredMicroseconds: median(silver.stored) * 1000,
    silverStoredToBase: ratio('stored'),
    houseMicroseconds: median(base.housed) * 1000,
    silverHouseMicroseconds: median(silver.housed) * 1000,
    silverHouseToBase: ratio('housed'),
    lineBytes: median(base.bytes),
    silverLineBytes: median(silver.bytes),
    silverLineToBase: ratio('bytes'),
  };
}
