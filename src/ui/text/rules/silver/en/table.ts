import type { SilverRuleOf } from '../types';

/** Sections 1 and 2: set-up and silver. */
export const englishTableRules: Record<SilverRuleOf<1> | SilverRuleOf<2>, string> = {
  'S1.1':
    '14 Bonus tiles, 9 Characters and 3 Fair tiles join those of the base game before anything is drawn; 1 Fair tile leaves it.',
  'S1.2':
    'The King track is another one, and a second wheel, the Prospector wheel, lies upon the sections of the first.',
  'S1.3':
    'Each of the 3 Underground maps lies there with one of its two sides. In a first game all show side A.',
  'S1.4':
    'A Bonus tile lies face up on every tile space of these maps that is open for your number of players. The rest is the underground stack.',
  'S1.5':
    'Each Cathedral below gets a random price in silver or in gold, as its space says, and its tiles, the most valuable on top.',
  'S1.6':
    '3 of the 9 Technologies are in play. In a first game: Architect, Joker, Character. With the Resource Technology its 4 Bonus tiles come into play too.',
  'S1.7': 'Silver and X tiles are a general supply.',
  'S1.8': 'One side of the scoring overlay, drawn at random, decides what the end pays.',
  'S1.9': 'Everybody but the first player begins with 1 silver.',
  'S1.10':
    'You begin with 1 Prospector and 1 Mine at the start of map I. 2 Prospectors and 2 Mines are at hand, 3 Mines are still locked beside the King track.',
  'S1.11': 'Your marker stands before the first tier of each Technology.',
  'S1.12':
    'Another Pillar lies on your sixth Contract space, and is freed when a fulfilled Contract covers it.',
  'S1.13': 'Bonus Action point markers lie on a card of their own, no longer on the wheel.',
  'S1.14': 'The markers +4 and +3 are needed for the Character Technology only.',
  'S1.15': 'A score may be as high as you like: a marker counts 300 and 400.',
  'S2.1':
    'Silver is no resource: it can’t be bought, exchanged, chosen where any resource may be chosen, or given for a Contract.',
  'S2.2':
    'Silver pays for Technologies, for new Prospectors, for Cathedrals below that ask for it, and for what tiles and tablets cost.',
  'S2.3': 'At the end 2 silver are worth 1 point.',
};
