import { CHALLENGES } from '../../src/content';
import { fold as foldEvents } from '../../src/rules/events';
import type { Options } from '../../src/rules/model';
import { open, repeat, replay, type GameRecord } from '../../src/rules/replay';
import { shelve } from '../../src/rules/shelf';
import { printRecord, readRecord, seal } from '../../src/table/record';
import { broughtAs } from '../../src/table/seats';
import { randomGame } from '../../src/tools/randomGame';
import { optionsFor } from '../../src/tools/step';
import { undoAll } from '../table/undoing';
import { LONG } from '../dose';
import { toy } from './box';

/** Whole games with the pottery, at random, with every check that games of the base have. */

shelve(toy);

const GAMES = LONG ? 200 : 12;
const SOLO = LONG ? 50 : 4;
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

test.each(games)('a game is played, folded, recorded, replayed and undone: %#', (options, seed) => {
  const { state, record, violations } = randomGame(options, seed, { watched: true, eager: seed % 2 === 0 });
  expect(violations).toEqual([]);
  expect(state.ranking).toBeDefined();
  expect(replay(record)).toEqual(state);
  fold(record);
  const seats = state.players.map(({ colour }) => broughtAs(colour) ?? 'random');
  expect(readRecord(printRecord(seal(record, { seats }))).state).toEqual(state);
  expect(undoAll(record)).toBeGreaterThan(0);
});

test('everything of the box has been at work', () => {
  const own = ['clay', 'pot', 'firePot', 'glazeIt', 'breakPot'];
  expect(own.filter(name => !seen.has(name))).toEqual([]);
});
