import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith } from './situation/arranging';
import { inAction, tookDie } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, isOffered, pointsLeft, scored, told, waits } from './situation/seeing';

/** The Merchant Action: steps and Houses (its Bonus tiles: mapTiles). */

const merchant = (to: string): Move => ({ type: 'step', piece: 'merchant', to });
const house = (space: string): Move => ({ type: 'buildHouse', space });

/** The Merchant stands here with points to spend. */
const standing = (at: string, points = 3, players = 3) =>
  inAction('merchant', points, { merchant: at }, { players });

rule('E9 R6.1 R6.20 R6.21', 'three points: two steps and a House', () => {
  const state = tookDie('merchant', 4, { merchant: 'arles' });
  const events = does(state, merchant('r-riviera'), merchant('genova'), house('genova.h1'));
  expect(told(events)).toEqual(['walk R6.20', 'walk R6.20', 'house R6.21', 'lapse Q8.24']);
  expect(playerOf(state, 0)).toMatchObject({
    merchant: 'genova',
    architect: 'tiletum',
    houses: ['tiletum.h1', 'genova.h1'],
    supply: { houses: 1, pillars: 2 },
  });
  expect(pointsLeft(state)).toBe(0);
});

rule('R6.20', 'a step leads to an adjacent space, a Town or a road, and only there', () => {
  const state = standing('koeln');
  for (const to of ['antwerpen', 'frankfurt', 'r-munster']) expect(isOffered(state, merchant(to))).toBe(true);
  for (const to of ['koeln', 'nuernberg', 'hamburg', 'tiletum']) {
    expect(forbidden(state, merchant(to))).toBe('notAdjacent R6.20');
    expect(isOffered(state, merchant(to))).toBe(false);
  }
  does(state, merchant('frankfurt'));
  expect(playerOf(state, 0).merchant).toBe('frankfurt');
  expect(pointsLeft(state)).toBe(2);
});

rule('R6.20 R6.5', 'the Architect is not moved by it', () =>
  expect(forbidden(standing('koeln'), { type: 'step', piece: 'architect', to: 'brugge' })).toBe(
    'otherAction R6.5',
  ),
);

rule('R6.21 R6.3', 'a House costs 1 point and stands in the Town of the Merchant', () => {
  const state = standing('koeln', 1);
  expect(forbidden(state, house('frankfurt.h1'))).toBe('merchantElsewhere R6.21');
  expect(isOffered(state, house('frankfurt.h1'))).toBe(false);
  does(state, house('koeln.h2'));
  expect(pointsLeft(state)).toBe(0);
  expect(playerOf(state, 0).houses).toEqual(['tiletum.h1', 'koeln.h2']);
  expect(forbidden(standing('koeln', 0), house('koeln.h2'))).toBe('tooFewPoints R6.3');
});

rule('R6.21', 'neither goods nor anybody else is touched', () => {
  const state = standing('koeln');
  const rest = () =>
    JSON.stringify([playerOf(state, 0).goods, playerOf(state, 0).score, state.players.slice(1)]);
  const before = rest();
  does(state, house('koeln.h2'), merchant('frankfurt'));
  expect(rest()).toBe(before);
});

rule('R6.22 Q6.4', 'any empty House space of the Town may be chosen, a taken one not', () => {
  const state = standing('venezia', 3, 4);
  const spaces = ['venezia.h1', 'venezia.h2', 'venezia.h3'];
  for (const space of spaces) expect(isOffered(state, house(space))).toBe(true);
  arrange(state, 2, { houses: ['venezia.h2'] });
  expect(forbidden(state, house('venezia.h2'))).toBe('houseSpaceTaken R6.22');
  expect(spaces.map(space => isOffered(state, house(space)))).toEqual([true, false, true]);
});

const MARKED = [
  ['frankfurt', 2, ['frankfurt.h1']],
  ['frankfurt', 3, ['frankfurt.h1', 'frankfurt.h2']],
  ['frankfurt', 4, ['frankfurt.h1', 'frankfurt.h2', 'frankfurt.h3']],
] as const;

