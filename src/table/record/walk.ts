import type { GameEvent } from '../../rules/events';
import type { State } from '../../rules/model';
import { open, printStep, repeat, type GameRecord, type Step } from '../../rules/replay';
import type { Check } from './format';
import { SUMS, type Sums } from './sum';

/** Goes through a recorded game line by line and makes a check wherever a round ends. */
export class RecordWalk {
  state: State;
  /** What happened with the set-up. */
  readonly opening: readonly GameEvent[];
  /** A check for each round that has ended. */
  readonly checks: Check[] = [];
  line = 0;
  private since: string[] = [];
  private readonly before: string;

  constructor(
    game: Pick<GameRecord, 'options' | 'opening'>,
    private readonly sums: Sums = SUMS,
  ) {
    const { state, events } = open(game);
    this.state = state;
    this.opening = events;
    this.before = sums.before(game);
    sums.follow?.(state);
  }

  /** Does the next line; tells what happened, and gives the check if a round ended with it. */
  step(step: Step): { events: readonly GameEvent[]; check: Check | undefined } {
    const { round } = this.state;
    this.line += 1;
    const { state, events } = repeat(this.state, step, this.line);
    this.state = state;
    this.since.push(printStep(step));
    this.sums.follow?.(this.state);
    const ended = this.state.round !== round || this.state.ranking !== undefined;
    const check = ended ? this.checkAt(this.state, this.line, this.since) : undefined;
    if (check) {
      this.checks.push(check);
      this.since = [];
    }
    return { events, check };
  }

  /** All checks of the game as it stands here. */
  allChecks(): Check[] {
    return this.closed(this.state, this.line, this.since);
  }

  /** All checks of a game that goes on: goes with it as far as nothing can be taken back. */
  follow({ steps }: GameRecord, state: State): Check[] {
    for (const step of steps.slice(this.line, steps.length - state.undoable)) this.step(step);
    const open = steps.slice(this.line).map(printStep);
    return this.closed(state, steps.length, [...this.since, ...open]);
  }

  private closed(state: State, line: number, since: readonly string[]): Check[] {
    const isClosed = this.checks.at(-1)?.line === line;
    return isClosed ? [...this.checks] : [...this.checks, this.checkAt(state, line, since)];
  }

  private checkAt(state: State, line: number, since: readonly string[]): Check {
    return { line, sum: this.sums.at(this.checks.at(-1)?.sum ?? this.before, since, state) };
  }
}

/** The checks of a game. */
export function checksOf(game: GameRecord): Check[] {
  const walk = new RecordWalk(game);
  for (const step of game.steps) walk.step(step);
  return walk.allChecks();
}
