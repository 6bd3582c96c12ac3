import type { NumberedRule } from '../types';

/** Where a player reads another title than those who write the rules. */
export const titles: Partial<Record<NumberedRule, string>> = {
  'R10.2': 'King phase: the leader’s tile',
  'R14.2': 'Pieces of the Cardinal',
  'R14.3': 'Columns of the Cardinal',
  'R14.4': 'Bonus Action point markers of the Cardinal',
  'R14.6': 'The Cardinal is first in turn order',
  'R21.4a': 'Whispers in the King’s Ear',
};