for (const [town, players, exist] of MARKED)
  rule('R6.22 Q6.4', `with ${players} players ${town} has the spaces ${exist.join(', ')}`, () => {
    const state = standing(town, 3, players);
    for (const space of ['frankfurt.h1', 'frankfurt.h2', 'frankfurt.h3']) {
      const exists = exist.some(each => each === space);
      expect(forbidden(state, house(space))).toBe(exists ? undefined : 'noSuchSpace R6.22');
      expect(isOffered(state, house(space))).toBe(exists);
    }
  });

rule('R6.23 Q6.16', 'a second House in a Town is refused, and with it the bonus of its other space', () => {
  const state = standing('venezia');
  does(state, house('venezia.h2'));
  expect(forbidden(state, house('venezia.h1'))).toBe('houseAlreadyThere R6.23');
  expect(isOffered(state, house('venezia.h1'))).toBe(false);
  expect(forbidden(standing('tiletum'), house('tiletum.h3'))).toBe('houseAlreadyThere R6.23');
});

rule('R6.23', "other players' Houses in the Town and own ones elsewhere do not matter", () => {
  const state = standing('venezia');
  arrange(state, 0, { houses: ['tiletum.h1', 'wien.h1'] });
  arrange(state, 1, { houses: ['tiletum.h2', 'venezia.h1'] });
  expect(forbidden(state, house('venezia.h2'))).toBeUndefined();
});

rule('R6.24 Q6.17', 'the last House of the supply may be used, those on roofs not', () => {
  const state = standing('koeln');
  arrange(state, 0, { supply: { houses: 1 } });
  expect(forbidden(state, house('koeln.h1'))).toBeUndefined();
  arrange(state, 0, { supply: { houses: 0 } });
  expect(forbidden(state, house('koeln.h1'))).toBe('noHouseLeft R6.24');
});

rule('R6.25', 'a covered space pays its bonus at once', () => {
  const state = standing('venezia');
  const events = does(state, house('venezia.h1'));
  expect(told(events)).toEqual(['house R6.21', 'score R6.25']);
  expect(scored(events, 0)).toBe(5);
  expect(playerOf(state, 0).score).toBe(15);
});

rule('R6.25', 'the bonus of a Building waits before the next point is spent', () => {
  const state = standing('hamburg');
  arrange(state, 0, { buildings: buildingsWith({ 2: { rooms: ['ch-king-5', null] } }) });
  does(state, house('hamburg.h1'));
  expect(waits(state)).toEqual(['buildingBonuses']);
  expect(forbidden(state, merchant('r-munster'))).toBe('notNow R8.3');
  does(state, { type: 'chooseBuilding', building: 2 });
  does(state, { type: 'receive', tile: 'ch-king-5' }, merchant('r-munster'));
  expect(playerOf(state, 0).goods.gold).toBe(1 + 2);
});

rule('R6.25', 'a space without a bonus gives none', () => {
  const state = standing('basel');
  expect(told(does(state, house('basel.h1')))).toEqual(['house R6.21']);
  expect(pointsLeft(state)).toBe(2);
});

rule('Q6.19', 'the Town of the unavailable Cathedral takes Houses', () => {
  const state = standing('praha');
  arrange(state, it => {
    it.map.costs.praha = 'k9';
  });
  expect(forbidden(state, house('praha.h1'))).toBeUndefined();
});

rule('Q6.6 R6.2', 'steps, tiles and Houses come in any order, several times', () => {
  const state = standing('verona', 6);
  arrange(state, it => Object.assign(it.map.tiles, { 'verona.b1': 'b-vp4', 'venezia.b1': 'b-king3' }));
  does(state, house('verona.h1'), { type: 'pickUp', space: 'verona.b1' }, merchant('venezia'));
  does(state, { type: 'pickUp', space: 'venezia.b1' }, house('venezia.h1'), merchant('r-brenner'));
  expect(playerOf(state, 0)).toMatchObject({
    merchant: 'r-brenner',
    storehouse: ['b-vp4', 'b-king3'],
    houses: ['tiletum.h1', 'verona.h1', 'venezia.h1'],
  });
  expect(pointsLeft(state)).toBe(0);
});
