import type { FairTile } from '../components';

/** The three Fairs that join; the one that scores the King track leaves, and its Decree with it. */
export const SILVER_FAIR_TILES: readonly FairTile[] = [
  { id: 'fair-mine', points: 2, each: ['mines'] },
  { id: 'fair-technology', points: 2, each: ['technologyTiers'] },
  { id: 'fair-mineBuilding', points: 5, each: ['mines', 'undergroundBuildings'] },
];

export const LEAVING: readonly string[] = ['fair-kingTrack', 'king-and-country'];
