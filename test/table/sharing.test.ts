import { Client } from 'boardgame.io/client';
import type { State as FrameworkState } from 'boardgame.io';
import { seeded } from '../../src/rules/chance';
import { activeSeat, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { createGame } from '../../src/table/game';

/** Nothing copies a whole state on the way of a move: what does not change is the same, not a copy of it. */

const PARTS = ['players', 'wheel', 'king', 'corruption', 'piles', 'offers', 'map', 'fairs', 'order'] as const;

function aMatch() {
  const client = Client<State>({ game: createGame(seeded(2)), numPlayers: 3, debug: false });
  client.start();
  const now = (): FrameworkState<State> => {
    const state = client.getState();
    if (!state) throw new Error('a match at one device has a state');
    return state;
  };
  const go = (step: number): void => {
    const { G } = now();
    const moves = legalMoves(G, activeSeat(G) ?? 0);
    const { type, ...args } = moves[(step * 7) % moves.length] ?? { type: 'pass' };
    client.moves[type]?.(args);
  };
  return { client, now, go };
}

test('through the framework each part that did not change is the one that was', () => {
  const { now, go } = aMatch();
  const copied: string[] = [];
  for (let step = 0; step < 150 && !now().ctx.gameover; step++) {
    const { G: before } = now();
    go(step);
    const { G: after } = now();
    const same = PARTS.filter(part => JSON.stringify(after[part]) === JSON.stringify(before[part]));
    // a round that begins anew may lay the same again
    if (after.turn === before.turn)
      copied.push(...same.filter(part => after[part] !== before[part]).map(part => `${step}: ${part}`));
  }
  expect(copied).toEqual([]);
});

test('what is kept for undoing is the very state, and undoing gives it back', () => {
  const { client, now, go } = aMatch();
  let undone = 0;
  for (let step = 0; step < 60; step++) {
    const { G: before } = now();
    go(step);
    if (now().G.undoable === 0) continue;
    client.undo();
    expect(now().G).toBe(before);
    client.redo();
    undone += 1;
  }
  expect(undone).toBeGreaterThan(5);
});
