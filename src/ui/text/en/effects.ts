import type { Messages } from '../message';
import { englishCount as count, englishForm as form, englishNumber as number } from './words';

interface Counted {
  n: number;
}

/** What tiles and spaces do, as their cards say it. */
export const englishEffects = {
  'effect.gain': ({ goods }: { goods: string }) => `Gain ${goods}.`,
  'effect.gainAny': ({ n }: Counted) =>
    n === 1
      ? 'Gain 1 resource of your choice.'
      : `Gain ${number(n)} resources of your choice, alike or different.`,
  'effect.score': ({ n }: Counted) => `Score ${count(n, 'point')}.`,
  'effect.king': ({ n }: Counted) => `Move ${count(n, 'space')} up the King track.`,
  'effect.act': ({ action, n }: { action: string; n: number }) =>
    `*${action}* action with ${count(n, 'point')}.`,
  'effect.actAny': ({ n }: Counted) => `An action of your choice with ${count(n, 'point')}.`,
  'effect.addPoints': ({ n }: Counted) => `${count(n, 'more point')} for the action of your die.`,
  'effect.changeColour': 'Before you take a die: choose which resource it brings.',
  'effect.buildingBonuses':
    'Choose one of your Buildings: receive the bonuses of all its Characters once more.',
  'effect.move': ({ piece, n }: { piece: string; n: number }) =>
    `You may walk ${piece} ${n === 1 ? 'one space' : `up to ${number(n)} spaces`}.`,
  'effect.moveToTown': ({ piece }: { piece: string }) =>
    `You may walk ${piece} from its town to one directly next to it.`,
  'effect.relocate': ({ piece }: { piece: string }) => `You may move ${piece} to any space of the map.`,
  'effect.place.house.here': 'You may place a House where your Merchant is, if a space is free.',
  'effect.place.pillar.here': 'You may place a Pillar where your Architect is, if a space is free.',
  'effect.place.house.anywhere': 'You may place a House in any town with a free space.',
  'effect.place.pillar.anywhere': 'You may place a Pillar at any Cathedral with a free space.',
  'effect.place.house.ownMaps':
    'You may place a House in any town with a free space, on every map where you have a piece that builds it.',
  'effect.place.pillar.ownMaps':
    'You may place a Pillar at any Cathedral with a free space, on every map where you have a piece that builds it.',
  'effect.anyOrder': 'In any order.',

  'effectShort.act': ({ action, n }: { action: string; n: number }) => `${action} ${number(n)}`,
  'effectShort.actAny': ({ n }: Counted) => `Any action ${number(n)}`,
  'effectShort.addPoints': ({ n }: Counted) => `+${count(n, 'point')}`,
  'effectShort.changeColour': 'Other resource',
  'effectShort.buildingBonuses': 'Bonuses of a Building',
  'effectShort.score': ({ n }: Counted) => `${number(n)} VP`,
  'effectShort.king': ({ n }: Counted) => `King track +${number(n)}`,
  'effectShort.move': ({ piece, n }: { piece: string; n: number }) => `${piece} ${count(n, 'step')}`,
  'effectShort.relocate': ({ piece }: { piece: string }) => `${piece} anywhere`,
  'effectShort.place.house.here': 'House here',
  'effectShort.place.pillar.here': 'Pillar here',
  'effectShort.place.house.anywhere': 'House anywhere',
  'effectShort.place.pillar.anywhere': 'Pillar anywhere',
  'effectShort.place.house.ownMaps': 'House on any map',
  'effectShort.place.pillar.ownMaps': 'Pillar on any map',

  'effectShort.paid': ({ what, price }: { what: string; price: string }) => `${what} (for ${price})`,

  'tileName.helper': ({ title }: { title: string }) => `Helper ${title}`,
  'tileName.contract': ({ title }: { title: string }) => `Contract ${title}`,
  'the.helper': ({ title }: { title: string }) => `the Helper *${title}*`,
  'the.contract': ({ title }: { title: string }) => `the Contract *${title}*`,
  'the.crest': ({ title }: { title: string }) => `the *${title}*`,
  'the.character.contract': 'the *Clerk*',
  'the.character.character': 'the *Innkeeper*',
  'the.character.architect': 'the *Master builder*',
  'the.character.merchant': 'the *Trader*',
  'the.character.king': 'the *Courtier*',
  'the.merchant': 'the Merchant',
  'the.architect': 'the Architect',
  'tile.helper.when': 'At any time of your turn; then it leaves the game.',
  'tile.helper.whenDie': 'From the moment you take your die; then it leaves the game.',
  'tile.helper.whilePoints': 'While a point of your die’s action is left; then it leaves the game.',
  'tile.helper.family': 'Helper',
  'tile.contract.family': 'Contract',
  'tile.contract.pay': ({ goods }: { goods: string }) => `Pay ${goods}.`,
  'tile.contract.identical': 'The identical part may be of any one resource.',
  'tile.contract.then': 'It covers your next Contract space: its points, and the Pillar on it.',
  'tile.crest.family': 'Crest',
  'tile.crest.place': 'Place it below one of your Buildings for its food: the space pays its bonus at once.',
  'tile.crest.one': 'Only one of each family.',
  'tile.character.family': 'Character · costs 1 point, then a Room',
  'tile.character.when': 'When placed:',
  'tile.character.strengthens': ({ action }: { action: string }) =>
    `A completed Building of this Character strengthens the *${action}* action.`,
  'tile.cathedral.title': ({ town }: { town: string }) => `Cathedral of ${town}`,
  'tile.cathedral.text': ({ n }: Counted) => `Whoever contributes next takes it: ${count(n, 'point')}.`,
  'tile.cathedral.next': ({ points }: { points: readonly string[] }) => `Below it: ${points.join(', ')}.`,
  'tile.cathedral.pillar': 'You need a Pillar there. Once for each Cathedral.',
  'tile.cost.title': ({ town }: { town: string }) => `Construction in ${town}`,
  'tile.cost.text': ({ price, n }: { price: string; n: number }) =>
    `Pay ${price} and score ${count(n, 'point')}, with those of the Cathedral tile.`,
  'tile.cost.unavailable': 'This Cathedral is not built in this game: no Pillars, no contributions.',
  'tile.fair.title': ({ what }: { what: string }) => `Fair: ${what}`,
  'tile.fair.each': ({ n, board, what }: { n: number; board: number; what: string }) =>
    `${number(n)} on the tile and ${number(board)} for the round, for each ${what}.`,
  'tile.fair.eachPair': ({
    n,
    board,
    first,
    second,
  }: {
    n: number;
    board: number;
    first: string;
    second: string;
  }) =>
    `${number(n)} on the tile and ${number(board)} for the round, for each pair of one ${first} and one ${second}.`,
  'tile.fair.kingTrack': ({ n, board }: { n: number; board: number }) =>
    `${number(n)} on the tile and ${number(board)} for the round, once, and your position on the King track, also below 0.`,
  'tile.fair.who': 'A House or your Merchant in the town lets you take part.',
  'tile.corruption': ({ n }: Counted) =>
    n === 0 ? 'Nobody moves.' : `Every marker moves ${count(n, 'space')} down the King track.`,
  'tile.houseSpace.title': ({ town }: { town: string }) => `House space in ${town}`,
  'tile.houseSpace.plain': 'No bonus.',
  'tile.houseSpace.bonus': 'When you place a House here:',
  'tile.houseSpace.players': ({ n }: Counted) =>
    `Only with ${number(n)} ${form(n, 'player')}${n < 4 ? ' or more' : ''}.`,
  'tile.crestSpace.title': ({ n }: Counted) => `Crest space of Building ${number(n)}`,
  'tile.crestSpace.pay': ({ food }: { food: number }) => `Pay ${number(food)} food to place a Crest here.`,
  'tile.contractSpace.title': ({ n }: Counted) => `Contract space ${number(n)}`,
  'tile.contractSpace.text': ({ n }: Counted) =>
    `The Contract that covers it scores ${count(n, 'point')} more.`,
  'tile.contractSpace.pillar': 'Its Pillar goes to your supply.',

  'origin.rulebook': 'From the rulebook.',
  'origin.photo': 'Read from a photograph.',
  'origin.derived': 'Follows from what the rulebook says.',
  'origin.reconstructed': ({ why }: { why: string }) => `Reconstructed: ${why}`,
} satisfies Messages;
