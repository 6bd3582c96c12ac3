import { seeded, type Chance } from '../../src/rules/chance';
import { apply, fold } from '../../src/rules/events';
import { attempt, legalMoves, tried } from '../../src/rules/moves';
import { recorded } from '../../src/rules/play';
import { open } from '../../src/rules/replay';
import { emptyTable, setUp } from '../../src/rules/setup';
import { foldGame, foldGames } from '../../src/tools/folding';
import { choices, openRecorded, optionsFor, playStep } from '../../src/tools/step';
import { goldenGame } from '../games/golden';

/** What is told is what happens; `npm run sim -- --fold` plays as many games as wanted. */

test('the events of 50 games give every table that was, byte for byte', () => {
  expect(foldGames(50, 1)).toEqual([]);
});

test('what is done and not told is found', () => {
  const untold: Chance = seeded(1);
  const { state, events } = setUp(optionsFor(3), untold);
  const told = fold(emptyTable(optionsFor(3)), events);
  expect(JSON.stringify(told)).toBe(JSON.stringify(state));
  const less = fold(emptyTable(optionsFor(3)), events.slice(0, -2));
  expect(JSON.stringify(less)).not.toBe(JSON.stringify(state));
  expect(foldGame(optionsFor(2), 3)).toEqual([]);
});

test('a happening shares what it does not change, and leaves the table before as it was', () => {
  const { state } = open(goldenGame('3-players-a'));
  const before = JSON.stringify(state);
  const after = apply(state, { what: 'score', points: 3 }, 1);
  expect(after.players[1]?.score).toBe((state.players[1]?.score ?? 0) + 3);
  expect(after.players[0]).toBe(state.players[0]);
  expect([after.wheel, after.map, after.piles]).toEqual([state.wheel, state.map, state.piles]);
  expect(after.wheel).toBe(state.wheel);
  expect(JSON.stringify(state)).toBe(before);
});

test('a try gives the state of the move, and writes nowhere', () => {
  const chance = seeded(4);
  let { state } = openRecorded(optionsFor(4), chance);
  for (let step = 0; step < 120 && !state.ranking; step++) {
    const { seat, moves } = choices(state);
    const before = JSON.stringify(state);
    for (const move of legalMoves(state, seat)) {
      const after = tried(state, seat, move, seeded(9));
      const play = recorded(state, seeded(9));
      attempt(play, seat, move);
      expect({ ...after, undoable: play.state.undoable }).toEqual(play.state);
      if (move.type !== 'endTurn') expect(after.map.costs).toBe(state.map.costs);
    }
    expect(JSON.stringify(state)).toBe(before);
    const move = moves[(step * 7) % moves.length];
    if (move) ({ state } = playStep(state, seat, move, chance));
  }
});
