import { playerOf, type Move } from '../../src/rules/model';
import { refuse } from '../../src/rules/moves';
import { rule } from '../rule';
import { arrange } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft, scored, told, waits } from './situation/seeing';

/** The Task of contributing to a Cathedral. Lyon has the Cathedral tiles 5, 3 and 1, Praha 8, 6 and 4, Genova 4 and 1. */

const NO_PILLAR = { why: 'noPillarThere', rule: 'R7.15' };

const contribute = (town: string): Move => ({ type: 'contribute', town });

/** A Pillar in this Town, whose Cathedral has this cost tile, and so much Stone. */
function pillarAt(town: string, cost: string, stone: number) {
  const state = inAction('king', 2, { goods: { stone }, pillars: [town] });
  arrange(state, it => {
    it.map.costs[town] = cost;
  });
  return state;
}

rule('X10 R7.16 R7.17', 'who contributes later gains less for the same Stone', () => {
  const state = pillarAt('lyon', 'k4', 3);
  arrange(state, 1, { goods: { stone: 3 }, pillars: ['lyon'] });
  const blue = does(state, contribute('lyon'));
  expect(told(blue)).toEqual(['pay R7.16', 'cathedral R7.16', 'score R7.17']);
  for (const { source } of blue) expect(source).toEqual({ kind: 'cathedral', id: 'lyon' });
  expect(scored(blue, 0)).toBe(4 + 5);
  expect(playerOf(state, 0)).toMatchObject({ cathedrals: ['lyon.c1'], score: 10 + 9 });
  const red = does(state, { type: 'endTurn' }, contribute('lyon'));
  expect(scored(red, 1)).toBe(4 + 3);
  expect(scored(red, 0)).toBe(0);
  expect(playerOf(state, 1)).toMatchObject({ cathedrals: ['lyon.c2'], score: 10 + 7 });
  expect([owns(state, 0), owns(state, 1)]).toEqual([{}, {}]);
});

const PRICES = [
  ['k1', 2, 2],
  ['k4', 3, 4],
  ['k8', 6, 10],
] as const;

for (const [cost, stone, points] of PRICES)
  rule('R7.16 R7.17', `${stone} Stone are paid for ${points} VP and those of the top tile`, () => {
    const state = pillarAt('praha', cost, stone + 1);
    expect(isOffered(state, contribute('praha'))).toBe(true);
    expect(scored(does(state, contribute('praha')), 0)).toBe(points + 8);
    expect(owns(state)).toEqual({ stone: 1 });
    expect(forbidden(pillarAt('praha', cost, stone), contribute('praha'))).toBeUndefined();
    const poorer = pillarAt('praha', cost, stone - 1);
    arrange(poorer, it => Object.assign(it.players[0]?.goods ?? {}, { gold: 9, iron: 9, wool: 9, food: 9 }));
    expect(forbidden(poorer, contribute('praha'))).toBe('cannotPay R7.16');
    expect(isOffered(poorer, contribute('praha'))).toBe(false);
  });

rule('R7.16', 'the third contribution gains the third tile', () => {
  const state = pillarAt('praha', 'k1', 2);
  arrange(state, 1, { cathedrals: ['praha.c1'] });
  arrange(state, 2, { cathedrals: ['praha.c2'] });
  expect(scored(does(state, contribute('praha')), 0)).toBe(2 + 4);
  expect(playerOf(state, 0).cathedrals).toEqual(['praha.c3']);
});

rule('R7.15', 'without an own Pillar there is no contribution', () => {
  const state = pillarAt('praha', 'k1', 9);
  arrange(state, it => {
    it.map.costs.lyon = 'k1';
  });
  arrange(state, 1, { pillars: ['lyon'] });
  arrange(state, 0, { architect: 'lyon' });
  for (const town of ['lyon', 'frankfurt', 'tiletum'])
    expect(refuse(state, 0, contribute(town))).toEqual({ ...NO_PILLAR, with: { town } });
  expect(offered(state, 'contribute')).toEqual([contribute('praha')]);
});

rule('R7.18', 'every player contributes once to each Cathedral, and to as many as wanted', () => {
  const state = pillarAt('praha', 'k1', 9);
  arrange(state, it => Object.assign(it.map.costs, { lyon: 'k4' }));
  arrange(state, 0, { pillars: ['praha', 'lyon'] });
  does(state, contribute('praha'));
  expect(forbidden(state, contribute('praha'))).toBe('alreadyContributed R7.18');
  expect(offered(state, 'contribute')).toEqual([contribute('lyon')]);
  does(state, contribute('lyon'));
  expect(playerOf(state, 0).cathedrals).toEqual(['praha.c1', 'lyon.c1']);
  expect(owns(state)).toEqual({ stone: 9 - 2 - 3 });
});

rule('R7.18', "other players' contributions do not count for it", () => {
  const state = pillarAt('praha', 'k1', 2);
  arrange(state, 1, { pillars: ['praha'], cathedrals: ['praha.c1'] });
  expect(forbidden(state, contribute('praha'))).toBeUndefined();
});

rule('R7.19', 'the Architect is elsewhere, and the Pillar stays', () => {
  const state = pillarAt('praha', 'k1', 2);
  does(state, contribute('praha'));
  expect(playerOf(state, 0)).toMatchObject({
    architect: 'tiletum',
    pillars: ['praha'],
    supply: { houses: 2, pillars: 2 },
  });
  expect(waits(state)).toEqual(['dieAction']);
  expect(pointsLeft(state)).toBe(2);
});

rule('Q7.6', 'where no Cathedral tile is left nobody contributes', () => {
  const state = pillarAt('genova', 'k1', 2);
  arrange(state, 1, { cathedrals: ['genova.c1'] });
  expect(forbidden(state, contribute('genova'))).toBeUndefined();
  arrange(state, 2, { cathedrals: ['genova.c2'] });
  expect(forbidden(state, contribute('genova'))).toBe('noCathedralTileLeft Q7.6');
  expect(isOffered(state, contribute('genova'))).toBe(false);
});

rule('Q7.7', 'a Pillar that was placed in this turn will do', () => {
  const state = inAction('architect', 1, { goods: { stone: 2 }, architect: 'praha' });
  arrange(state, it => {
    it.map.costs.praha = 'k1';
  });
  expect(forbidden(state, contribute('praha'))).toBe('noPillarThere R7.15');
  const events = does(state, { type: 'buildPillar', town: 'praha' }, contribute('praha'));
  expect(scored(events, 0)).toBe(2 + 8);
});
