import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith, putMarkers } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft, told, waits } from './situation/seeing';

/** The Task of using a Helper: what it does in detail is told by its ability. */

const use = (tile: string): Move => ({ type: 'useHelper', tile });
const PASS: Move = { type: 'pass' };

const holding = (...storehouse: string[]) => inAction('king', 2, { goods: {}, storehouse });
const stored = (state: ReturnType<typeof holding>) => playerOf(state, 0).storehouse;

rule('R7.20', 'a used Helper does its work, then leaves the game', () => {
  const state = holding('b-iron2', 'b-gold4-1', 'b-vp4');
  expect(isOffered(state, use('b-gold4-1'))).toBe(true);
  const rest = () =>
    JSON.stringify([state.piles, state.offers, state.map.tiles, state.wheel.tiles, state.king]);
  const before = rest();
  expect(told(does(state, use('b-gold4-1')))).toEqual(['use R7.20', 'gain R7.20', 'remove R7.20']);
  expect(owns(state)).toEqual({ gold: 4 });
  expect(stored(state)).toEqual(['b-iron2', 'b-vp4']);
  expect(rest()).toBe(before);
  expect(forbidden(state, use('b-gold4-1'))).toBe('notInStorehouse R7.20');
});

rule('R7.20', 'only a Helper, and only of the own Storehouse, can be used', () => {
  const state = holding('b-iron2', 'b-crest-cup-1', 'ch-king-1');
  arrange(state, 1, { storehouse: ['b-vp4'] });
  expect(forbidden(state, use('b-vp4'))).toBe('notInStorehouse R7.20');
  for (const tile of ['b-iron2', 'b-crest-cup-1', 'ch-king-1'])
    expect(forbidden(state, use(tile))).toBe('notAHelper R7.20');
  expect(offered(state, 'useHelper')).toEqual([]);
});

rule('R7.20', 'all effects of a Helper are resolved', () => {
  const state = holding('b-gold2vp2-1');
  does(state, use('b-gold2vp2-1'));
  expect(owns(state)).toEqual({ gold: 2 });
  expect(playerOf(state, 0)).toMatchObject({ score: 12, storehouse: [] });
});

rule('X33 R7.20 Q7.2', 'a Character Helper in a full Storehouse: first place one, then take one', () => {
  const state = holding('b-character2-1', 'ch-king-3', 'b-king3', 'b-vp4');
  const tile = state.offers.character[0] ?? '';
  does(state, use('b-character2-1'));
  expect(forbidden(state, { type: 'takeCharacter', tile })).toBe('storehouseFull R5.22');
  does(state, { type: 'placeCharacter', tile: 'ch-king-3', building: 1, floor: 1 });
  expect(stored(state)).toEqual(['b-character2-1', 'b-king3', 'b-vp4']);
  does(state, { type: 'takeCharacter', tile });
  expect(stored(state)).toEqual(['b-king3', 'b-vp4', tile]);
  expect(pointsLeft(state)).toBe(2);
});

rule(
  'Q7.2',
  'a Helper keeps its space until its ability is resolved, and is not used twice meanwhile',
  () => {
    const state = holding('b-any2-1');
    does(state, use('b-any2-1'));
    expect(stored(state)).toEqual(['b-any2-1']);
    expect(forbidden(state, use('b-any2-1'))).toBe('helperInUse Q7.2');
    expect(isOffered(state, use('b-any2-1'))).toBe(false);
    does(state, { type: 'chooseGoods', goods: { wool: 1, stone: 1 } });
    expect(stored(state)).toEqual([]);
    expect(owns(state)).toEqual({ wool: 1, stone: 1 });
  },
);

rule('Q7.2', 'what its last point triggers belongs to it', () => {
  const state = holding('b-character2-1', 'ch-merchant-1');
  does(state, use('b-character2-1'), {
    type: 'placeCharacter',
    tile: 'ch-merchant-1',
    building: 1,
    floor: 2,
  });
  expect(waits(state)).toEqual(['move']);
  expect(stored(state)).toEqual(['b-character2-1']);
  does(state, { type: 'step', piece: 'merchant', to: 'brugge' });
  expect(stored(state)).toEqual([]);
});

rule('Q7.2 Q7.1', 'another Helper may be used between the points of the first one', () => {
  const state = holding('b-king3', 'b-merchant2-1');
  putMarkers(state, { 0: [0, 1, 2] });
  does(state, use('b-king3'), { type: 'advance', steps: 1 }, use('b-merchant2-1'), PASS);
  expect(stored(state)).toEqual(['b-king3']);
  expect(pointsLeft(state)).toBe(2);
  does(state, { type: 'advance', steps: 2 });
  expect(stored(state)).toEqual([]);
});

rule('Q7.3', 'a Helper may be used in part and is removed all the same', () => {
  const state = holding('b-architect3');
  const events = does(state, use('b-architect3'), { type: 'step', piece: 'architect', to: 'brugge' }, PASS);
  expect(told(events)).toEqual(['use R7.20', 'walk R6.10', 'decline Q8.1', 'remove R7.20']);
  expect(playerOf(state, 0)).toMatchObject({ architect: 'brugge', storehouse: [] });
  expect(waits(state)).toEqual(['dieAction']);
  expect(pointsLeft(state)).toBe(2);
});

rule('Q7.3 Q7.4', 'a Helper may be used without any effect, to free its space', () => {
  const king = holding('b-king3');
  putMarkers(king, { 15: [0], 0: [1, 2] });
  does(king, use('b-king3'), PASS);
  expect(stored(king)).toEqual([]);

  const building = holding('b-building-1');
  arrange(building, 0, { buildings: buildingsWith({}) });
  expect(told(does(building, use('b-building-1')))).toEqual(['use R7.20', 'lapse Q8.24', 'remove R7.20']);
  expect(stored(building)).toEqual([]);
});

rule(
  'Q7.4',
  'but only at its time: added points need a die, a changed colour one that is still to be taken',
  () => {
    const before = aGame();
    arrange(before, 0, { storehouse: ['b-add1-1', 'b-colour-1'] });
    expect(forbidden(before, use('b-add1-1'))).toBe('noDieAction Q8.4');
    expect(forbidden(before, use('b-colour-1'))).toBeUndefined();

    const after = inAction('king', 0, { storehouse: ['b-add1-1', 'b-colour-1'] });
    expect(forbidden(after, use('b-colour-1'))).toBe('dieAlreadyTaken Q5.19');
    does(after, use('b-add1-1'));
    expect(stored(after)).toEqual(['b-colour-1']);
    expect(pointsLeft(after)).toBe(1);
  },
);

rule('Q7.2', 'only the change-colour Helper frees its space as soon as it is declared', () => {
  const state = aGame();
  arrange(state, 0, { storehouse: ['b-colour-1'] });
  does(state, use('b-colour-1'));
  expect(waits(state)).toEqual(['changeColour']);
  expect(stored(state)).toEqual([]);
});
