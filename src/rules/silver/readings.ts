import type { Box } from '../box';

/** What tables may read otherwise in the rules of this box. */

export interface SilverReadings {
  movementPoints: 'scattered' | 'block';
  resourceColour: 'either' | 'die' | 'yield';
  placingBelow: 'prospector' | 'anyAction';
  undergroundContracts: 'contracts' | 'helpers';
  extendedReach: 'way' | 'tile';
  silverTile: 'resource' | 'miscellaneous';
  characterSilver: 'no' | 'yes';
  tabletCosts: 'paid' | 'free' | 'never';
  prospectorDice: 'colour' | 'points';
}

export const SILVER_READINGS = {
  /** Whether the points of Prospector III are used one by one or all at once. */
  movementPoints: {
    values: ['scattered', 'block'],
    usual: 'scattered',
    rule: 'S3.19',
    ruling: 'SQ3.14',
    by: 'table',
  },
  /** Which dice are of the colour of a Resource Bonus tile. */
  resourceColour: {
    values: ['either', 'die', 'yield'],
    usual: 'either',
    rule: 'S3.24',
    also: ['S3.25'],
    ruling: 'SQ3.19',
    by: 'table',
  },
  /** Whether Merchant and Architect Actions build where a Prospector stands. */
  placingBelow: {
    values: ['prospector', 'anyAction'],
    usual: 'prospector',
    rule: 'S4.5',
    ruling: 'SQ4.3',
    by: 'table',
  },
  /** What the tiles for 4 Wool and 4 Iron are. */
  undergroundContracts: {
    values: ['contracts', 'helpers'],
    usual: 'contracts',
    rule: 'S11.11',
    ruling: 'SQ11.3',
    by: 'table',
  },
  /** For what the Cardinal's reach is extended where no place below is near. */
  extendedReach: { values: ['way', 'tile'], usual: 'way', rule: 'S14.4', ruling: 'SQ14.11', by: 'table' },
  /** What the Cardinal takes a tile for that brings Silver. */
  silverTile: {
    values: ['resource', 'miscellaneous'],
    usual: 'resource',
    rule: 'S15.5',
    ruling: 'SQ15.3',
    by: 'table',
  },
  /** Whether Visitors to the Curia bring the Cardinal the Silver of a Character. */
  characterSilver: { values: ['no', 'yes'], usual: 'no', rule: 'S2.1', ruling: 'SQ15.4', by: 'table' },
  /** What News of Travellers does with what a tablet brings at a price. */
  tabletCosts: {
    values: ['paid', 'free', 'never'],
    usual: 'paid',
    rule: 'S15.12',
    ruling: 'SQ15.5',
    by: 'table',
  },
  /** By what the Cardinal chooses between dice of both Prospector sections first. */
  prospectorDice: {
    values: ['colour', 'points'],
    usual: 'colour',
    rule: 'S15.1',
    ruling: 'SQ15.13',
    by: 'table',
  },
} as const satisfies Box<'silver'>['readings'];
