import { CHALLENGES } from '../../src/content';
import { fold as foldEvents } from '../../src/rules/events';
import type { Outcome } from '../../src/rules/chance';
import type { Options, Seat } from '../../src/rules/model';
import { open, repeat, replay, printLine, type GameRecord } from '../../src/rules/replay';
import { shelve } from '../../src/rules/shelf';
import { beginTable, follow } from '../../src/table/online/follow';
import { printAct, type Act } from '../../src/table/online/lines';
import { printRecord, readRecord, seal } from '../../src/table/record';
import { broughtAs } from '../../src/table/seats';
import { randomGame } from '../../src/tools/randomGame';
import { optionsFor } from '../../src/tools/step';
import { toy } from './box';

/** Whole games with the pottery, at random, with every check that games of the base have. */

shelve(toy);

const GAMES = process.env['TILETUM_LONG'] ? 200 : 12;
const SOLO = process.env['TILETUM_LONG'] ? 50 : 4;
const boxes = { toy: { claySoil: true } };

const among = (players: number): Options => ({ ...optionsFor(players), boxes });
const alone: Options = {
  players: [{ name: 'Ada', colour: 'plum' }],
  ...{ actionTiles: 'standard', firstPlayer: 1, boxes },
  cardinal: { challenges: ['hot-kilns', CHALLENGES[0]?.id ?? ''] },
};

const games = [
  ...Array.from({ length: GAMES }, (_, seed) => [among(2 + (seed % 3)), seed] as const),
  ...Array.from({ length: SOLO }, (_, seed) => [alone, 1000 + seed] as const),
];

const seen = new Set<string>();

/** Its events, step by step, lead from table to table. */
function fold(record: GameRecord): void {
  let { state } = open(record);
  record.steps.forEach((step, index) => {
    const { state: after, events } = repeat(state, step, index + 1);
    const { agenda, facts, undoable } = after;
    expect({ ...foldEvents(state, events), agenda, facts, undoable }).toEqual(after);
    for (const { what } of events) seen.add(what);
    seen.add(step.move.type);
    state = after;
  });
}

const lineOf = (seat: Seat, act: Act, outcomes: readonly Outcome[] = []): string =>
  printLine({ seat, text: printAct(act), outcomes });

/** Now and then all that can be taken back is taken back by the framework, and done again; gives how much. */
function undo({ options, opening, steps }: GameRecord): number {
  let table = beginTable({ options, opening });
  let undone = 0;
  steps.forEach(({ seat, move, outcomes }, index) => {
    table = follow(table, lineOf(seat, move, outcomes));
    if (index % 7 > 0) return;
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

test.each(games)('a game is played, folded, recorded, replayed and undone: %#', (options, seed) => {
  const { state, record, violations } = randomGame(options, seed, { watched: true, eager: seed % 2 === 0 });
  expect(violations).toEqual([]);
  expect(state.ranking).toBeDefined();
  expect(replay(record)).toEqual(state);
  fold(record);
  const seats = state.players.map(({ colour }) => broughtAs(colour) ?? 'random');
  expect(readRecord(printRecord(seal(record, { seats }))).state).toEqual(state);
  expect(undo(record)).toBeGreaterThan(0);
});

test('everything of the box has been at work', () => {
  const own = ['clay', 'pot', 'firePot', 'glazeIt', 'breakPot'];
  expect(own.filter(name => !seen.has(name))).toEqual([]);
});
