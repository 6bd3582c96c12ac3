import type { Move } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith } from './situation/arranging';
import { asked, choosing, inAction, tookDie } from './situation/moments';
import { begins, does } from './situation/playing';
import { forbidden, offered, owns, pointsLeft, scored, told } from './situation/seeing';

/** What the Fair of round 1 in Tiletum pays each seat for this tile. */
function fair(tile: string, state = aGame()): number[] {
  arrange(state, it => {
    it.fairs[0] = { town: 'tiletum', tile };
  });
  const events = begins('fair', state);
  return state.players.map((_, seat) => scored(events, seat));
}

describe('Buildings', () => {
  const KINGS = ['ch-king-1', 'ch-king-2'];
  const HALF = { 1: { rooms: ['ch-king-1', null], crest: 'b-crest-cup-1' } };
  const FILLED = { 1: { rooms: KINGS, crest: null } };
  const COMPLETED = { 1: { rooms: KINGS, crest: 'b-crest-cup-1' } };

  rule('R1.17', 'a Room on each floor holds one Character', () => {
    const state = inAction('character', 20, { storehouse: ['ch-king-3', 'ch-king-4', 'ch-king-7'] });
    const place = (tile: string, building: number, floor: number): Move => ({
      type: 'placeCharacter',
      tile,
      building,
      floor,
    });
    for (const [building, floor] of [
      [1, 3],
      [3, 2],
      [5, 1],
    ] as const)
      expect(forbidden(state, place('ch-king-3', building, floor))).toBe('noSuchRoom R1.16');
    does(state, place('ch-king-3', 0, 2));
    expect(forbidden(state, place('ch-king-4', 0, 2))).toBe('roomTaken R6.34');
    does(state, place('ch-king-4', 0, 3), place('ch-king-7', 0, 1));
    expect(state.players[0]?.buildings[0]?.rooms).toEqual(['ch-king-7', 'ch-king-3', 'ch-king-4']);
  });

  for (const [what, changed, points] of [
    ['half filled, with a Crest', HALF, 0],
    ['filled, without a Crest', FILLED, 6],
    ['completed', COMPLETED, 6],
  ] as const) {
    rule('R1.33', `at a Fair for filled Buildings one that is ${what} pays ${points}`, () => {
      const state = aGame();
      arrange(state, 0, { buildings: buildingsWith(changed) });
      expect(fair('fair-filledBuildings', state)).toEqual([points, 0, 0]);
    });
  }

  for (const [what, changed, points] of [
    ['half filled, with a Crest', HALF, 4],
    ['filled, without a Crest', FILLED, 4],
    ['completed', COMPLETED, 6],
  ] as const) {
    rule('R1.34', `a 3 at the King is worth ${points} with a Building that is ${what}`, () => {
      expect(pointsLeft(tookDie('king', 3, { buildings: buildingsWith(changed) }))).toBe(points);
    });
  }

  rule('Q1.2', 'the rightmost is completed by its Crest alone, but has no Room and no bonus', () => {
    const state = inAction('king', 1, { storehouse: ['b-crest-cup-1'], goods: { food: 2 } });
    const events = does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 });
    expect(told(events)).toContain('complete R9.1');
    const bonuses = asked([{ do: 'buildingBonuses' }], {
      buildings: buildingsWith({ 0: { rooms: [null, 'ch-king-1', null] } }),
    });
    expect(offered(bonuses, 'chooseBuilding')).toEqual([{ type: 'chooseBuilding', building: 0 }]);
    expect(forbidden(bonuses, { type: 'chooseBuilding', building: 5 })).toBe('noCharacterInBuilding R8.41');
  });
});

describe('what is on the map', () => {
  rule('R1.37 Q2.3', 'the House in Tiletum counts, those on roofs and in the supply do not', () => {
    const state = aGame();
    arrange(state, 0, { houses: ['tiletum.h1', 'brugge.h1'], merchant: 'brugge' });
    arrange(state, 1, { merchant: 'london' });
    expect(fair('fair-house', state)).toEqual([2 * 3, 3, 3]);
  });

  rule('R1.40', 'only Pillars at Cathedrals count, not those on Contract spaces or in the supply', () => {
    const state = aGame();
    arrange(state, 0, { pillars: ['praha', 'paris'] });
    arrange(state, 1, { supply: { pillars: 7 } });
    expect(fair('fair-pillar', state)).toEqual([2 * 3, 0, 0]);
  });

  rule('R1.24', 'a House on a roof or a Pillar on a Contract space cannot be placed', () => {
    const none = { supply: { houses: 0, pillars: 0 }, merchant: 'praha', architect: 'praha' };
    const costs = { praha: 'k1' };
    const [merchant, architect] = [inAction('merchant', 1, none), inAction('architect', 1, none)];
    arrange(architect, it => Object.assign(it.map.costs, costs));
    expect(forbidden(merchant, { type: 'buildHouse', space: 'praha.h1' })).toBe('noHouseLeft R6.24');
    expect(forbidden(architect, { type: 'buildPillar', town: 'praha' })).toBe('noPillarLeft R6.15');
    arrange(merchant, 0, { supply: { houses: 1 } });
    arrange(architect, 0, { supply: { pillars: 1 } });
    does(merchant, { type: 'buildHouse', space: 'praha.h1' });
    does(architect, { type: 'buildPillar', town: 'praha' });
    expect(merchant.players[0]?.supply.houses).toBe(0);
    expect(architect.players[0]?.supply.pillars).toBe(0);
  });

  rule('Q1.3 R1.9', 'pieces do not block: they share a space, and may stop on a road', () => {
    const state = inAction('merchant', 2, { merchant: 'tiletum' });
    arrange(state, 1, { merchant: 'r-arras', architect: 'r-arras' });
    does(state, { type: 'step', piece: 'merchant', to: 'r-arras' });
    expect([pointsLeft(state), state.players[0]?.merchant]).toEqual([1, 'r-arras']);
    does(state, { type: 'endTurn' });
    expect(state.players[0]?.merchant).toBe('r-arras');
  });
});

rule('R1.1', 'Gold is a Resource where any may be chosen', () => {
  const state = asked([{ do: 'gainAny', count: 2 }], { goods: {} });
  does(state, { type: 'chooseGoods', goods: { gold: 1, iron: 1 } });
  expect(owns(state)).toEqual({ gold: 1, iron: 1 });
});

rule('R1.39', 'paying and gaining is one step', () => {
  const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 2 } });
  const events = does(state, { type: 'buy', resource: 'wool' });
  expect(told(events)).toEqual(['pay R7.3', 'gain R7.3']);
  expect(owns(state)).toEqual({ wool: 1 });
});
