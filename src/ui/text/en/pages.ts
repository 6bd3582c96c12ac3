import type { Messages } from '../message';
import { englishCount as count } from './words';

/** Pages around the table: the end of a game and the rules. */
export const englishPages = {
  'final.asTable': 'Show as a table',
  'final.asChart': 'Show as a chart',

  'rules.contents': 'Contents',
  'rules.search': 'Search the rules',
  'rules.found': ({ n }: { n: number }) => `${count(n, 'rule')} found`,
  'rules.none': 'No rule holds all these words.',

  'rules.reconstructed': 'What we had to reconstruct',
  'rules.reconstructed.text':
    'The rules are those of the printed game. Some printed values could be read neither in the rulebook nor on a photograph: these are ours, chosen to fit what is known.',
  'rules.list.TOWNS': 'Towns',
  'rules.list.HOUSE_SPACES': 'House spaces',
  'rules.list.TILE_SPACES': 'Bonus tile spaces',
  'rules.list.ROADS': 'Road spaces',
  'rules.list.LINKS': 'Roads',
  'rules.list.CONTRACT_PILE': 'Contract tiles',
  'rules.list.BONUS_TILES': 'Bonus tiles',
  'rules.list.CHARACTER_TILES': 'Character tiles',
  'rules.list.CATHEDRAL_TILES': 'Cathedral tiles',
  'rules.list.COST_TILES': 'Construction costs',
  'rules.list.FAIR_TILES': 'Fair tiles',
  'rules.list.TOWN_TILES': 'Towns of the Fairs',
  'rules.list.CORRUPTION_TOKENS': 'Corruption tokens',
  'rules.list.KING_TRACK': 'King track',
  'rules.list.WHEEL': 'Wheel',
  'rules.list.DICE': 'Dice',
  'rules.list.BUILDINGS': 'Buildings',
  'rules.list.CONTRACT_SPACES': 'Contract spaces',
  'rules.list.DECREES': 'Decrees',
  'rules.list.CHALLENGES': 'Challenges',
  'rules.list.CARDINAL_LEVELS': 'Levels of the Cardinal',
  'rules.list.VALUES': 'Single values',
} satisfies Messages;
