import { below, seeded, seededNumbers } from '../rules/chance';
import type { Move, MoveType } from '../rules/model';
import { MOST_MOVES, choices, openTable, optionsFor, playStep, type GameReport } from './step';
import { Watch } from './watch';

/** Games of players who choose at random among their legal moves. */

/** How a random game is played: watched at every step, and by players who rarely leave a chance unused. */
export interface Manner {
  watched?: boolean;
  eager?: boolean;
}

const CLOSING: ReadonlySet<MoveType> = new Set(['pass', 'endTurn']);
const PATIENCE = 10;

type Whim = () => number;

const pickFrom = (moves: readonly Move[], whim: Whim): Move => {
  const move = moves[below(moves.length, whim)];
  if (!move) throw new Error('no move to choose');
  return move;
};

/** Closes only once in a while what could go on. */
function chooseEagerly(moves: readonly Move[], whim: Whim): Move {
  const going = moves.filter(move => !CLOSING.has(move.type));
  return pickFrom(going.length > 0 && below(PATIENCE, whim) > 0 ? going : moves, whim);
}

export function randomGame(players: number, seed: number, manner: Manner = { watched: true }): GameReport {
  const options = optionsFor(players);
  const chance = seeded(seed);
  const whim = seededNumbers(seed + 0x10000);
  const opening = openTable(options, chance);
  const { state } = opening;
  const report: GameReport = {
    state,
    record: { options, opening: [...opening.chance.outcomes], steps: [] },
    moves: 0,
    legal: { sum: 0, most: 0 },
    largest: 0,
    violations: [],
  };
  const watch = manner.watched ? new Watch(report, opening.events) : undefined;
  while (!state.ranking && report.moves < MOST_MOVES) {
    const { seat, moves } = choices(state);
    watch?.before(moves);
    const move = manner.eager ? chooseEagerly(moves, whim) : pickFrom(moves, whim);
    const { events, ...step } = playStep(state, seat, move, chance);
    report.record.steps.push(step);
    report.moves += 1;
    report.legal.sum += moves.length;
    report.legal.most = Math.max(report.legal.most, moves.length);
    watch?.after(step.outcomes, events);
  }
  watch?.end();
  return report;
}
