import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange } from './situation/arranging';
import { inAction, tookDie } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, isOffered, pointsLeft, told } from './situation/seeing';

/** The Architect Action: steps, Pillars (its Bonus tiles: mapTiles). */

const architect = (to: string): Move => ({ type: 'step', piece: 'architect', to });
const pillar = (town: string): Move => ({ type: 'buildPillar', town });

/** The Architect stands here with points to spend. */
function standing(at: string, points = 3) {
  const state = inAction('architect', points, { architect: at });
  arrange(state, it => {
    it.map.costs[at] = 'k1';
  });
  return state;
}

rule('E7 R6.1 R6.10 R6.11 R6.16', 'four points: two steps, a tile and a Pillar', () => {
  const state = tookDie('architect', 3, { architect: 'frankfurt' });
  arrange(state, it => {
    it.map.tiles['nuernberg.b1'] = 'b-king3';
    it.map.costs.praha = 'k1';
  });
  const moves: Move[] = [
    architect('nuernberg'),
    { type: 'pickUp', space: 'nuernberg.b1' },
    architect('praha'),
    pillar('praha'),
  ];
  const events = does(state, ...moves);
  expect(told(events)).toEqual(['walk R6.10', 'take R6.16', 'walk R6.10', 'pillar R6.11']);
  expect(playerOf(state, 0)).toMatchObject({
    architect: 'praha',
    merchant: 'tiletum',
    storehouse: ['b-king3'],
    pillars: ['praha'],
    supply: { houses: 2, pillars: 1 },
  });
  expect(pointsLeft(state)).toBe(0);
});

rule('E8 R6.1', 'a die of 2 gives 5 points', () => expect(pointsLeft(tookDie('architect', 2))).toBe(5));

rule('R6.10', 'a step leads to an adjacent space, a Town or a road, and only there', () => {
  const state = standing('frankfurt');
  const reach = ['koeln', 'strasbourg', 'nuernberg'];
  for (const to of reach) expect(isOffered(state, architect(to))).toBe(true);
  for (const to of ['frankfurt', 'praha', 'r-munster', 'tiletum']) {
    expect(forbidden(state, architect(to))).toBe('notAdjacent R6.10');
    expect(isOffered(state, architect(to))).toBe(false);
  }
  does(state, architect('koeln'), architect('r-munster'));
  expect(playerOf(state, 0).architect).toBe('r-munster');
  expect(pointsLeft(state)).toBe(1);
});

rule('R6.10 R6.5', 'the Merchant is not moved by it', () =>
  expect(forbidden(standing('frankfurt'), { type: 'step', piece: 'merchant', to: 'brugge' })).toBe(
    'otherAction R6.5',
  ),
);

rule('R6.11 R6.3', 'a Pillar costs 1 point and stands where the Architect is', () => {
  const state = standing('praha', 1);
  arrange(state, it => {
    it.map.costs.koeln = 'k2';
  });
  expect(forbidden(state, pillar('koeln'))).toBe('architectElsewhere R6.11');
  expect(isOffered(state, pillar('praha'))).toBe(true);
  does(state, pillar('praha'));
  expect(pointsLeft(state)).toBe(0);
  expect(forbidden(standing('praha', 0), pillar('praha'))).toBe('tooFewPoints R6.3');
});

rule('R6.11', 'in a Town without a Cathedral no Pillar stands', () => {
  expect(forbidden(standing('frankfurt'), pillar('frankfurt'))).toBe('noCathedral R6.11');
  expect(isOffered(standing('frankfurt'), pillar('frankfurt'))).toBe(false);
});

rule('R6.12', 'the last Pillar space may be taken, a further one is not there', () => {
  const state = standing('strasbourg');
  arrange(state, 1, { pillars: ['strasbourg'] });
  expect(forbidden(state, pillar('strasbourg'))).toBeUndefined();
  arrange(state, 2, { pillars: ['strasbourg'] });
  expect(forbidden(state, pillar('strasbourg'))).toBe('noPillarSpace R6.12');
});

rule('R6.13', 'one Pillar per player at a Cathedral, but one at each', () => {
  const state = standing('praha');
  arrange(state, 0, { pillars: ['koeln'] });
  expect(forbidden(state, pillar('praha'))).toBeUndefined();
  does(state, pillar('praha'));
  expect(forbidden(state, pillar('praha'))).toBe('pillarAlreadyThere R6.13');
  expect(playerOf(state, 0).pillars).toEqual(['koeln', 'praha']);
});

rule('R6.14', 'the unavailable Cathedral takes no Pillar', () => {
  const state = standing('praha');
  arrange(state, it => {
    it.map.costs.praha = 'k9';
  });
  expect(forbidden(state, pillar('praha'))).toBe('cathedralUnavailable R6.14');
  expect(isOffered(state, pillar('praha'))).toBe(false);
});

rule('R6.15 Q6.17', 'the last Pillar of the supply may be used, those on Contract spaces not', () => {
  const state = standing('praha');
  arrange(state, 0, { supply: { pillars: 1 } });
  expect(forbidden(state, pillar('praha'))).toBeUndefined();
  arrange(state, 0, { supply: { pillars: 0 }, contracts: [] });
  expect(forbidden(state, pillar('praha'))).toBe('noPillarLeft R6.15');
});

rule('Q6.6 R6.2', 'steps, tile and Pillar come in any order, several times', () => {
  const state = standing('praha', 6);
  arrange(state, it => Object.assign(it.map.tiles, { 'praha.b1': 'b-vp4', 'nuernberg.b1': 'b-king3' }));
  does(state, pillar('praha'), { type: 'pickUp', space: 'praha.b1' }, architect('nuernberg'), {
    type: 'pickUp',
    space: 'nuernberg.b1',
  });
  does(state, architect('praha'), architect('wien'));
  expect(playerOf(state, 0)).toMatchObject({
    architect: 'wien',
    storehouse: ['b-vp4', 'b-king3'],
    pillars: ['praha'],
  });
  expect(pointsLeft(state)).toBe(0);
});

rule('R6.10 R6.11', 'neither goods, score nor anybody else is touched', () => {
  const state = standing('praha');
  const rest = () =>
    JSON.stringify([playerOf(state, 0).goods, playerOf(state, 0).score, state.players.slice(1)]);
  const before = rest();
  does(state, pillar('praha'), architect('wien'));
  expect(rest()).toBe(before);
});
