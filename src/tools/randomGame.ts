import { below, seeded, seededNumbers } from '../rules/chance';
import type { Move, MoveType, Options, Seat, State } from '../rules/model';
import { MOST_MOVES, choices, openRecorded, optionsFor, playStep, type GameReport } from './step';
import { Watch } from './watch';

/** Whole games, watched at every step if wanted: of random players, or of whoever chooses. */

/** Which of the legal moves a seat makes. */
export type Choose = (state: State, seat: Seat, moves: readonly Move[]) => Move | undefined;

/** How a random game is played: watched at every step, and by players who rarely leave a chance unused. */
export interface Manner {
  watched?: boolean;
  eager?: boolean;
}

const CLOSING: ReadonlySet<MoveType> = new Set(['pass', 'endTurn']);
const PATIENCE = 10;

type Whim = () => number;

const pickFrom = (moves: readonly Move[], whim: Whim): Move | undefined => moves[below(moves.length, whim)];

/** Closes only once in a while what could go on. */
function chooseEagerly(moves: readonly Move[], whim: Whim): Move | undefined {
  const going = moves.filter(move => !CLOSING.has(move.type));
  return pickFrom(going.length > 0 && below(PATIENCE, whim) > 0 ? going : moves, whim);
}

export function atRandom(seed: number, eager = false): Choose {
  const whim = seededNumbers(seed + 0x10000);
  return (_state, _seat, moves) => (eager ? chooseEagerly(moves, whim) : pickFrom(moves, whim));
}

export const randomGame = (
  table: number | Options,
  seed: number,
  { watched = false, eager = false }: Manner = { watched: true },
): GameReport =>
  playGame(typeof table === 'number' ? optionsFor(table) : table, seed, atRandom(seed, eager), watched);

export function playGame(options: Options, seed: number, choose: Choose, watched: boolean): GameReport {
  const chance = seeded(seed);
  const opening = openRecorded(options, chance);
  const report: GameReport = {
    state: opening.state,
    record: { options, opening: [...opening.chance.outcomes], steps: [] },
    moves: 0,
    legal: { sum: 0, most: 0 },
    largest: 0,
    violations: [],
  };
  const watch = watched ? new Watch(report, opening.events) : undefined;
  while (!report.state.ranking && report.moves < MOST_MOVES) {
    const { state } = report;
    const { seat, moves } = choices(state);
    watch?.before(moves);
    const move = choose(state, seat, moves);
    if (!move) throw new Error(`seat ${seat} chooses none of ${moves.length} moves`);
    const { state: after, events, ...step } = playStep(state, seat, move, chance);
    report.state = after;
    report.record.steps.push(step);
    report.moves += 1;
    report.legal.sum += moves.length;
    report.legal.most = Math.max(report.legal.most, moves.length);
    watch?.after(step.outcomes, events);
  }
  watch?.end();
  return report;
}
