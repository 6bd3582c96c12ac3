import type { FairTile, TownTile } from './components';

/** What the Fair tiles pay: points of the tile plus of the round, for every full set of what is named. */
export const FAIR_TILES: readonly FairTile[] = [
  { id: 'fair-housePillar', points: 6, each: ['houses', 'pillars'] },
  { id: 'fair-kingTrack', points: 3 },
  { id: 'fair-house', points: 2, each: ['houses'] },
  { id: 'fair-contractCrest', points: 6, each: ['contracts', 'crests'] },
  { id: 'fair-contract', points: 3, each: ['contracts'] },
  { id: 'fair-contractCathedral', points: 5, each: ['contracts', 'cathedrals'] },
  { id: 'fair-crest', points: 3, each: ['crests'] },
  { id: 'fair-pillar', points: 2, each: ['pillars'] },
  { id: 'fair-upperCharacters', points: 3, each: ['upperFloors'] },
  { id: 'fair-filledBuildings', points: 5, each: ['filledBuildings'] },
  { id: 'fair-cathedral', points: 4, each: ['cathedrals'] },
];

/** Where the Fairs of rounds 2 to 4 may be; the first is always in START_TOWN. */
export const TOWN_TILES: readonly TownTile[] = [
  { id: 'fairtown-antwerpen', town: 'antwerpen' },
  { id: 'fairtown-troyes', town: 'troyes' },
  { id: 'fairtown-lyon', town: 'lyon' },
  { id: 'fairtown-frankfurt', town: 'frankfurt' },
  { id: 'fairtown-nuernberg', town: 'nuernberg' },
  { id: 'fairtown-hamburg', town: 'hamburg' },
  { id: 'fairtown-genova', town: 'genova' },
  { id: 'fairtown-verona', town: 'verona' },
];

/** The points that the board adds to the Fair tile of each round. */
export const FAIR_ROW = [1, 2, 3, 4] as const;
