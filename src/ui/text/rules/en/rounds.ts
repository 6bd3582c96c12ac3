import type { RuleOf } from '../types';

export const englishRounds: Record<RuleOf<3> | RuleOf<4>, string> = {
  'R3.1': 'The game has exactly four rounds.',
  'R3.2': 'Each round has five phases: Preparation, Action, King, Fair and Clean-up.',
  'R3.3': 'The Action phase has three cycles. In each of them everybody takes one turn.',
  'R3.4': 'A Corruption token is turned up before each cycle: three in a round, twelve in a game.',
  'R3.5': 'The turn order stays the same until the King phase.',
  'R3.6': 'Round 4 has no Clean-up: the final scoring follows its Fair.',
  'R3.7': 'Everybody takes twelve turns in a game.',
  'R4.1a': 'With 2 players 8 dice are drawn from the bag.',
  'R4.1b': 'With 3 players 11 dice are drawn from the bag.',
  'R4.1c': 'With 4 players 14 dice are drawn from the bag.',
  'R4.2': 'All of them are rolled at once. Those left in the bag rest this round.',
  'R4.3': 'Every die goes to the section of its value, whatever its colour.',
  'R4.4': 'All dice are open to everybody.',
};
