import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith, type Arranged, type Mine } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { offered, owns, refused, scored, told, waits } from './situation/seeing';

/** What a Crest costs below each Building, and what its space gives. */

const PASS: Move = { type: 'pass' };
const CREST = 'b-crest-cup-1';
const below = (building: number): Move => ({ type: 'placeCrest', tile: CREST, building });

/** Seat 0 has paid for its Crest below this Building and has two Food left. */
function placedBelow(building: number, mine: Mine = {}, prepare?: (it: Arranged) => void): State {
  const food = [6, 6, 5, 4, 3, 2][building] ?? 0;
  const state = inAction('king', 1, { goods: { food: food + 2 }, ...mine, storehouse: [CREST] });
  if (prepare) arrange(state, prepare);
  does(state, below(building));
  expect(owns(state)).toEqual({ food: 2 });
  return state;
}

const COSTS = [
  ['R8.50', 6, 'place'],
  ['R8.52', 6, 'place'],
  ['R8.53', 5, 'relocate'],
  ['R8.54', 4, 'relocate'],
  ['R8.55', 3, 'gainAny'],
  ['R8.56', 2, 'dieAction'],
] as const;
COSTS.forEach(([id, food, waiting], building) =>
  rule(id, `Building ${building + 1} asks for ${food} Food`, () => {
    const state = inAction('king', 1, { storehouse: [CREST], goods: { food: food - 1, gold: 9 } });
    expect(refused(state, below(building))).toBe('cannotPay');
    arrange(state, 0, { goods: { food } });
    does(state, below(building));
    expect([owns(state), waits(state)]).toEqual([{}, [waiting]]);
    expect(playerOf(state, 0).buildings).toEqual(buildingsWith({ [building]: { crest: CREST } }));
  }),
);

