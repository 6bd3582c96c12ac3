import type { LogEntry } from 'boardgame.io';
import { copy } from '../../rules/copy';
import type { GameEvent } from '../../rules/events';
import type { State } from '../../rules/model';
import { open, repeat, type GameRecord, type Step } from '../../rules/replay';
import type { Chapter } from '../../table/chronicle';
import { actionOf } from '../../table/online/lines';

/**
 * A recorded game that can be looked at everywhere. A place is the number of moves that were made: 0 is the table at
 * the first decision. The game is played through once; states are kept where turns begin, and the way from there to
 * any place is a few moves.
 */
export class Film {
  /** What happened with the set-up. */
  readonly opening: readonly GameEvent[];
  /** Every move with all that it set off, as the log of a table keeps it. */
  readonly log: readonly LogEntry[];
  /** What each move set off. */
  readonly events: readonly (readonly GameEvent[])[];
  private readonly kept: { at: number; state: State }[] = [];

  constructor(private readonly game: GameRecord) {
    const { state, events } = open(game);
    this.opening = events;
    this.keep(0, state);
    this.events = game.steps.map((step, index) => {
      const { events: told } = repeat(state, step, index + 1);
      if (told.some(({ what }) => what === 'turn')) this.keep(index + 1, state);
      return told;
    });
    this.log = game.steps.map((step, index) => entryOf(step, index, this.events[index] ?? []));
  }

  /** Whether it was played to its end, or still goes on. */
  get isOver(): boolean {
    return this.events.at(-1)?.some(({ what }) => what === 'end') ?? false;
  }

  /** The last place. */
  get end(): number {
    return this.game.steps.length;
  }

  /** The record up to a place. */
  recordAt(at: number): GameRecord {
    return { ...this.game, steps: this.game.steps.slice(0, at) };
  }

  /** The table at a place; nobody else has this object. */
  stateAt(at: number): State {
    const from = this.kept.findLast(kept => kept.at <= at) ?? this.kept[0];
    if (!from) throw new Error('a film begins with a picture');
    const state = copy(from.state);
    this.game.steps.slice(from.at, at).forEach((step, index) => repeat(state, step, from.at + index + 1));
    return state;
  }

  private keep(at: number, state: State): void {
    this.kept.push({ at, state: copy(state) });
  }
}

function entryOf({ seat, move, outcomes }: Step, index: number, events: readonly GameEvent[]): LogEntry {
  const action = actionOf(seat, move) as LogEntry['action'];
  const metadata: Chapter = { outcomes, events: [...events] };
  return { action, _stateID: index, turn: 0, phase: '', metadata };
}
