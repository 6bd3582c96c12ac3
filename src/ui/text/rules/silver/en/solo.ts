import type { SilverRuleOf } from '../types';

/** Sections 12, 13 and 16: alone, from set-up to the end. */
export const englishSoloRules: Record<SilverRuleOf<12> | SilverRuleOf<13> | SilverRuleOf<16>, string> = {
  'S12.1':
    'Set up for 2 players with Silver, then as for a game alone. You begin with 1 silver, the Cardinal with none.',
  'S12.2': '6 Decrees are replaced by new ones of the same name; 3 belong to the new Fairs.',
  'S12.3':
    'Pillars of History or Houses of Destiny, as the overlay asks, takes the place of Everlasting Fame.',
  'S12.4': '4 Challenges join the other 8.',
  'S12.5': 'The 12 cards of the King’s Surprise are shuffled.',
  'S12.6': 'He begins with a Prospector and a Mine on map I. All his other Mines are at hand.',
  'S12.7': 'He takes no notice of Technologies.',
  'S12.8': 'On the hard level he also begins with 1 silver and on 30 points.',
  'S13.1':
    'His second Prospector comes to map II before round 2, his third to map III before round 3, for nothing.',
  'S13.2': 'The sign of movement means nothing to him, unless a Challenge says so.',
  'S13.3': 'He gets the income of his Mines, points and ribbon like you, and has no Mine to unlock.',
  'S13.4':
    'After the King phases of rounds 1 to 3 he pays 5, 3 or 1 silver, as much as he can, and draws 3, 2 or 1 King’s Surprises.',
  'S13.5':
    'He resolves card by card, line by line. What is impossible he skips; the rest happens. Used cards go under his board.',
  'S13.6': 'At the Fair of Technologies he counts those cards.',
  'S13.7': 'For Cathedrals below he has to pay their gold or silver.',
  'S16.1': 'You score as ever.',
  'S16.2': 'He scores the product of the overlay, with Mines where he has more of them.',
  'S16.3': 'He fulfils his last Contracts, and scores resources, as without Silver.',
  'S16.4': 'After that each of his silver is worth 1 point. He has no tiers.',
  'S16.5': 'You win with more points than he has.',
};
