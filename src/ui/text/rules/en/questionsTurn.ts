import type { Asked, Ruling } from '../types';

/** Sections 1 to 6. */
export const englishQuestionsTurn = {
  'Q1.2': [
    'Is the rightmost Building filled?',
    'Yes, from the start, but it holds no Character and gives no Character bonus.',
  ],
  'Q1.3': [
    'Do pieces block each other?',
    'No. Any number of Merchants and Architects share a space, road spaces too.',
  ],
  'Q2.1': [
    'Does the House in Tiletum bring a bonus?',
    'No. Everybody has one there, and it takes no space from others.',
  ],
  'Q2.3': ['Does everybody take part in the first Fair?', 'Yes: the House in Tiletum is enough.'],
  'Q2.4': ['May I look through the piles?', 'No. Only the stacks of Cathedral tiles are open.'],
  'Q3.1': ['Does moving up the King track change the turn order at once?', 'No, only the King phase does.'],
  'Q3.2': ['May I pass my turn?', 'No, you take a die. You need not spend its points.'],
  'Q4.2': ['Can the dice run out?', 'No, two are always left at the end of a round.'],
  'Q5.2': ['Can gold of the die pay for turning it?', 'No, it is turned before you take it.'],
  'Q5.3': ['May I do Tasks before I take my die?', 'Yes.'],
  'Q5.4': ['Do I pay for the shorter way round?', 'Yes, always: from 6 to 2 are two steps.'],
  'Q5.5': [
    'When do I take the Bonus tile of the wheel?',
    'Right after the die and before its resources. Tasks may come before that, afterwards it is too late.',
  ],
  'Q5.6': ['May resources of the die make room for its tile?', 'No, they come after the tile.'],
  'Q5.7': [
    'When does the Helper that changes the colour leave?',
    'As soon as you use it, so that its space is free.',
  ],
  'Q5.8': [
    'Do Contracts in the Storehouse count for the limit of six?',
    'No, only covered Contract spaces do.',
  ],
  'Q5.9': ['Can I take Crests when my Contract spaces are full?', 'Yes, the limit is for Contracts only.'],
  'Q5.10': ['May I refuse the resources of my die?', 'No.'],
  'Q5.11': ['May I take a tile that I cannot use now?', 'Yes, it waits in its space.'],
  'Q5.13': ['What if the Contract pile is empty?', 'The offer slides to the right and keeps its gaps.'],
  'Q5.14': ['May I use a Helper or do a Task outside my turn?', 'No, not in the King phase either.'],
  'Q5.17': [
    'May I make room after I paid for a tile?',
    'No, paying and taking is one step. Make room first.',
  ],
  'Q5.19': [
    'Until when may I change the colour of my die?',
    'While you choose it. A Helper that came with this die is too late for it.',
  ],
  'Q6.1': ['Must I spend all points?', 'No, in no Action.'],
  'Q6.2': ['Must the King Action use all its points?', 'No, you may stop anywhere.'],
  'Q6.3': [
    'When do I name the Action of the Joker?',
    'With its first point at the latest. Tasks may come before.',
  ],
  'Q6.4': ['Which House space do I take?', 'Any free one that is in use.'],
  'Q6.6': ['May I walk, build and take tiles in any order?', 'Yes.'],
  'Q6.8': [
    'May discarded Characters come back at once?',
    'No, unless the pile is too small. They are mixed in after the new offer.',
  ],
  'Q6.10': [
    'Does every Contract Action have a first exchange with a bonus?',
    'No, only the first exchange of your turn brings it.',
  ],
  'Q6.11': ['May I exchange gold?', 'Yes, for gold and for other resources.'],
  'Q6.12': ['May the bonus of the exchange be what I gave away?', 'Yes.'],
  'Q6.14': [
    'May I stop on the King track and go on later in my turn?',
    'Yes, Tasks may come between the steps.',
  ],
  'Q6.15': ['Does a marker on +15 go to the top of its stack?', 'No, who does not move keeps the place.'],
  'Q6.17': [
    'May I use Houses on roofs?',
    'Only when they are free. The same goes for Pillars on Contract spaces.',
  ],
  'Q6.18': ['May the Architect take tiles where there is no Cathedral?', 'Yes, in every town.'],
  'Q6.19': ['May I build a House in the town of the unavailable Cathedral?', 'Yes.'],
  'Q6.20': ['May I take a Character that has just come into the offer?', 'Yes.'],
} satisfies Partial<Record<Ruling, Asked>>;
