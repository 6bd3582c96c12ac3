import type { Action } from '../../src/content';
import { playerOf, type Move, type BuildingState } from '../../src/rules/model';
import { completedBuildings } from '../../src/rules/counts';
import type { GameEvent } from '../../src/rules/events';
import { rule } from '../rule';
import { arrange, buildingsWith, type Mine } from './situation/arranging';
import { inAction, tookDie } from './situation/moments';
import { begins, does, FIVE } from './situation/playing';
import { pointsLeft } from './situation/seeing';

/** Completed Buildings and the points that their markers add. */

const PASS: Move = { type: 'pass' };
const CREST = 'b-crest-cup-1';
const crestBelow = (building: number): Move => ({ type: 'placeCrest', tile: CREST, building });
const completions = (events: readonly GameEvent[]) => events.filter(({ what }) => what === 'complete');

/** A completed or, without its Crest, only filled Building with Rooms for so many of these Characters. */
const houseOf = (action: Action, rooms: number, crest: string | null = CREST): BuildingState => ({
  rooms: Array.from({ length: rooms }, (_, index) => `ch-${action}-${index + 3}`),
  crest,
});
const MERCHANTS_IN_TWO = { 1: houseOf('merchant', 2) };

describe('a Building is completed', () => {
  rule('R9.1', 'by its Crest when it is filled', () => {
    const buildings = buildingsWith({ 1: houseOf('merchant', 2, null) });
    const state = inAction('king', 1, { buildings, storehouse: [CREST], goods: { food: 6 } });
    expect(completions(does(state, crestBelow(1)))).toEqual([]);
    expect(completions(does(state, PASS))).toMatchObject([{ building: 1, points: 2, seat: 0 }]);
  });

  rule('R9.1', 'by its last Character when it has its Crest', () => {
    const buildings = buildingsWith({ 1: { rooms: [null, 'ch-king-3'], crest: CREST } });
    const state = inAction('character', 1, { buildings, storehouse: ['ch-king-4'] });
    const events = does(state, { type: 'placeCharacter', tile: 'ch-king-4', building: 1, floor: 1 });
    expect(completions(events)).toMatchObject([{ building: 1, points: 2 }]);
  });

  rule('R9.1', 'not by one half alone', () => {
    const halfFull = { 1: { rooms: [null, 'ch-king-3'] } };
    const crest: Mine = { storehouse: [CREST], goods: { food: 6 }, buildings: buildingsWith(halfFull) };
    expect(completions(does(inAction('king', 1, crest), crestBelow(1), PASS))).toEqual([]);
    const filling: Mine = { storehouse: ['ch-king-4'], buildings: buildingsWith(halfFull) };
    const state = inAction('character', 1, filling);
    const move: Move = { type: 'placeCharacter', tile: 'ch-king-4', building: 1, floor: 1 };
    expect(completions(does(state, move))).toEqual([]);
  });

  rule('Q9.4', 'after the bonus of the Crest space', () => {
    const state = inAction('king', 1, { storehouse: [CREST], goods: { food: 2 } });
    const happened = does(state, crestBelow(5)).map(({ what }) => what);
    expect(happened.filter(what => what === 'score' || what === 'complete')).toEqual(['score', 'complete']);
  });

  rule('R9.8', 'at the right edge without a marker', () => {
    const state = tookDie('king', 4, { storehouse: [CREST], goods: { food: 2 } });
    expect(completions(does(state, crestBelow(5)))).toMatchObject([{ building: 5, points: 0 }]);
    expect(pointsLeft(state)).toBe(3);
    const later = FIVE.map(action =>
      pointsLeft(tookDie(action, 4, { buildings: playerOf(state, 0).buildings })),
    );
    expect(later).toEqual([3, 3, 3, 3, 3]);
    expect(completedBuildings(state, 0)).toBe(1);
  });
});

