import { LINKS, ROADS, START_TOWN, TOWN_TILES, TOWNS, townOf } from '../../src/content';
import { rule } from '../rule';
import { byPlayers, CATHEDRALS, distance, ids, neighbours, otherTowns, SPACES, sum } from './lists';

const townsWithin = (steps: number, from: string): string[] =>
  ids(TOWNS).filter(id => id !== from && distance(from, id) <= steps);

rule('R1.8', 'the map is one graph of Towns and road spaces', () => {
  expect(TOWNS).toHaveLength(21);
  expect(ROADS).toHaveLength(17);
  expect(LINKS).toHaveLength(52);
  for (const link of LINKS) for (const end of link) expect(SPACES).toContain(end);
  for (const space of SPACES) expect(distance('tiletum', space)).toBeLessThan(Infinity);
});

test('no link is there twice or leads back to its own space', () => {
  const links = LINKS.map(link => [...link].sort().join());
  expect(new Set(links).size).toBe(links.length);
  for (const [a, b] of LINKS) expect(a).not.toBe(b);
});

test('London is the only dead end', () => {
  expect(SPACES.filter(space => neighbours(space).length === 1)).toEqual(['london']);
});

rule('R1.9', 'a road space is a step of its own and carries nothing', () => {
  expect(neighbours('r-riviera').sort()).toEqual(['arles', 'genova']);
  expect(distance('arles', 'r-riviera')).toBe(1);
  expect(distance('arles', 'genova')).toBe(2);
  for (const road of ROADS) expect(Object.keys(road).sort()).toEqual(['id', 'kind', 'name', 'x', 'y']);
});

rule('R1.10', 'a Town has House spaces and perhaps Bonus tile spaces and one Cathedral', () => {
  for (const town of TOWNS) expect(town.houses.length).toBeGreaterThan(0);
  expect(ids(TOWNS.filter(({ tiles }) => tiles.length === 0))).toEqual(['tiletum']);
  expect([...CATHEDRALS].sort()).toEqual(
    ['london', 'paris', 'lyon', 'koeln', 'strasbourg', 'praha', 'milano', 'firenze', 'genova'].sort(),
  );
});

test('everybody begins in Tiletum', () => {
  expect(townOf(START_TOWN).name).toBe('Tiletum');
  expect(byPlayers(townOf(START_TOWN).houses)).toEqual([2, 3, 4]);
});

describe('what the printed examples say', () => {
  test('M1: Frankfurt–Nürnberg and Nürnberg–Praha are one step', () => {
    expect(distance('frankfurt', 'nuernberg')).toBe(1);
    expect(distance('nuernberg', 'praha')).toBe(1);
  });

  test('M2: Praha, London, Paris, Lyon and Köln have Cathedrals', () => {
    expect(CATHEDRALS).toEqual(expect.arrayContaining(['praha', 'london', 'paris', 'lyon', 'koeln']));
  });

  test('M3: Arles–Genova is two steps', () => {
    expect(distance('arles', 'genova')).toBe(2);
  });

  test('M4: one step from Strasbourg lie Frankfurt and Troyes and no other Town', () => {
    expect(townsWithin(1, 'strasbourg').sort()).toEqual(['frankfurt', 'troyes']);
  });

  test('M5: Frankfurt–Troyes is two steps', () => {
    expect(distance('frankfurt', 'troyes')).toBe(2);
  });

  test('M6: London–Venice is nine steps', () => {
    expect(distance('london', 'venezia')).toBe(9);
  });

  test('M7: within six steps of London lie the Cathedrals of Paris, Lyon and Köln, no others', () => {
    const near = townsWithin(6, 'london').filter(id => CATHEDRALS.includes(id));
    expect(near.sort()).toEqual(['koeln', 'lyon', 'paris']);
  });

  test('M8: Antwerpen and Brugge, within six steps of London, have a Bonus tile with two players', () => {
    for (const id of ['antwerpen', 'brugge']) {
      expect(distance('london', id)).toBeLessThanOrEqual(6);
      expect(byPlayers(townOf(id).tiles)[0]).toBe(1);
    }
  });

  test('M9: the Towns that are named are there, and Firenze is near Venice', () => {
    const named = [
      ...['Firenze', 'Venice', 'Verona', 'Frankfurt', 'Troyes', 'Strasbourg', 'Arles', 'Genova', 'Nürnberg'],
      ...['Praha', 'London', 'Paris', 'Lyon', 'Köln', 'Antwerpen', 'Brugge', 'Tiletum', 'Milano', 'Hamburg'],
    ];
    expect(TOWNS.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
    expect(distance('firenze', 'venezia')).toBeLessThanOrEqual(3);
  });

  test('M10: Frankfurt and Verona may have a Fair, and no Fair town is more than seven moves away', () => {
    const towns = TOWN_TILES.map(({ town }) => town);
    expect(new Set(towns).size).toBe(8);
    expect(towns).toEqual(expect.arrayContaining(['frankfurt', 'verona']));
    expect(towns).not.toContain('tiletum');
    for (const town of towns) expect(distance('tiletum', townOf(town).id)).toBeLessThanOrEqual(7);
  });

  test('M14: with two players every Town has one House space', () => {
    for (const town of otherTowns) expect([town.id, byPlayers(town.houses)[0]]).toEqual([town.id, 1]);
  });

  test('M15: most Towns hold the Houses of one or two players only, none of four', () => {
    const sizes = otherTowns.map(town => town.houses.length);
    expect(sizes.filter(size => size <= 2).length / sizes.length).toBeGreaterThan(0.6);
    expect(Math.max(...sizes)).toBe(3);
  });

  test('Venice has a Bonus tile with two players, Nürnberg at least with four', () => {
    expect(byPlayers(townOf('venezia').tiles)[0]).toBe(1);
    expect(byPlayers(townOf('nuernberg').tiles)[2]).toBe(1);
  });
});

describe('room for everybody, but not everywhere', () => {
  test('House spaces outside Tiletum: enough for seven Houses each, yet no more than half as many again', () => {
    const spaces = byPlayers(otherTowns.flatMap(town => town.houses));
    expect(spaces).toEqual([20, 27, 34]);
    for (const [index, players] of [2, 3, 4].entries()) {
      expect(spaces[index]).toBeGreaterThanOrEqual(7 * players);
      expect(spaces[index]).toBeLessThanOrEqual(10.5 * players);
    }
  });

  test('every House space shows nothing, points or the bonuses of a Building', () => {
    for (const { bonus } of TOWNS.flatMap(town => town.houses)) {
      expect(bonus.length).toBeLessThanOrEqual(1);
      for (const effect of bonus) expect(['score', 'buildingBonuses']).toContain(effect.do);
    }
  });

  test('Bonus tile spaces: 12, 16 and 20', () => {
    expect(byPlayers(TOWNS.flatMap(town => town.tiles))).toEqual([12, 16, 20]);
  });

  test.each([
    [2, 14, 18],
    [3, 21, 27],
    [4, 20, 36],
  ])(
    'with %i players and one Cathedral unavailable %i to %i Pillars find a space',
    (players, least, most) => {
      const places = CATHEDRALS.map(id => Math.min(players, townOf(id).pillars ?? 0));
      const worst = sum(places) - Math.max(...places);
      expect(worst).toBeGreaterThanOrEqual(least);
      expect(worst).toBeLessThanOrEqual(most);
    },
  );

  test('no Cathedral is more than eight moves from Tiletum', () => {
    for (const id of CATHEDRALS) expect(distance('tiletum', id)).toBeLessThanOrEqual(8);
  });
});
