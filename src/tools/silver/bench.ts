import type { Options } from '../../rules/model';
import { open, printStep, repeat, type GameRecord } from '../../rules/replay';
import { median, worked } from '../numbers';
import { randomGame } from '../randomGame';
import { optionsFor } from '../step';
import { silverTables } from './tables';

/**
 * Games of four with Silver beside those without, game by game in turns: what a move costs, played and stored. It is
 * time of the processor that is measured: the longer of two things is interrupted more often by whatever else the
 * machine does. The warm-up lasts until all is translated: there is twice as much of it with Silver.
 */

const ROUNDS = 60;
const WARM_UP = 300;
const PLAYERS = 4;

interface Costs {
  /** Milliseconds for each move that a random player makes, with finding out what is legal. */
  readonly played: number[];
  /** For each move that was stored and is made again: what a house does with it. */
  readonly stored: number[];
  /** Bytes of its line. */
  readonly bytes: number[];
}

const noCosts = (): Costs => ({ played: [], stored: [], bytes: [] });

function again(record: GameRecord): void {
  let { state } = open(record);
  record.steps.forEach((step, index) => ({ state } = repeat(state, step, index + 1)));
}

const lengthOf = ({ steps }: GameRecord): number =>
  steps.reduce((sum, step) => sum + printStep(step).length, 0);

function measure(table: Options, seed: number, { played, stored, bytes }: Costs): void {
  const { time, result } = worked(() => randomGame(table, seed, {}));
  played.push(time / result.moves);
  stored.push(worked(() => again(result.record)).time / result.moves);
  bytes.push(lengthOf(result.record) / result.moves);
}

export function benchSilver() {
  const [withSilver] = silverTables([PLAYERS]);
  if (!withSilver) throw new Error('no table with Silver');
  const base = noCosts();
  const silver = noCosts();
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    measure(optionsFor(PLAYERS), round + WARM_UP, round < 0 ? noCosts() : base);
    measure(withSilver, round + WARM_UP, round < 0 ? noCosts() : silver);
  }
  const ratio = (name: keyof Costs): number => median(silver[name]) / median(base[name]);
  return {
    moveMicroseconds: median(base.played) * 1000,
    silverMoveMicroseconds: median(silver.played) * 1000,
    silverToBase: ratio('played'),
    storedMicroseconds: median(base.stored) * 1000,
    silverStoredMicroseconds: median(silver.stored) * 1000,
    silverStoredToBase: ratio('stored'),
    lineBytes: median(base.bytes),
    silverLineBytes: median(silver.bytes),
    silverLineToBase: ratio('bytes'),
  };
}
