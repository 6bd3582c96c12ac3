import type { Asked, Ruling } from '../types';

/** Sections 14 to 23. */
export const englishQuestionsSolo = {
  'Q14.2': ['Does the Cardinal start with a House where his Merchant is?', 'No, only in Tiletum.'],
  'Q14.3': ['Which tiles and spaces are in use?', 'Those of 2 players, with 10 dice of which 8 are rolled.'],
  'Q15.1': ['What if no die fits any Decree?', 'That cannot happen: Worldly Riches takes any die.'],
  'Q15.2': [
    'Which comes first, the Joker or the colour?',
    'First he chooses the section, then the colour in it.',
  ],
  'Q15.3': ['Do his markers count for his reach?', 'Yes.'],
  'Q15.7': ['Where does his Merchant’s reach begin?', 'Where the Merchant stands now.'],
  'Q15.8': ['Is a tile in the town of his piece in reach?', 'Yes.'],
  'Q15.11': ['Does his House in Tiletum count?', 'Yes.'],
  'Q15.12': ['Am I higher if we share a position?', 'No, he comes first on a tie.'],
  'Q15.14': ['What if his two dice are equal?', 'The pawn stays on the leftmost card.'],
  'Q15.17': ['Which row of colours counts after the pawn moved on?', 'That of the card where it stands now.'],
  'Q16.3': ['What if his Architect cannot build?', 'He skips the Pillar and goes on with the other steps.'],
  'Q16.4': ['Must the Cathedral that he heads for have a free space?', 'Yes.'],
  'Q16.8': ['Which Fair is the next one?', 'That of the present round.'],
  'Q16.10': ['What if he has no House left?', 'He skips building, but still takes a tile and moves.'],
  'Q16.12': [
    'How valuable is the bonus of a Character?',
    'All its numbers added: resources, points, Action points, steps and buildings.',
  ],
  'Q16.15': ['May he mix resources where I must pay identical ones?', 'Yes.'],
  'Q17.2': ['What about his sixth Crest?', 'It waits: there is one space for each column.'],
  'Q17.5': ['Does he keep gold for a better use?', 'No, he pays in the fixed order of his Tasks.'],
  'Q19.1': [
    'Does a Crest that he already has still come first?',
    'Yes, after those that he lacks. It then leaves the game.',
  ],
  'Q19.3': ['Must he take a tile of no use?', 'Yes, he takes the best one in reach.'],
  'Q20.5': ['Does Corruption push him too?', 'Yes.'],
  'Q20.7': ['Does he lose points on a red position?', 'Yes, before he returns.'],
  'Q21.3': ['Which resource does Deep Coffers add?', 'One more of the colour of the die.'],
  'Q21.5': ['Do two Challenges apply to one tile?', 'Yes, all that fit.'],
  'Q22.1': ['May I play without any Challenge?', 'Yes.'],
  'Q23.1': ['Does the turn order break a tie with the Cardinal?', 'No, he wins every tie.'],
} satisfies Partial<Record<Ruling, Asked>>;
