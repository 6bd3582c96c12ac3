import type { Messages } from '../message';
import { englishGrammar } from './words';

const { count, number } = englishGrammar;

interface Counted {
  n: number;
}

/** The bar: what now, what is possible, what waits for an answer. */
export const englishNow = {
  'bar.label': 'What now',
  'bar.points': ({ n }: Counted) => `${number(n)} left`,
  'bar.pointsLabel': ({ n }: Counted) => `${count(n, 'action point')} left`,
  'bar.tasks': 'Possible tasks',
  'bar.undo': 'Undo',
  'bar.redo': 'Redo',
  'bar.undoTurn': 'Undo the whole turn',
  'bar.undoNone': 'Nothing can be taken back: something hidden was turned up, or the turn has just begun.',
  'bar.endTurn': 'End turn',
  'bar.decline': 'Do without',
  'bar.leaveTile': 'Leave the tile',
  'bar.cancel': 'Cancel',
  'bar.waitFor': ({ name }: { name: string }) => `${name} is playing`,
  'bar.reveals': 'This turns up a hidden tile: it cannot be undone.',

  'endTurn.title': 'End the turn?',
  'endTurn.points': ({ n }: Counted) => `${count(n, 'action point')} would be lost.`,
  'endTurn.tasks': ({ n }: Counted) => `${count(n, 'task')} ${n === 1 ? 'is' : 'are'} still possible.`,
  'endTurn.yes': 'End the turn',
  'endTurn.no': 'Play on',

  'pass.title': ({ name }: { name: string }) => `Hand over to ${name}`,
  'pass.text': 'The table stays covered until then.',
  'pass.go': ({ name }: { name: string }) => `I am ${name}`,

  'task.fulfil': 'Fulfil',
  'task.useHelper': 'Use',
  'task.buy': 'Buy',
  'task.buyLabel': ({ resource }: { resource: string }) => `Buy 1 ${resource} for 2 gold`,

  'prompt.fold': 'Fold this question',
  'prompt.unfold': 'Show this question',
  'prompt.takeDie': 'Take a die',
  'prompt.takeDie.hint': 'It brings its resources and the action of its section.',
  'prompt.takeDie.other': 'Other die',
  'prompt.wheelTile': 'Take the Bonus tile?',
  'prompt.wheelTile.take': 'Take it',
  'prompt.kingTile': 'You lead the King track',
  'prompt.kingTile.hint': 'Take its Bonus tile, or it leaves the game.',
  'prompt.declare': 'What does the Joker stand for?',
  'prompt.declare.hint': 'All its points go to that one action.',
  'prompt.gainAny': ({ n }: Counted) => `Choose ${count(n, 'resource')}`,
  'prompt.gainAny.hint': 'The same or different ones.',
  'prompt.exchange': 'Exchange',
  'prompt.exchange.hint': 'The first exchange of a turn brings one more resource.',
  'prompt.exchange.hint.action': 'The first exchange of each Contract action brings one more resource.',
  'prompt.changeColour': 'Which resource does your die bring?',
  'prompt.changeColour.hint': 'It holds for the die that you take now.',
  'prompt.buildingBonuses': 'Bonuses of one Building',
  'prompt.buildingBonuses.hint': 'Choose a Building: each of its Characters gives its bonus once more.',
  'prompt.receive': 'Bonuses of the Building',
  'prompt.receive.hint': 'In the order you like; you may leave some out.',
  'prompt.move': ({ piece, n }: { piece: string; n: number }) => `Walk with ${piece}: ${count(n, 'step')}`,
  'prompt.relocate': ({ piece }: { piece: string }) => `Anywhere with ${piece}`,
  'prompt.relocate.hint': 'Choose any space of the map.',
  'prompt.place.house.anywhere': 'House anywhere',
  'prompt.place.house.here': 'House where your Merchant stands',
  'prompt.place.pillar.anywhere': 'Pillar anywhere',
  'prompt.place.house.ownMaps': 'House on any map',
  'prompt.place.pillar.ownMaps': 'Pillar on any map',
  'prompt.place.pillar.here': 'Pillar where your Architect stands',
  'prompt.place.glow': ({ n }: Counted) => `${count(n, 'town')} ${n === 1 ? 'glows' : 'glow'}`,
  'prompt.place.choose': 'choose a town',
  'prompt.houseSpace': ({ town }: { town: string }) => `Which House space in ${town}?`,
  'prompt.whichTile': 'Which tile goes there?',
  'prompt.identical': 'Pay the identical resources with',
  'prompt.pay': 'You pay',
  'prompt.get': 'You get',
  'prompt.order': 'These wait, in any order',

  'move.up': ({ n }: Counted) => `${count(n, 'step')} up`,
} satisfies Messages;
