import type { Action } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, alignWheel, arrange, buildingsWith, type Mine } from './situation/arranging';
import { tookDie } from './situation/moments';
import { does } from './situation/playing';
import { owns, pointsLeft, scored, waits } from './situation/seeing';

/** Buildings that are completed in the middle of a turn. */

const PASS: Move = { type: 'pass' };
const CREST = 'b-crest-cup-1';
const crestBelow = (building: number): Move => ({ type: 'placeCrest', tile: CREST, building });

/** Two Characters of an Action fill the second Building, and its Crest can be paid. */
const readyFor = (action: Action): Mine => ({
  buildings: buildingsWith({ 1: { rooms: [`ch-${action}-4`, `ch-${action}-5`] } }),
  storehouse: [CREST],
  goods: { food: 6 },
});

rule('E13 R6.34 R7.11 R8.50 R9.1 R9.2 R9.3 R9.4', 'a three-Room Building gets its third King', () => {
  const state = tookDie('character', 4, {
    buildings: buildingsWith({ 0: { rooms: ['ch-king-1', 'ch-king-3', null] } }),
    storehouse: ['ch-king-4', CREST],
    goods: { food: 6 },
    supply: { houses: 0 },
  });
  const events = does(state, { type: 'placeCharacter', tile: 'ch-king-4', building: 0, floor: 3 });
  expect([scored(events, 0), pointsLeft(state)]).toEqual([3, 0]);
  const completing = does(state, crestBelow(0), { type: 'buildHouse', space: 'basel.h1' });
  expect(completing.map(({ what }) => what)).toEqual(['pay', 'crest', 'house', 'complete']);
  expect(completing.at(-1)).toMatchObject({ building: 0, points: 3 });
  expect([pointsLeft(state), owns(state)]).toEqual([0, { stone: 4 }]);
  const { buildings } = playerOf(state, 0);
  expect([1, 4, 6].map(value => pointsLeft(tookDie('king', value, { buildings })))).toEqual([9, 6, 4]);
  expect(pointsLeft(tookDie('character', 4, { buildings }))).toBe(3);
});

rule('X14 R9.5 Q9.1', 'the present Action is strengthened even when its points are spent', () => {
  const state = tookDie('character', 6, readyFor('character'));
  does(state, { type: 'swapOffer' });
  expect(pointsLeft(state)).toBe(0);
  does(state, crestBelow(1));
  expect(waits(state)).toEqual(['place']);
  does(state, PASS);
  expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 2]);
  does(state, { type: 'swapOffer' }, { type: 'swapOffer' });
});

rule('R9.5', 'another Action is not strengthened', () => {
  const state = tookDie('merchant', 6, readyFor('character'));
  does(state, crestBelow(1), PASS);
  expect(pointsLeft(state)).toBe(1);
});

rule('X16 R9.5 R9.7 Q9.2', 'a Helper within the die Action completes the Building of the die Action', () => {
  const state = tookDie('merchant', 6, {
    buildings: buildingsWith({ 3: { crest: CREST } }),
    storehouse: ['b-character2-1', 'ch-merchant-5'],
  });
  does(state, { type: 'useHelper', tile: 'b-character2-1' });
  does(state, { type: 'placeCharacter', tile: 'ch-merchant-5', building: 3, floor: 1 });
  expect([waits(state), pointsLeft(state)]).toEqual([['act'], 1]);
  does(state, PASS);
  expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 2]);
});

rule('R9.7 R9.5', 'a Helper is not strengthened by a Building of its own Action', () => {
  const state = tookDie('merchant', 6, {
    buildings: buildingsWith({ 3: { crest: CREST } }),
    storehouse: ['b-character2-1', 'ch-character-5'],
  });
  does(state, { type: 'useHelper', tile: 'b-character2-1' });
  does(state, { type: 'placeCharacter', tile: 'ch-character-5', building: 3, floor: 1 });
  expect([waits(state), pointsLeft(state)]).toEqual([['act'], 1]);
  does(state, PASS);
  expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1]);
});

rule('R9.6 R9.5', 'the Action for which the Joker stands is strengthened at once', () => {
  const state = tookDie('joker', 6, readyFor('king'));
  does(state, { type: 'declare', action: 'king' }, { type: 'advance', steps: 1 }, crestBelow(1), PASS);
  expect(pointsLeft(state)).toBe(2);
  const other = tookDie('joker', 6, readyFor('king'));
  does(other, { type: 'declare', action: 'contract' }, crestBelow(1), PASS);
  expect(pointsLeft(other)).toBe(1);
});

rule('Q9.5 R9.6', 'completed before the Joker is named, it counts once when it is named', () => {
  const state = tookDie('joker', 6, readyFor('king'));
  does(state, crestBelow(1), PASS);
  expect(pointsLeft(state)).toBe(1);
  does(state, { type: 'declare', action: 'king' });
  expect(pointsLeft(state)).toBe(3);
});

rule('Q9.3 R9.4', 'completed before the die is taken, it counts once', () => {
  const state = aGame();
  arrange(state, 0, readyFor('king'));
  alignWheel(state, 'king', 6);
  arrange(state, it => {
    it.wheel.dice = [{ colour: 'pink', value: 6 }];
    it.wheel.tiles = {};
  });
  does(state, crestBelow(1), PASS, { type: 'takeDie', colour: 'pink', value: 6, to: 6 });
  expect(pointsLeft(state)).toBe(3);
});

rule('Q9.7 R6.39', 'marker and roof House cannot be refused', () => {
  const state = tookDie('character', 6, {
    buildings: buildingsWith({ 3: { crest: CREST } }),
    storehouse: ['ch-character-5'],
  });
  does(state, { type: 'placeCharacter', tile: 'ch-character-5', building: 3, floor: 1 });
  expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1]);
  expect(playerOf(state, 0).supply).toEqual({ houses: 3, pillars: 2 });
});
