import type { LogEntry } from 'boardgame.io';
import { fold, type GameEvent } from '../../rules/events';
import type { State } from '../../rules/model';
import { open, repeat, type GameRecord, type Step } from '../../rules/replay';
import type { ChronicleEntry } from '../../table/chronicle';
import { actionOf } from '../../table/online/lines';

/** A place, and how much of what the next move sets off has happened. */
export interface Stand {
  readonly at: number;
  readonly happened: number;
}

/**
 * A recorded game that can be looked at everywhere. A place is the number of moves that were made: 0 is the table at
 * the first decision. The game is played through once; its pictures share what stays, so all of them are kept.
 */
export class Film {
  /** What happened with the set-up. */
  readonly opening: readonly GameEvent[];
  /** Every move with all that it set off, as the log of a table keeps it. */
  readonly log: readonly LogEntry[];
  /** What each move set off. */
  readonly events: readonly (readonly GameEvent[])[];
  private readonly states: State[];

  constructor(private readonly game: GameRecord) {
    let play = open(game);
    this.opening = play.events;
    this.states = [play.state];
    this.events = game.steps.map((step, index) => {
      play = repeat(play.state, step, index + 1);
      this.states.push(play.state);
      return play.events;
    });
    this.log = game.steps.map((step, index) => entryOf(step, index, this.events[index] ?? []));
  }

  /** Everything that happened, the set-up included. */
  get history(): readonly GameEvent[] {
    return [...this.opening, ...this.events.flat()];
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

  /** The table at a place, or when so much of what the next move sets off has happened. */
  stateAt(at: number, happened = 0): State {
    const state = this.states[at];
    if (!state) throw new Error(`the film has no picture ${at}`);
    return happened === 0 ? state : fold(state, this.happensAfter(at).slice(0, happened));
  }

  /** What the move after a place sets off. */
  happensAfter(at: number): readonly GameEvent[] {
    return this.events[at] ?? [];
  }

  /** Where the film stands one happening later; the last one of a move is the place after it. */
  later({ at, happened }: Stand): Stand {
    if (at === this.end) return { at, happened };
    const next = happened + 1;
    return next < this.happensAfter(at).length ? { at, happened: next } : { at: at + 1, happened: 0 };
  }

  earlier({ at, happened }: Stand): Stand {
    if (happened > 0) return { at, happened: happened - 1 };
    const before = Math.max(0, at - 1);
    return { at: before, happened: at === 0 ? 0 : Math.max(0, this.happensAfter(before).length - 1) };
  }
}

function entryOf({ seat, move, outcomes }: Step, index: number, events: readonly GameEvent[]): LogEntry {
  const action = actionOf(seat, move) as LogEntry['action'];
  const metadata: ChronicleEntry = { outcomes, events: [...events] };
  return { action, _stateID: index, turn: 0, phase: '', metadata };
}
