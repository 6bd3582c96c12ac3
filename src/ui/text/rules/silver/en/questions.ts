import type { Asked } from '../../types';
import type { SilverRuling } from '../types';

/** Sections 1 to 11. */
export const englishSilverQuestions = {
  'SQ1.2': [
    'Which Fair leaves the game?',
    'That of the King track. The printed picture can’t be read; this is our choice.',
  ],
  'SQ1.3': ['Does the Prospector Action begin with a Bonus tile?', 'Yes, with one.'],
  'SQ1.6': ['Does the first Mine pay when it is set up?', 'No, but it counts from then on.'],
  'SQ1.9': ['Can a Cathedral below be the unavailable one?', 'No, only one above.'],
  'SQ2.2': ['Can anything be paid in place of silver?', 'No.'],
  'SQ3.1': ['May I skip a tier?', 'No, you pay one after the other.'],
  'SQ3.2': [
    'Does a tier help the Action that is under way?',
    'No: what helps an Action must be yours as it begins, and what helps a die before you take it.',
  ],
  'SQ3.3': [
    'Do the tiers of an Action help a Joker that is used for it?',
    'Yes, together with those of the Joker.',
  ],
  'SQ3.5': ['Does Character II help the Action that is under way?', 'Yes, if it uses a marker.'],
  'SQ3.6': [
    'Does the Character that completes a Building bring its bonus twice?',
    'Yes, with Character III.',
  ],
  'SQ3.8': [
    'May I turn a die by 3 and by 1?',
    'Yes, as often as you like. You are always charged the cheapest way.',
  ],
  'SQ3.9': [
    'What decides whether my die is a new one?',
    'Its colour as a die, and its value after turning. Your first die of a round always is.',
  ],
  'SQ3.11': [
    'May I look at the stack without room in my Storehouse?',
    'No, make room first. You may keep one of the tiles or none.',
  ],
  'SQ3.12': ['Who is first with King II?', 'The new turn order decides.'],
  'SQ3.13': ['Does Merchant II count Houses of other effects?', 'Yes, each House once.'],
  'SQ3.14': [
    'Must both points of Prospector III be used at once?',
    'No, they may be scattered over the turn. Markers don’t add to them.',
  ],
  'SQ3.15': ['Which resource does Contract I spare me?', 'Any one of the Contract, also of three alike.'],
  'SQ3.16': [
    'When may I turn up Contracts?',
    'At any moment of your Contract Action, once. Tasks may make room meanwhile.',
  ],
  'SQ3.18': [
    'Where may tokens of my Resource Bonus tile be gold?',
    'Wherever gold is paid, never where something is gained or counted.',
  ],
  'SQ3.20': [
    'How is a Joker split?',
    'As you like, with at least 1 point on each side. Markers and tiers of each Action are added to its own part; the first part ends before the second begins.',
  ],
  'SQ3.21': ['May I buy tiers outside my turn?', 'No.'],
  'SQ3.25': [
    'When does my Action begin?',
    'When you say so, with its first point at the latest. Tasks before that count as earlier.',
  ],
  'SQ4.1': ['Is the start of a map a town?', 'No. Its Mine spaces are for the first Mines alone.'],
  'SQ4.2': [
    'How near must my Prospector be for a House or Pillar of an effect?',
    'In the town itself; for a tablet anywhere on its map.',
  ],
  'SQ4.3': ['May the Merchant or the Architect build below?', 'No, their Actions serve the map above.'],
  'SQ4.4': ['Is a House below present at a Fair?', 'No, it only counts.'],
  'SQ4.7': ['May I pay stone where a Cathedral asks for gold?', 'No.'],
  'SQ5.1': [
    'Must I do what a tablet says?',
    'What you simply gain comes by itself. Actions, payments, pieces and the cheaper tier you may decline; the X comes all the same.',
  ],
  'SQ5.3': ['Does a Mine of a tablet pay?', 'Yes, like every Mine that is placed.'],
  'SQ5.4': ['What if I have no Prospector for a free one?', 'It is lost, and the X comes all the same.'],
  'SQ5.6': ['What does the cheaper tier cost?', '1 silver, on any tier.'],
  'SQ5.7': ['Where is my Prospector while its tablet works?', 'Already in the next space.'],
  'SQ6.1': ['What if no Mine is locked any more?', 'Nothing happens.'],
  'SQ7.1': ['Which section counts when I turn my die?', 'That of its new value.'],
  'SQ7.2': ['How many steps does the sign of movement give?', 'One in the turn, with one Prospector.'],
  'SQ7.4': ['Do Helpers with points serve the Prospector Action?', 'Yes.'],
  'SQ7.6': ['When may I use the movement point?', 'Any time after taking the die, also between points.'],
  'SQ8.3': ['Is there income in round 4?', 'Yes, as always.'],
  'SQ8.4': [
    'Does King II change the turn order of the next round?',
    'No, it was set before. Only the marker moves.',
  ],
  'SQ8.5': ['May I leave a Mine locked?', 'No, it is unlocked by itself.'],
  'SQ10.2': ['Which pieces does the end count?', 'Those on the maps, the first House and Mine too.'],
  'SQ11.2': ['Are there more Buildings for the new family?', 'No, five of six families find a place.'],
  'SQ11.5': ['May three alike be the resource that a Contract names anyway?', 'Yes, or gold, never silver.'],
  'SQ11.9': [
    'May I use up a Helper without effect?',
    'Yes, unless it has a price: that has to be paid in full.',
  ],
} satisfies Partial<Record<SilverRuling, Asked>>;
