import type { Box } from '../box';

/** What tables may read otherwise in the rules of this box. */

export interface SilverReadings {
  movementPoints: 'scattered' | 'block';
  resourceColour: 'either' | 'die' | 'yield';
  placingBelow: 'prospector' | 'anyAction';
  undergroundContracts: 'contracts' | 'helpers';
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
} as const satisfies Box<'silver'>['readings'];
