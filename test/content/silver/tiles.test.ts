import { BASE_CONTENTS, inPlay } from '../../../src/content';
import { SILVER_BONUS_TILES } from '../../../src/content/silver/bonusTiles';
import { PROSPECTORS } from '../../../src/content/silver/characters';
import { SILVER_CONTRACTS } from '../../../src/content/silver/contracts';
import { LEAVING, SILVER_FAIR_TILES } from '../../../src/content/silver/fairs';
import { UNDERGROUND_TILES } from '../../../src/content/silver/undergroundTiles';
import { rule } from '../../rule';
import { byPlayers } from '../lists';
import { faces } from './words';

const crests = [...SILVER_BONUS_TILES, ...UNDERGROUND_TILES, ...SILVER_CONTRACTS].flatMap(tile =>
  tile.kind === 'crest' ? [tile] : [],
);

rule('S1.1 SQ1.1', '14 Bonus tiles, 9 Characters, 4 Contracts and 3 Fairs join, one Fair leaves', () => {
  const [bonus, characters, contracts, fairs] = [
    BASE_CONTENTS.bonusTiles,
    BASE_CONTENTS.characterTiles,
    BASE_CONTENTS.contractPile,
    BASE_CONTENTS.fairTiles,
  ].map((list = []) => list.length);
  expect((bonus ?? 0) + SILVER_BONUS_TILES.length).toBe(68);
  expect((characters ?? 0) + PROSPECTORS.length).toBe(54);
  expect((contracts ?? 0) + SILVER_CONTRACTS.length).toBe(30);
  expect((fairs ?? 0) + SILVER_FAIR_TILES.length - 1).toBe(13);
});

rule('SQ1.2', 'the Fair of the King track leaves, and its Decree', () => {
  expect(LEAVING).toEqual(['fair-kingTrack', 'king-and-country']);
});

rule(
  'S1.4 SQ11.4 S11.1 S11.2',
  '27 Underground tiles: 15, 21 and 27 with two, three and four players',
  () => {
    expect(byPlayers(UNDERGROUND_TILES)).toEqual([15, 21, 27]);
    expect(faces(UNDERGROUND_TILES)).toEqual({
      'pay gold 2: unlock 1': '2 2 2',
      'crest hammer': '0 1 1',
      'recolour +1': '0 1 2',
      'pay silver 1: merchant 4': '1 1 1',
      'pay silver 1: architect 4': '1 1 1',
      'pay silver 1: king 4': '1 1 1',
      'pay silver 1: character 4': '0 1 1',
      'pay silver 1: contract 4': '0 0 1',
      'pay silver 1: joker 3': '1 1 2',
      'pay silver 1: identical 5': '1 2 2',
      'silver 1': '2 3 4',
      'unlock 1': '1 1 2',
      'pay gold 2: silver 1': '1 1 2',
      'prospector 2': '2 3 3',
      'contract wool 4: score 6, prospector 1': '1 1 1',
      'contract iron 4: score 6, prospector 1': '1 1 1',
    });
  },
);

rule('S11.1 S11.3', 'the 14 Bonus tiles', () => {
  expect(faces(SILVER_BONUS_TILES)).toEqual({
    'crest hammer': '1 1 1',
    'silver 1': '1 2 2',
    'prospector 2': '2 2 3',
    'pay gold 2: silver 1': '1 1 1',
    'pay gold 2: unlock 1': '0 1 1',
    'pay silver 1: identical 5': '1 1 1',
    'unlock 1': '0 0 1',
    'pay silver 1: joker 3': '1 1 1',
    'pay silver 1: merchant 4': '0 1 1',
    'recolour +1': '1 1 1',
    'pay silver 1: architect 4': '0 0 1',
  });
});

rule(
  'S11.4 S11.5 SQ11.1',
  'nine Characters of a sixth type, 5, 7 and 9 with two, three and four players',
  () => {
    expect(PROSPECTORS.map(({ character }) => character)).toEqual(Array(9).fill('prospector'));
    expect(byPlayers(PROSPECTORS)).toEqual([5, 7, 9]);
    expect(faces(PROSPECTORS)).toEqual({
      'gain gold 2': '1 1 2',
      'silver 1, gain gold 1': '1 1 2',
      'prospector 1': '1 2 2',
      'king 1': '1 1 1',
      'king 2': '0 1 1',
      'unlock 1': '1 1 1',
    });
  },
);

rule('S11.9 SQ11.8', 'three Contracts and a Crest', () => {
  expect(faces(SILVER_CONTRACTS)).toEqual({
    'contract wool 2 identical 3: score 4, silver 1': '1 1 1',
    'contract iron 2 identical 3: score 6, prospector 1': '1 1 1',
    'contract wool 2 iron 2: score 4, prospector 1': '1 1 1',
    'crest hammer': '1 1 1',
  });
});

rule('S11.10', 'three Crests of a seventh family', () => {
  expect(crests.map(({ crest }) => crest)).toEqual(['hammer', 'hammer', 'hammer']);
  expect([2, 3, 4].map(players => inPlay(crests, players).length)).toEqual([2, 3, 3]);
});

rule(
  'S13.6',
  'at the Fair of Technologies the King’s Surprises of the Cardinal count, and at no other',
  () => {
    expect(SILVER_FAIR_TILES.map(({ eachByItself }) => eachByItself?.join())).toEqual([
      undefined,
      'kingsSurprises',
      undefined,
    ]);
  },
);

rule('S11.6 S11.7 S11.8 SQ11.6', '2 for a Mine, 2 for a tier, 5 for a pair', () => {
  expect(SILVER_FAIR_TILES.map(({ points, each }) => [points, ...(each ?? [])].join(' '))).toEqual([
    '2 mines',
    '2 technologyTiers',
    '5 mines undergroundBuildings',
  ]);
});
