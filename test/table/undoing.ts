import type { Outcome } from '../../src/rules/chance';
import type { Seat } from '../../src/rules/model';
import { printLine, type GameRecord } from '../../src/rules/replay';
import { beginTable, follow } from '../../src/table/online/follow';
import { printAct, type Act } from '../../src/table/online/lines';

/** Recorded games in the framework, where what can be taken back is taken back and done again. */

const lineOf = (seat: Seat, act: Act, outcomes: readonly Outcome[] = []): string =>
  printLine({ seat, text: printAct(act), outcomes });

/** After every so many moves all that can be taken back is, step by step, and then done again; gives how much. */
export function undoAll({ options, opening, steps }: GameRecord, every = 7): number {
  let table = beginTable({ options, opening });
  let undone = 0;
  steps.forEach(({ seat, move, outcomes }, index) => {
    table = follow(table, lineOf(seat, move, outcomes));
    if (index % every > 0) return;
    const states = [table.G];
    for (let left = table.G.undoable; left > 0; left--) {
      table = follow(table, lineOf(seat, { type: 'undo' }));
      expect(table.G.undoable).toBe(left - 1);
      states.push(table.G);
      undone += 1;
    }
    for (const state of states.reverse()) {
      expect(table.G).toEqual(state);
      if (state !== states.at(-1)) table = follow(table, lineOf(seat, { type: 'redo' }));
    }
  });
  return undone;
}
