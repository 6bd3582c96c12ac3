import type { Asked } from '../../types';
import type { SilverRuling } from '../types';

/** Sections 12 to 16. */
export const englishSilverQuestionsSolo = {
  'SQ12.2': [
    'Do five Challenges of my own choice make it the hard level?',
    'No, what he gets more belongs to the level.',
  ],
  'SQ12.3': ['How many Pillars has he?', '8, all at hand.'],
  'SQ13.2': ['Does he spend silver of a card on more cards?', 'No, he keeps it for the next round.'],
  'SQ13.3': ['Do markers add to the Actions of cards?', 'No.'],
  'SQ13.4': [
    'What if his Prospector is on map III already?',
    'The card brings him 6 points, and round 3 brings no other one.',
  ],
  'SQ13.5': ['In which Fair town does he build?', 'In that of the next Fair with a free space.'],
  'SQ13.6': ['Which Cathedral is the cheapest?', 'That with the lowest sum of cost tile and top tile.'],
  'SQ13.8': ['What if the deck runs out?', 'He draws and pays for no more cards than there are.'],
  'SQ13.9': ['Does he save silver for Surprises?', 'No, he contributes whenever he can pay.'],
  'SQ13.10': [
    'Does gold replace gold or silver that he lacks for a Cathedral?',
    'No, only stone is replaced.',
  ],
  'SQ13.15': ['What does a House or Pillar of a card bring?', 'Its printed points, and nothing else.'],
  'SQ14.1': ['Which piece comes first if the card names none?', 'Mine, then Pillar, then House.'],
  'SQ14.2': [
    'Is a near town better than a far one?',
    'Not within his reach. Beyond it the shortest way comes first.',
  ],
  'SQ14.3': [
    'Which space of the town does he take?',
    'The highest gold for a Mine, the most points for a House.',
  ],
  'SQ14.7': ['Must he walk?', 'No, he may already stand there.'],
  'SQ14.10': [
    'What if he can prospect nothing by a King’s Surprise?',
    'He skips it: cards never draw other cards.',
  ],
  'SQ14.11': ['Is the Bonus tile also within the longer reach that he pays for?', 'No, only the way is.'],
  'SQ15.2': ['Where does he look for a Crest that his card wants?', 'Only on the map where it lies.'],
  'SQ15.5': ['What does he pay for tablets?', 'Gold if he has it; never silver.'],
  'SQ15.7': ['When does the Prospector’s Guild act?', 'After resources and Bonus tile, before his Action.'],
  'SQ15.13': [
    'How does he choose between dice of two sections of the Prospector?',
    'By the colours of his card, then by points.',
  ],
  'SQ15.16': ['What about a sixth family in his five columns?', 'Once five are begun he ignores the others.'],
  'SQ16.1': ['Are there King’s Surprises after round 4?', 'No, the silver counts.'],
  'SQ16.2': ['Does he score Completed Buildings?', 'No.'],
} satisfies Partial<Record<SilverRuling, Asked>>;