describe('the marker', () => {
  const SIZES = [3, 2, 2, 1, 1];
  SIZES.forEach((rooms, building) =>
    rule('R9.2 R9.4', `of Building ${building + 1} adds ${rooms} to every die of its Action`, () => {
      const mine = () => ({ buildings: buildingsWith({ [building]: houseOf('merchant', rooms) }) });
      for (const value of [1, 6])
        expect(pointsLeft(tookDie('merchant', value, mine()))).toBe(7 - value + rooms);
      for (const other of ['architect', 'character', 'contract', 'king', 'joker'] as const)
        expect(pointsLeft(tookDie(other, 3, mine()))).toBe(4);
    }),
  );

  rule('R9.2 Q9.6', 'of two equal Buildings lies on the Action of each', () => {
    const mine = () => ({
      buildings: buildingsWith({ ...MERCHANTS_IN_TWO, 2: houseOf('king', 2, 'b-crest-lion-1') }),
    });
    expect(pointsLeft(tookDie('merchant', 6, mine()))).toBe(3);
    expect(pointsLeft(tookDie('king', 6, mine()))).toBe(3);
  });

  rule('R9.4', 'counts for its owner and for a completed Building only', () => {
    const others = tookDie('merchant', 6);
    arrange(others, 1, { buildings: buildingsWith(MERCHANTS_IN_TWO) });
    arrange(others, it => {
      it.agenda = [{ seat: 2, effects: [{ do: 'takeDie' }], source: { kind: 'die' } }];
      it.wheel.dice = [{ colour: 'pink', value: 6 }];
    });
    does(others, { type: 'takeDie', colour: 'pink', value: 6, to: 6 });
    expect(pointsLeft(others)).toBe(1);
    for (const building of [houseOf('merchant', 2, null), { rooms: ['ch-merchant-5', null], crest: CREST }])
      expect(pointsLeft(tookDie('merchant', 6, { buildings: buildingsWith({ 1: building }) }))).toBe(1);
  });

  rule('R9.3 R9.9', 'stays with its Action when the wheel turns', () => {
    const state = tookDie('merchant', 4, { buildings: buildingsWith(MERCHANTS_IN_TWO) });
    expect(pointsLeft(state)).toBe(5);
    begins('cleanup', state);
    arrange(state, 0, { storehouse: [], dice: [] });
    arrange(state, it => {
      it.wheel.dice = [{ colour: 'pink', value: 3 }];
      it.wheel.tiles = {};
      it.phase = 'action';
      it.agenda = [{ seat: 0, effects: [{ do: 'takeDie' }], source: { kind: 'die' } }];
    });
    does(state, { type: 'takeDie', colour: 'pink', value: 3, to: 3 });
    expect([state.agenda.at(-1)?.effects, playerOf(state, 0).buildings[1]]).toEqual([
      [{ do: 'dieAction', action: 'merchant', points: 6 }],
      houseOf('merchant', 2),
    ]);
  });

  rule('R9.6', 'counts through the Joker', () => {
    const state = () => tookDie('joker', 5, { buildings: buildingsWith(MERCHANTS_IN_TWO) });
    for (const action of FIVE) {
      const named = state();
      does(named, { type: 'declare', action });
      expect(pointsLeft(named)).toBe(action === 'merchant' ? 4 : 2);
    }
  });

  rule('X15 R9.7 Q8.2', 'does not count for a Helper', () => {
    const state = tookDie('king', 6, {
      buildings: buildingsWith(MERCHANTS_IN_TWO),
      storehouse: ['b-merchant3'],
    });
    does(state, { type: 'useHelper', tile: 'b-merchant3' });
    expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'merchant', points: 3 }]);
  });

  rule('R9.7 R8.10', 'does not count for a Helper that names its Action', () => {
    const state = tookDie('king', 6, {
      buildings: buildingsWith(MERCHANTS_IN_TWO),
      storehouse: ['b-joker1-1'],
    });
    does(state, { type: 'useHelper', tile: 'b-joker1-1' }, { type: 'declare', action: 'merchant' });
    expect(pointsLeft(state)).toBe(1);
  });
});
