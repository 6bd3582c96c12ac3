import { seeded, type Chance, type Outcome } from '../rules/chance';
import { copy } from '../rules/copy';
import { recorded, type GameEvent, type Recorded } from '../rules/events';
import { PLAYER_COLOURS, activeSeat, type Move, type Options, type Seat, type State } from '../rules/model';
import { MOVE_TYPES, MOVES, attempt, legalMoves } from '../rules/moves';
import { advance } from '../rules/phases';
import { replay, type GameRecord, type Step } from '../rules/replay';
import { setUp } from '../rules/setup';
import { Auditor } from './invariants';

/** A game of players who choose evenly among their legal moves, watched at every step if wanted. */

export interface GameReport {
  state: State;
  record: GameRecord;
  moves: number;
  legal: { sum: number; most: number };
  largest: number;
  violations: string[];
}

const MOST_MOVES = 5000;

export const optionsFor = (players: number): Options => ({
  players: PLAYER_COLOURS.slice(0, players).map((colour, seat) => ({ name: `Player ${seat + 1}`, colour })),
  actionTiles: 'standard',
  firstPlayer: 'random',
});

/** Plays one thing with a chance; the phases that follow run by themselves. */
export function playStep(
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
): Step & { events: GameEvent[] } {
  const play = recorded(state, chance);
  const refusal = attempt(play, seat, move);
  if (refusal) throw new Error(`a legal move is refused: ${JSON.stringify({ move, refusal })}`);
  advance(play);
  return { seat, move, outcomes: [...play.chance.outcomes], events: play.events };
}

export function openTable(options: Options, chance: Chance): Recorded {
  const play = setUp(options, chance);
  advance(play);
  return play;
}

/** The legal moves of the seat that the game waits for: always at least one. */
export function choices(state: State): { seat: Seat; moves: Move[] } {
  const seat = activeSeat(state);
  if (seat === undefined) throw new Error('the game waits for nobody');
  const moves = legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has no legal move: ${JSON.stringify(state.agenda)}`);
  return { seat, moves };
}

/** A random game without any watching: what speed is measured with. */
export function plainGame(players: number, seed: number): GameReport {
  return randomGame(players, seed, false);
}

export function randomGame(players: number, seed: number, watched = true): GameReport {
  const options = optionsFor(players);
  const chance = seeded(seed);
  const whim = seeded(seed + 0x10000);
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
  const watch = watched ? new Watch(report, opening.events) : undefined;
  while (!state.ranking && report.moves < MOST_MOVES) {
    const { seat, moves } = choices(state);
    watch?.before(moves);
    const move = moves[whim.pick(moves.map((_, index) => index))];
    if (!move) break;
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

const noChance: Chance = {
  pick: () => {
    throw new Error('a step that can be undone asks chance');
  },
};

/** All invariants of a game, checked around every step. */
class Watch {
  private readonly auditor = new Auditor();
  /** The last state that cannot be taken back, and the steps since then. */
  private sealed: State;

  constructor(
    private readonly report: GameReport,
    events: readonly GameEvent[],
  ) {
    this.auditor.note(events);
    this.sealed = copy(report.state);
    this.find(this.auditor.violations(report.state));
  }

  private find(found: readonly string[]): void {
    const step = this.report.record.steps.length;
    this.report.violations.push(...found.map(text => `step ${step}: ${text}`));
  }

  /** Trying whatever is refused changes nothing. */
  before(legal: readonly Move[]): void {
    const { state } = this.report;
    const seat = activeSeat(state) ?? 0;
    const was = JSON.stringify(state);
    const tried = MOVE_TYPES.flatMap(type => MOVES[type].candidates(state, seat) as readonly Move[]);
    for (const move of tried) if (!legal.includes(move)) attemptRefused(state, seat, move, legal);
    if (JSON.stringify(state) !== was) this.find(['a refused move changed the state']);
    this.report.largest = Math.max(this.report.largest, was.length);
  }

  after(outcomes: readonly Outcome[], events: readonly GameEvent[]): void {
    const { state } = this.report;
    this.auditor.note(events);
    this.find(this.auditor.violations(state));
    if (outcomes.length > 0 && state.undoable > 0) this.find(['a step that asked chance can be undone']);
    if (state.undoable === 0) this.sealed = copy(state);
    else this.redo();
  }

  /** The steps that can be undone lead from the sealed state to this one without any chance. */
  private redo(): void {
    const { state, record } = this.report;
    const again = copy(this.sealed);
    for (const { seat, move } of record.steps.slice(-state.undoable)) playStep(again, seat, move, noChance);
    if (JSON.stringify(again) !== JSON.stringify(state)) this.find(['undo and redo lead elsewhere']);
  }

  end(): void {
    const { state, record, moves } = this.report;
    if (moves >= MOST_MOVES) this.find(['the game does not end']);
    if (JSON.stringify(replay(record)) !== JSON.stringify(state)) this.find(['the replay leads elsewhere']);
    if (state.turn !== 12 * state.players.length) this.find([`${state.turn} turns`]);
  }
}

function attemptRefused(state: State, seat: Seat, move: Move, legal: readonly Move[]): void {
  const text = JSON.stringify(move);
  if (legal.some(each => JSON.stringify(each) === text)) return;
  attempt(recorded(state, noChance), seat, move);
}
