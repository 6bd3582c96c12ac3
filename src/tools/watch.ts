import type { Chance, Outcome } from '../rules/chance';
import { fold, type GameEvent } from '../rules/events';
import { activeSeat, type Move, type State } from '../rules/model';
import { attempt, refuse } from '../rules/moves';
import { boxOf } from '../rules/shelf';
import { recorded } from '../rules/play';
import { replay } from '../rules/replay';
import { emptyTable } from '../rules/setup';
import { readOptions } from '../rules/setup/options';
import { readRecord } from '../table/record';
import { Auditor } from './invariants';
import { MOST_MOVES, fileText, playStep, tableBytes, type GameReport } from './step';

const noChance: Chance = {
  pick: () => {
    throw new Error('a step that can be undone asks chance');
  },
};

/** All invariants of a game, checked around every step. */
export class Watch {
  private readonly auditor = new Auditor();
  /** The last state that cannot be taken back, and the steps since then. */
  private sealed: State;
  /** The empty table with all that has been told of. */
  private folded: State;

  constructor(
    private readonly report: GameReport,
    events: readonly GameEvent[],
  ) {
    this.auditor.note(events);
    this.sealed = report.state;
    this.folded = emptyTable(readOptions(report.record.options));
    this.compare(events);
    this.find(this.auditor.violations(report.state));
  }

  private find(found: readonly string[]): void {
    const step = this.report.record.steps.length;
    this.report.violations.push(...found.map(text => `step ${step}: ${text}`));
  }

  /** What is legal is not refused, what could be tried besides is refused, and trying it changes nothing. */
  before(legal: readonly Move[]): void {
    const { state } = this.report;
    const seat = activeSeat(state) ?? 0;
    for (const move of legal)
      if (refuse(state, seat, move)) this.find([`${JSON.stringify(move)} is legal and refused`]);
    const was = JSON.stringify(state);
    const tried = Object.values(boxOf(state).moves).flatMap(
      ({ candidates }) => candidates(state, seat) as readonly Move[],
    );
    const allowed = new Set(legal.map(move => JSON.stringify(move)));
    for (const move of tried)
      if (!allowed.has(JSON.stringify(move)) && !attempt(recorded(state, noChance), seat, move))
        this.find([`${JSON.stringify(move)} is not refused and not legal`]);
    if (JSON.stringify(state) !== was) this.find(['a refused move changed the state']);
    this.report.largest = Math.max(this.report.largest, was.length);
  }

  private compare(events: readonly GameEvent[]): void {
    this.folded = fold(this.folded, events);
    if (tableBytes(this.folded) !== tableBytes(this.report.state))
      this.find(['the events tell another table']);
  }

  after(outcomes: readonly Outcome[], events: readonly GameEvent[]): void {
    const { state } = this.report;
    this.compare(events);
    this.auditor.note(events);
    this.find(this.auditor.violations(state));
    if (outcomes.length > 0 && state.undoable > 0) this.find(['a step that asked chance can be undone']);
    if (state.undoable === 0) this.sealed = state;
    else this.redo();
  }

  /** The steps that can be undone lead from the sealed state to this one without any chance. */
  private redo(): void {
    const { state, record } = this.report;
    let again = this.sealed;
    for (const { seat, move } of record.steps.slice(-state.undoable))
      again = playStep(again, seat, move, noChance).state;
    if (JSON.stringify(again) !== JSON.stringify(state)) this.find(['undo and redo lead elsewhere']);
  }

  end(): void {
    const { state, record, moves } = this.report;
    if (moves >= MOST_MOVES) this.find(['the game does not end']);
    if (JSON.stringify(replay(record)) !== JSON.stringify(state)) this.find(['the replay leads elsewhere']);
    if (JSON.stringify(readRecord(fileText(this.report)).state) !== JSON.stringify(state))
      this.find(['the record leads elsewhere']);
    if (state.turn !== 12 * state.players.length) this.find([`${state.turn} turns`]);
  }
}
