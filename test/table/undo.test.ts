import type { State as FrameworkState } from 'boardgame.io';
import type { State } from '../../src/rules/model';
import { beginTable, follow } from '../../src/table/online/follow';
import { lineOf } from '../../src/table/online/lines';
import { openingOutcomes, optionsOf } from '../../src/table/record';
import { aMatch, expectRefusals } from './match';

expectRefusals();

type Match = ReturnType<typeof aMatch>;

/** All of a table but the framework's own dice, which nobody throws. */
const told = ({ G, ctx, _stateID, _undo, _redo }: FrameworkState<State>) => ({
  ...{
    G,
    ctx,
    _stateID,
    undo: _undo.map(step => [step.G, step.ctx]),
    redo: _redo.map(step => [step.G, step.ctx]),
  },
});

const play = (match: Match, moves: number): void => {
  for (let move = 0; move < moves && match.random(); move++);
};

test('every step since the last revealed information can be taken back, one by one, and done again', () => {
  const match = aMatch({ seed: 3 });
  let undone = 0;
  for (let moves = 0; moves < 300 && match.random(); moves++) {
    const states = [JSON.stringify(match.G())];
    for (let left = match.G().undoable; left > 0; left--) {
      match.client.undo();
      expect(match.G().undoable).toBe(left - 1);
      states.push(JSON.stringify(match.G()));
      undone += 1;
    }
    for (let again = states.length - 1; again > 0; again--) {
      expect(JSON.stringify(match.G())).toBe(states[again]);
      match.client.redo();
    }
    expect(JSON.stringify(match.G())).toBe(states[0]);
  }
  expect(undone).toBeGreaterThan(300);
});

test('what can be undone leads back to the very states that were there before', () => {
  const match = aMatch({ seed: 8 });
  const before = [JSON.stringify(match.G())];
  for (let moves = 0; moves < 400 && match.random(); moves++) {
    const { undoable } = match.G();
    if (undoable === 0) before.length = 0;
    before.push(JSON.stringify(match.G()));
    expect(before).toHaveLength(undoable + 1);
    if (moves % 5 > 0 || undoable === 0) continue;
    match.client.undo();
    before.pop();
    expect(JSON.stringify(match.G())).toBe(before.at(-1));
  }
});

test('nothing is taken back across a draw, another turn, or without a step', () => {
  const match = aMatch({ seed: 4 });
  let refused = 0;
  for (let moves = 0; moves < 300 && match.random(); moves++) {
    if (match.G().undoable > 0) continue;
    const before = JSON.stringify(match.stored());
    match.client.undo();
    expect(JSON.stringify(match.G())).toBe(JSON.stringify((JSON.parse(before) as FrameworkState<State>).G));
    refused += 1;
  }
  expect(refused).toBeGreaterThan(40);
});

test('another seat cannot take back the step of the active one', () => {
  const match = aMatch();
  match.random();
  const active = match.stored().ctx.currentPlayer;
  match.client.updatePlayerID(active === '0' ? '1' : '0');
  const before = JSON.stringify(match.G());
  match.client.undo();
  expect(JSON.stringify(match.G())).toBe(before);
});

test('a match comes back whole from its lines: state, undo and redo', () => {
  const match = aMatch({ seed: 11 });
  const start = { options: optionsOf(match.G()), opening: openingOutcomes(match.stored()) };
  let table = beginTable(start);
  let followed = 0;
  for (let round = 0; round < 60; round++) {
    play(match, 4);
    const back = match.G().undoable % 4;
    for (let step = 0; step < back; step++) match.client.undo();
    if (back > 1) match.client.redo();
    const lines = match.log().flatMap(entry => (entry.automatic ? [] : [lineOf(entry)]));
    table = lines.slice(followed).reduce(follow, table);
    followed = lines.length;
    expect(told(table)).toEqual(told(match.stored()));
  }
});
