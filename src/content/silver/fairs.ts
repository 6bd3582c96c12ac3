import type { FairTile } from '../components';

/** The three Fairs that join; the one that scores the King track leaves, and its Decree with it. */
export const SILVER_FAIR_TILES: readonly FairTile[] = [
  { id: 'fair-mine', points: 2, each: ['mines'], rule: 'S11.6' },
  {
    id: 'fair-technology',
    points: 2,
    each: ['technologyTiers'],
    eachByItself: ['kingsSurprises'],
    rule: 'S11.7',
  },
  { id: 'fair-mineBuilding', points: 5, each: ['mines', 'undergroundBuildings'], rule: 'S11.8' },
];

export const LEAVING: readonly string[] = ['fair-kingTrack', 'king-and-country'];
