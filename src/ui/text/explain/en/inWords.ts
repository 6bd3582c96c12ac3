import { englishList as list } from '../../en/words';
import type { Messages } from '../../message';

/** The table in words. */
export const englishInWords = {
  'inWords.title': 'The table in words',
  'inWords.wheel': 'The wheel, action by action',
  'inWords.king': 'King’s favour and the order of turns',
  'inWords.map': 'The map, the nearest first',
  'inWords.offers': 'The offers',
  'inWords.boards': 'The boards',
  'inWords.more': 'What else lies there',
  'inWords.next': ({ places }: { places: readonly string[] }) => `Next to it: ${list(places)}.`,
  'inWords.possible': ({ way }: { way: string }) => `Possible: ${way}.`,
  'inWords.refused': ({ why }: { why: string }) => `Not now: ${why}`,
} satisfies Messages;
