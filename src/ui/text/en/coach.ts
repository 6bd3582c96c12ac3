import type { Messages } from '../message';

/** The coach of a first game: one card when something first comes up. */
export const englishCoach = {
  'coach.title': 'Coach',
  'coach.next': 'Understood',
  'coach.off': 'No more hints',
  'coach.knowsBase': 'I know the base game',
  'coach.more': 'Read the rule',
  'coach.welcome': 'Welcome to Tiletum',
  'coach.welcome.text':
    'Four rounds, three turns in each. A turn is one die: it brings goods and one action. After every round there is a Fair. Most points win.',
  'coach.preparation': 'The dice are rolled',
  'coach.preparation.text':
    'Every die lies in the section of its value. A high die brings many goods and few action points, a low one the reverse.',
  'coach.takeDie': 'Take a die',
  'coach.takeDie.text':
    'Its colour says what it brings, its value how much. The section says which action you get. For 2 gold a die is turned by one.',
  'coach.wheelTile': 'A Bonus tile',
  'coach.wheelTile.text':
    'It lies on the action of your die and may come along, into your Storehouse. The four spaces there are precious: only using a tile frees its space.',
  'coach.merchant': 'The Merchant',
  'coach.merchant.text':
    'One point is one step, one House or one Bonus tile in the town where he stands. A House or the Merchant himself lets you take part in a Fair.',
  'coach.architect': 'The Architect',
  'coach.architect.text':
    'One point is one step, one Pillar or one Bonus tile. With a Pillar you may contribute stone to that Cathedral for many points.',
  'coach.character': 'Characters',
  'coach.character.text':
    'Taking one costs a point, a Room as many as its floor. Moving in pays its bonus. A full Building frees the House on its roof.',
  'coach.contract': 'Contracts',
  'coach.contract.text':
    'Take one for the action points shown below it, or exchange goods. As soon as you have what it asks for, fulfil it: points, and a Pillar for your supply.',
  'coach.king': 'The King track',
  'coach.king.text':
    'One point is one space up. At the end of the round your space pays, the first takes the tile, and the ranking is the next turn order. Corruption pushes everyone down.',
  'coach.joker': 'The Joker',
  'coach.joker.text': 'Name one of the five actions; all its points go there.',
  'coach.tasks': 'Tasks',
  'coach.tasks.text':
    'In your turn you may at any time fulfil Contracts, place Crests, pay for Cathedrals, use Helpers and buy goods. What is possible stands in the bar.',
  'coach.storehouseFull': 'The Storehouse is full',
  'coach.storehouseFull.text': 'Place, fulfil or use a tile first. Nothing can be thrown away.',
  'coach.endTurn': 'End of the turn',
  'coach.endTurn.text': 'Points that are left are lost. Until you end the turn you can take back every step.',
  'coach.kingPhase': 'King phase',
  'coach.kingPhase.text':
    'The first on the track takes its tile, everybody scores, red markers go back to 0.',
  'coach.fair': 'The Fair',
  'coach.fair.text':
    'Whoever has a House or the Merchant in the town scores: the points of the tile plus those of the round, for each thing that the Fair counts.',
  'coach.cleanup': 'Clean-up',
  'coach.cleanup.text': 'The wheel turns by one: every action now belongs to another value.',
  'coach.building': 'A completed Building',
  'coach.building.text':
    'Full of one Character and with a Crest it strengthens that action for the rest of the game.',
  'coach.final': 'The final scoring',
  'coach.final.text':
    'Houses on the map times Pillars on the map, completed Buildings, and a point for every four goods left.',
} satisfies Messages;
