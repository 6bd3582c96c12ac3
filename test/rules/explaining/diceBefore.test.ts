import { diceBefore } from '../../../src/rules/explaining/diceBefore';
import type { Die } from '../../../src/rules/model';
import { rule } from '../../rule';
import { aGame, arrange } from '../situation/arranging';

const DIE: Die = { colour: 'pink', value: 1 };

/** Four players in the order 2, 0, 3, 1 who have taken so many dice. */
function taken(...dice: number[]) {
  const state = aGame({ players: 4 });
  arrange(state, it => {
    it.order = [2, 0, 3, 1];
    it.players.forEach((player, seat) => (player.dice = Array.from({ length: dice[seat] ?? 0 }, () => DIE)));
  });
  return state;
}

rule('R3.3', 'before me choose those with an earlier turn in this cycle', () => {
  const state = taken(0, 0, 1, 0);
  expect(diceBefore(state, 2)).toEqual([0, 3, 1]);
  expect(diceBefore(state, 0)).toEqual([]);
  expect(diceBefore(state, 1)).toEqual([0, 3]);
});

rule('R3.3', 'once I have mine, all others do, and those before me once more', () => {
  const state = taken(1, 0, 1, 0);
  expect(diceBefore(state, 0)).toEqual([2, 3, 1]);
});

rule('R1.22', 'with three dice there is none to come in this round', () => {
  expect(diceBefore(taken(3, 2, 3, 2), 0)).toEqual([]);
});
