import { COUNTS, FAIR_ROW, FAIR_TILES, fairOf, inPlay, TOWN_TILES, townOf } from '../../src/content';

test('what every Fair tile pays for, and how much', () => {
  const tiles = FAIR_TILES.map(({ id, points, each }) => [id, points, each?.join(' + ')]);
  expect(tiles).toEqual([
    ['fair-housePillar', 6, 'houses + pillars'],
    ['fair-kingTrack', 3, undefined],
    ['fair-house', 2, 'houses'],
    ['fair-contractCrest', 6, 'contracts + crests'],
    ['fair-contract', 3, 'contracts'],
    ['fair-contractCathedral', 5, 'contracts + cathedrals'],
    ['fair-crest', 3, 'crests'],
    ['fair-pillar', 2, 'pillars'],
    ['fair-upperCharacters', 3, 'upperFloors'],
    ['fair-filledBuildings', 5, 'filledBuildings'],
    ['fair-cathedral', 4, 'cathedrals'],
  ]);
});

test('only the King track is not counted in sets, and everything else that can be counted is', () => {
  expect(FAIR_TILES.filter(({ each }) => each === undefined)).toHaveLength(1);
  expect(new Set(FAIR_TILES.flatMap(({ each = [] }) => each))).toEqual(new Set(COUNTS));
});

test('the board adds 1 to 4, so a Contract is worth 6 at the Fair of round 3', () => {
  expect(FAIR_ROW).toEqual([1, 2, 3, 4]);
  expect(FAIR_ROW[2] + fairOf('fair-contract').points).toBe(6);
});

test('every Fair town has a House space with two players', () => {
  for (const { town } of TOWN_TILES) expect(inPlay(townOf(town).houses, 2)).toHaveLength(1);
});
