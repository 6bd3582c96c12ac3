import type { SilverRuleOf } from '../types';

/** Sections 7 to 9: the Prospector wheel and its Action, King phase, Clean-up. */
export const englishRound: Record<SilverRuleOf<7> | SilverRuleOf<8> | SilverRuleOf<9>, string> = {
  'S7.1':
    'The Prospector wheel marks 2 neighbouring sections with the Prospector Action, and another one with the sign of movement.',
  'S7.2': 'A die of a marked section offers 2 Actions. You choose one of them.',
  'S7.3':
    'You may take the Bonus tile of the Action that you choose. The Prospector Action has a single tile for both sections.',
  'S7.4': 'It has 7 minus the value of the die in points, and those of markers and Technologies.',
  'S7.5':
    'For 1 point each, in any order and as often as you like: a step; a Bonus tile in the town of a Prospector; a Mine, a Pillar or a House in the town of a Prospector.',
  'S7.6': 'You choose between the 2 Actions as you take the die, before tile and resources.',
  'S7.7': 'A Joker may be used as Prospector Action; its Bonus tile is that of the Joker.',
  'S7.8': 'Wherever you may choose an Action, the Prospector Action is one of them.',
  'S7.9':
    'With a die of the section of movement one Prospector may go 1 step in this turn, as a Task, whatever the Action.',
  'S8.1': 'First everybody gets 1 silver for each Mine on the maps, and what Merchant III pays.',
  'S8.2': 'Then the leader takes the Bonus tile or leaves it; in round 4 there are 4 points instead.',
  'S8.3': 'Everybody scores the points of the space and gets the silver of the ribbon beside it.',
  'S8.4': 'Whoever stands on 0 points or above unlocks 1 Mine.',
  'S8.5': 'The new turn order and the markers on red follow the base rules.',
  'S8.6': 'At the end come the King Actions of King II and, alone, the King’s Surprises.',
  'S8.7': 'Corruption works as ever.',
  'S9.1':
    'The Prospector Action gets a new Bonus tile where its tile was taken. Spaces below are not filled again.',
  'S9.2':
    'The wheel turns one section, then the Prospector wheel turns back one: its Action falls back by 2 values.',
};
