import type { SilverRule } from '../types';

/** Where a player reads another title than those who write the rules. */
export const silverTitles: Partial<Record<SilverRule, string>> = {
  'S3.4': 'Main Actions',
  'S7.1': 'The Prospector wheel',
  'S12.6': 'His pieces',
  'S15.1': 'Two Actions',
  'S15.3': 'A Crest in reach',
  'S16.2': 'His product',
  'S16.3': 'His Contracts and resources',
  'S16.4': 'His silver',
};
