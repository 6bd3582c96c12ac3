import type { RuleOf } from '../types';

export const englishTasks: Record<RuleOf<7>, string> = {
  'R7.1': 'You do Tasks in your own turn, at any moment between two steps, as often as you like.',
  'R7.2': 'Tasks cost no Action points.',
  'R7.3': 'Buy: pay 2 gold for 1 iron, wool, stone or food.',
  'R7.4': 'Gold cannot be bought.',
  'R7.5':
    'Fulfil a Contract: pay its resources and move it from the Storehouse to your next free Contract space.',
  'R7.6': 'Only a Contract in your own Storehouse can be fulfilled.',
  'R7.7': 'The Pillar on that space goes to your supply.',
  'R7.8': 'You score the points of the Contract and of the space that it covers.',
  'R7.9': 'You receive whatever else the Contract shows.',
  'R7.10': 'Pay exactly what it asks for. Nothing replaces what you lack, so buy it first.',
  'R7.11': 'Place a Crest: pay the food of a free Crest space and move a Crest there from your Storehouse.',
  'R7.12': 'You receive the bonus of that space at once.',
  'R7.13': 'Any Building will do, filled or not.',
  'R7.14': 'A placed Crest never moves.',
  'R7.15': 'Contribute to a Cathedral: you need a Pillar there.',
  'R7.16': 'Pay the stone on its Construction cost tile and take the top Cathedral tile.',
  'R7.17': 'You score the points of both tiles.',
  'R7.18': 'You contribute only once to each Cathedral.',
  'R7.19': 'Your Architect need not be there, and the Pillar stays.',
  'R7.20': 'Use a Helper of your Storehouse: do what it says, then it leaves the game.',
  'R7.21': 'Tasks may be done in any order.',
};