describe('1: a House', () => {
  rule('R8.50', 'is placed in any Town while the Merchant stays', () => {
    const state = placedBelow(0, { merchant: 'r-arras' });
    expect(offered(state, 'buildHouse')).toHaveLength(27);
    expect(told(does(state, { type: 'buildHouse', space: 'basel.h1' }))).toContain('house R8.50');
    expect(playerOf(state, 0)).toMatchObject({
      ...{ houses: ['tiletum.h1', 'basel.h1'], supply: { houses: 1, pillars: 2 }, merchant: 'r-arras' },
    });
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('R8.50 R8.45', 'has the bonus of its space', () => {
    const state = placedBelow(0, { buildings: buildingsWith({ 1: { rooms: ['ch-king-4', null] } }) });
    does(state, { type: 'buildHouse', space: 'hamburg.h1' }, { type: 'chooseBuilding', building: 1 });
    expect(scored(does(state, { type: 'receive', tile: 'ch-king-4' }), 0)).toBe(3);
  });

  rule('R8.51', 'needs an empty space in a Town without an own House', () => {
    const state = placedBelow(0, { houses: ['tiletum.h1', 'antwerpen.h1'] }, ({ players: [, orange] }) =>
      orange?.houses.push('paris.h1', 'basel.h1'),
    );
    const why = (space: string) => refused(state, { type: 'buildHouse', space });
    expect(why('antwerpen.h2')).toBe('houseAlreadyThere');
    expect(why('paris.h1')).toBe('houseSpaceTaken');
    expect(why('basel.h1')).toBe('houseSpaceTaken');
    expect(why('nuernberg.h2')).toBe('noSuchSpace');
    expect([why('paris.h2'), why('nuernberg.h1')]).toEqual([undefined, undefined]);
  });

  rule('R8.50 R8.52', 'is no Pillar, nor is a Pillar a House', () => {
    const here: Mine = { merchant: 'praha', architect: 'praha' };
    const prepare = ({ map }: Arranged) => Object.assign(map.costs, { praha: 'k1' });
    expect(refused(placedBelow(0, here, prepare), { type: 'buildPillar', town: 'praha' })).toBe('notNow');
    expect(refused(placedBelow(1, here, prepare), { type: 'buildHouse', space: 'praha.h1' })).toBe('notNow');
  });

  rule('R8.51 Q7.9', 'must be in the supply, or the bonus is lost', () => {
    const state = placedBelow(0, { supply: { houses: 0 } });
    expect(waits(state)).toEqual(['dieAction']);
    expect(playerOf(state, 0).buildings[0]?.crest).toBe(CREST);
  });
});

describe('2: a Pillar', () => {
  const costs = { koeln: 'k9', praha: 'k1', strasbourg: 'k2', london: 'k3', paris: 'k4' };
  const prepare = (state: State): void => {
    arrange(state, it =>
      Object.assign(it.map.costs, { lyon: 'k5', milano: 'k6', firenze: 'k7', genova: 'k8' }, costs),
    );
    arrange(state, it => {
      it.players[1]?.pillars.push('strasbourg', 'genova');
      it.players[2]?.pillars.push('strasbourg');
    });
  };

  rule('R8.52', 'is placed at any Cathedral that can take one while the Architect stays', () => {
    const state = placedBelow(1, { architect: 'r-arras', pillars: ['london'] }, prepare);
    const why = (town: string) => refused(state, { type: 'buildPillar', town });
    expect(why('koeln')).toBe('cathedralUnavailable');
    expect(why('strasbourg')).toBe('noPillarSpace');
    expect(why('london')).toBe('pillarAlreadyThere');
    expect(why('basel')).toBe('noCathedral');
    const towns = offered(state, 'buildPillar').map(({ town }) => town);
    expect(towns.sort()).toEqual(['firenze', 'genova', 'lyon', 'milano', 'paris', 'praha']);
    expect(told(does(state, { type: 'buildPillar', town: 'genova' }))).toContain('pillar R8.52');
    expect(playerOf(state, 0)).toMatchObject({
      ...{ pillars: ['london', 'genova'], supply: { houses: 2, pillars: 1 }, architect: 'r-arras' },
    });
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('R8.52 Q7.9', 'must be in the supply, or the bonus is lost', () => {
    expect(waits(placedBelow(1, { supply: { pillars: 0 } }, prepare))).toEqual(['dieAction']);
  });
});

const WALKERS = [
  ['R8.53', 2, 'merchant', 'architect'],
  ['R8.54', 3, 'architect', 'merchant'],
] as const;
for (const [id, building, piece, other] of WALKERS)
  rule(id, `${building + 1}: the ${piece} moves to any space of the map`, () => {
    const state = placedBelow(building);
    expect(offered(state, 'relocate')).toHaveLength(37);
    expect(refused(state, { type: 'relocate', piece: other, to: 'wien' })).toBe('notNow');
    expect(refused(state, { type: 'relocate', piece, to: 'tiletum' })).toBe('alreadyThere');
    expect(refused(state, { type: 'relocate', piece, to: 'r-pisa' })).toBeUndefined();
    expect(told(does(state, { type: 'relocate', piece, to: 'wien' }))).toEqual([`walk ${id}`]);
    expect(playerOf(state, 0)).toMatchObject({ [piece]: 'wien', [other]: 'tiletum' });
    expect(waits(state)).toEqual(['dieAction']);
  });

rule('R8.55', '5: any two Resources', () => {
  const state = placedBelow(4);
  for (const iron of [1, 3])
    expect(refused(state, { type: 'chooseGoods', goods: { iron } })).toBe('wrongCount');
  expect(refused(state, PASS)).toBe('gainInFull');
  does(state, { type: 'chooseGoods', goods: { iron: 1, gold: 1 } });
  expect([owns(state), waits(state)]).toEqual([{ food: 2, iron: 1, gold: 1 }, ['dieAction']]);
});

rule('R8.56', '6: five points', () => {
  expect(playerOf(placedBelow(5), 0).score).toBe(15);
  for (const building of [0, 1, 2, 3, 4]) expect(playerOf(placedBelow(building), 0).score).toBe(10);
});
