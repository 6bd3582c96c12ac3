import { rule } from '../rule';
import { aGame, alignWheel, arrange } from './situation/arranging';
import { does } from './situation/playing';
import { pointsLeft, waits } from './situation/seeing';

/** Through a die that is really taken: golden games found that what lay below it hid the die Action. */
function tookPinkFour(action: 'character' | 'joker') {
  const state = aGame();
  alignWheel(state, action, 4);
  arrange(state, it => {
    it.wheel.dice = [{ colour: 'pink', value: 4 }];
    it.wheel.tiles = {};
  });
  arrange(state, 0, { storehouse: ['b-add2-1', 'b-crest-eagle-1'], goods: { food: 2 } });
  does(state, { type: 'takeDie', colour: 'pink', value: 4, to: 4 });
  return state;
}

rule('R8.16 R5.29', 'a Helper adds its points to the Action of a die that was taken', () => {
  const state = tookPinkFour('character');
  expect(waits(state)).toEqual(['dieAction']);
  expect(pointsLeft(state)).toBe(3);
  does(state, { type: 'useHelper', tile: 'b-add2-1' });
  expect(pointsLeft(state)).toBe(5);
});

rule('R9.5', 'a Building completed in the turn strengthens the Action of the die that was taken', () => {
  const state = tookPinkFour('character');
  arrange(state, 0, { goods: { food: 6 } });
  arrange(state, it => {
    it.players[0]?.buildings.splice(1, 1, { rooms: ['ch-character-4', 'ch-character-5'], crest: null });
  });
  does(state, { type: 'placeCrest', tile: 'b-crest-eagle-1', building: 1 }, { type: 'pass' });
  expect(pointsLeft(state)).toBe(5);
});

rule('R6.72 Q9.5', 'a Building completed before the Joker is declared counts when its Action is', () => {
  const state = tookPinkFour('joker');
  arrange(state, 0, { goods: { food: 6 } });
  arrange(state, it => {
    it.players[0]?.buildings.splice(1, 1, { rooms: ['ch-character-4', 'ch-character-5'], crest: null });
  });
  does(state, { type: 'placeCrest', tile: 'b-crest-eagle-1', building: 1 }, { type: 'pass' });
  expect(pointsLeft(state)).toBe(3);
  does(state, { type: 'declare', action: 'character' });
  expect(pointsLeft(state)).toBe(5);
});

rule('R5.8', 'nothing lies below the Action of a die', () => {
  expect(tookPinkFour('character').agenda).toHaveLength(1);
});
