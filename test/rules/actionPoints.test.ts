import type { BaseAction } from '../../src/content';
import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith } from './situation/arranging';
import { asked, inAction, tookDie } from './situation/moments';
import { does, FIVE, OPTION_OF } from './situation/playing';
import { forbidden, isOffered, pointsLeft, waits } from './situation/seeing';

/** Action Points in general: how many there are, what they pay for, where the unspent ones go. */

const toBrugge = OPTION_OF.architect;
const toTiletum: Move = { type: 'step', piece: 'architect', to: 'tiletum' };

const OF_ONE_POINT = FIVE.map(action => [action, OPTION_OF[action]] as const);

const AP_TABLE = [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
  [6, 1],
] as const;

for (const [value, points] of AP_TABLE)
  rule('R6.1 E6', `a die of ${value} gives ${points} points`, () => {
    for (const action of [...FIVE, 'joker'] as const) expect(pointsLeft(tookDie(action, value))).toBe(points);
  });

rule('R6.1', 'the marker of the performed Action adds its points, those of other Actions add none', () => {
  const buildings = buildingsWith({
    1: { rooms: ['ch-king-1', 'ch-king-2'], crest: 'b-crest-cup-1' },
    3: { rooms: ['ch-merchant-1'], crest: 'b-crest-eagle-1' },
  });
  expect(pointsLeft(tookDie('king', 4, { buildings }))).toBe(3 + 2);
  expect(pointsLeft(tookDie('merchant', 4, { buildings }))).toBe(3 + 1);
  expect(pointsLeft(tookDie('contract', 4, { buildings }))).toBe(3);
});

rule('R6.2', 'an option may be used again and again, in any order with others', () => {
  const state = inAction('character', 5, { storehouse: ['ch-king-3'] });
  const [first, , third] = state.offers.character;
  does(state, { type: 'takeCharacter', tile: first ?? '' });
  does(state, { type: 'placeCharacter', tile: 'ch-king-3', building: 1, floor: 1 });
  does(state, { type: 'takeCharacter', tile: third ?? '' }, { type: 'swapOffer' });
  expect(pointsLeft(state)).toBe(1);
  does(state, { type: 'swapOffer' });
  expect(pointsLeft(state)).toBe(0);
});

/** In this Action, with one Food, and no bonus for an exchange any more. */
function ready(action: BaseAction, points: number): State {
  const state = inAction(action, points, { goods: { food: 1 } });
  arrange(state, it => {
    it.facts.exchanged = true;
  });
  return state;
}

for (const [action, move] of OF_ONE_POINT) {
  rule('R6.3', `${move.type} costs 1 point of ${action}, and without it is refused`, () => {
    const state = ready(action, 2);
    does(state, move);
    expect(pointsLeft(state)).toBe(1);
    expect(forbidden(ready(action, 1), move)).toBeUndefined();
    expect(forbidden(ready(action, 0), move)).toBe('tooFewPoints R6.3');
  });

  rule('R6.5', `points of ${action} pay for no option of another Action`, () => {
    for (const [other, foreign] of OF_ONE_POINT) {
      const legal = other === action;
      expect(forbidden(ready(action, 6), foreign)).toBe(legal ? undefined : 'otherAction R6.5');
    }
  });

  rule('R6.4 Q6.1', `no point of ${action} has to be spent`, () => {
    const state = inAction(action, 6);
    expect(forbidden(state, { type: 'endTurn' })).toBeUndefined();
    const bonus = asked([{ do: 'act', action, points: 2 }]);
    does(bonus, { type: 'pass' });
    expect(waits(bonus)).toEqual(['dieAction']);
  });
}

rule('R6.3', 'before the die is taken there are no points', () => {
  for (const [, move] of OF_ONE_POINT) {
    const state = aGame();
    expect(forbidden(state, move)).toBe('takeDieFirst R5.8');
    expect(isOffered(state, move)).toBe(false);
  }
});

rule('R6.4', 'points left at the end of the turn are lost', () => {
  const state = tookDie('architect', 2);
  arrange(state, it => {
    it.order = [0];
  });
  does(state, toBrugge, { type: 'endTurn' });
  const die = state.wheel.dice[0] ?? { colour: 'blue', value: 1 };
  does(state, { type: 'takeDie', ...die, to: die.value });
  expect(pointsLeft(state)).toBe(7 - die.value);
});

rule('R6.4 R6.5', 'points left of a bonus Action do not join the die Action, even of the same kind', () => {
  const state = inAction('architect', 3, { storehouse: ['b-architect2-1'] });
  does(state, { type: 'useHelper', tile: 'b-architect2-1' }, toBrugge);
  expect(pointsLeft(state)).toBe(1);
  does(state, { type: 'pass' });
  expect(pointsLeft(state)).toBe(3);
});

rule('R6.6', 'Tasks go before, between and after the points', () => {
  const buy: Move = { type: 'buy', resource: 'iron' };
  const state = inAction('architect', 2, { goods: { gold: 6 } });
  does(state, buy, toBrugge, buy, toTiletum, buy);
  expect(playerOf(state, 0).goods).toMatchObject({ gold: 0, iron: 3 });
  expect(pointsLeft(state)).toBe(0);
});

rule('R6.7', 'more points than the 20 counters show are points all the same', () => {
  const state = inAction('architect', 19, { storehouse: ['b-add3'] });
  does(state, { type: 'useHelper', tile: 'b-add3' });
  expect(pointsLeft(state)).toBe(22);
  for (let round = 0; round < 11; round++) does(state, toBrugge, toTiletum);
  expect(pointsLeft(state)).toBe(0);
});
