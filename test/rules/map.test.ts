import { EUROPE } from '../../src/content';
import { distance, neighbours, path, placesOf } from '../../src/rules/map';
import { rule } from '../rule';

/** Ways on the map: London, the Channel, the Calais road, then Tiletum. */

const FROM_LONDON = ['r-channel', 'r-calais', 'tiletum'];

rule('R1.9 R16.4', 'a road space counts as a step', () => {
  expect(neighbours('london')).toEqual(['r-channel']);
  expect([...neighbours('brugge')].sort()).toEqual(['antwerpen', 'r-calais', 'tiletum']);
  expect(FROM_LONDON.map(place => distance('london', place))).toEqual([1, 2, 3]);
  expect(distance('tiletum', 'london')).toBe(3);
  expect(distance('london', 'london')).toBe(0);
});

rule('R16.4', 'a distance is the smallest number of steps: one more than from the nearest neighbour', () => {
  for (const from of placesOf(EUROPE))
    for (const to of placesOf(EUROPE).filter(place => place !== from))
      expect(distance(from, to)).toBe(1 + Math.min(...neighbours(from).map(next => distance(next, to))));
});

test('from a place that is none, nothing is to be reached', () => {
  expect(neighbours('atlantis')).toEqual([]);
  expect(distance('atlantis', 'london')).toBe(Infinity);
  expect(distance('london', 'atlantis')).toBe(Infinity);
  expect(path('london', 'atlantis')).toEqual([]);
});

rule('R16.4', 'a shortest walk goes from space to space, each one step nearer', () => {
  expect(path('london', 'tiletum')).toEqual(FROM_LONDON);
  expect(path('london', 'london')).toEqual([]);
  for (const to of placesOf(EUROPE)) {
    const walk = path('london', to);
    expect(walk).toHaveLength(distance('london', to));
    walk.forEach((place, at) => expect(neighbours(walk[at - 1] ?? 'london')).toContain(place));
    if (to !== 'london') expect(walk.at(-1)).toBe(to);
  }
});
