import type { Asked, Ruling } from '../types';

/** Sections 7 to 13. */
export const englishQuestionsTiles = {
  'Q7.1': [
    'May a Task interrupt another one, or a bonus?',
    'No. Tasks stand before, between and after the points of an Action, a bonus Action too. Any other bonus is resolved or declined first.',
  ],
  'Q7.2': [
    'Does a Helper keep its space while I use it?',
    'Yes, until all that it brings is done. Only the one that changes the colour leaves at once.',
  ],
  'Q7.3': ['May I use a Helper only in part?', 'Yes, but it leaves the game.'],
  'Q7.4': ['May I use a Helper just to free its space?', 'Yes, at a time when it may be used.'],
  'Q7.6': ['May I contribute when no Cathedral tile is left?', 'No.'],
  'Q7.7': ['May I contribute in the turn in which I placed the Pillar?', 'Yes.'],
  'Q7.8': [
    'In which order is a Contract fulfilled?',
    'Pay, cover the space, take the Pillar, score, then the other rewards.',
  ],
  'Q7.9': ['May I place a Crest when its bonus is of no use?', 'Yes, the bonus is then lost.'],
  'Q7.10': ['May I do Tasks after my last point?', 'Yes, until you end your turn.'],
  'Q8.1': [
    'Must I take every bonus?',
    'Resources, points and steps on the King track come by themselves. Actions, moves and placements may be declined or used in part.',
  ],
  'Q8.2': ['Do my markers strengthen bonus Actions?', 'No.'],
  'Q8.3': ['May I move points from one Action to another?', 'No, not even between two of the same kind.'],
  'Q8.4': [
    'When may I use the Helper that adds points?',
    'From taking your die to the end of your turn, also after the last point.',
  ],
  'Q8.5': ['And during a bonus Action?', 'Its points go to the Action of your die.'],
  'Q8.6': ['May I change the colour of a die twice?', 'No.'],
  'Q8.7': ['May I choose the colour that the die already has?', 'Yes, it changes nothing but frees a space.'],
  'Q8.10': ['Which comes first, the Contract Action or the resource?', 'As you like.'],
  'Q8.11': ['Must I place the House or Pillar of a bonus?', 'No.'],
  'Q8.12': [
    'Where does the Merchant go with a Contract?',
    'From a town to a town right next to it. On a road, or with only roads around, it stays.',
  ],
  'Q8.13': ['May identical resources be gold?', 'Yes.'],
  'Q8.14': ['May the identical part be of the same kind as the rest?', 'Yes, if you have enough of it.'],
  'Q8.15': ['How long may a chain of bonuses be?', 'As long as points, pieces and spaces last.'],
  'Q8.16': ['Is the Contract offer filled after a bonus Action?', 'No, only at the end of the turn.'],
  'Q8.17': [
    'Which comes first, the House of the roof or the bonus of the last Character?',
    'The House, so that the bonus can use it.',
  ],
  'Q8.19': [
    'May a Helper with one Contract point exchange with the bonus?',
    'Yes, if it is the first exchange of your turn.',
  ],
  'Q8.22': [
    'Two Characters give the same Action: do their points add up?',
    'No, each is an Action of its own.',
  ],
  'Q8.23': ['May the Helper of any Action be the Joker?', 'No, it is one of the five others.'],
  'Q8.24': ['What if I have no Character for the bonuses of a Building?', 'Then there is no bonus.'],
  'Q8.26': [
    'Do Characters placed meanwhile join the bonuses of the Building?',
    'No, they give their own bonus when they move in.',
  ],
  'Q8.28': ['May I decline the King step of a Contract?', 'No, it comes by itself.'],
  'Q8.29': [
    'May I spend points of the die in the middle of a bonus Action?',
    'No. Going on with the outer Action ends the bonus Action.',
  ],
  'Q9.1': [
    'Does a Building completed after my last point still add points?',
    'Yes, until you end your turn.',
  ],
  'Q9.2': ['And if it is completed within a bonus Action?', 'Yes, the Action of your die gets them.'],
  'Q9.5': ['And with a Joker that is not yet named?', 'They count if you then name that Action.'],
  'Q10.1': ['Which comes first, the tile or the points of the track?', 'The tile.'],
  'Q10.2': ['May the leader make room for the tile?', 'No, it is nobody’s turn.'],
  'Q10.6': ['In which order do markers of one red position return?', 'As they lay.'],
  'Q10.8': ['May the leader refuse the tile?', 'Yes, it then leaves the game.'],
  'Q11.3': ['Do Crests in the Storehouse count at a Fair?', 'No, only placed ones.'],
  'Q11.4': ['Does the rightmost Building count as filled at a Fair?', 'No, it has no Characters.'],
  'Q11.5': ['Do unfulfilled Contracts count at a Fair?', 'No.'],
  'Q11.8': ['Does a Merchant next to the town take part?', 'No, it must be in the town.'],
  'Q12.3': ['What if the Bonus pile is empty?', 'The space stays empty.'],
  'Q12.5': ['Do the Bonus tiles turn with the wheel?', 'No, they lie on the Actions.'],
  'Q13.1': ['May I use my resources after the last Fair?', 'No.'],
  'Q13.2': ['Does the rightmost Building with a Crest count as completed?', 'Yes.'],
  'Q13.3': ['Which turn order breaks a tie?', 'The new one, after the last King phase.'],
} satisfies Partial<Record<Ruling, Asked>>;
