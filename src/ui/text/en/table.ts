import type { Messages } from '../message';
import { englishCount as count, englishEither as either, englishNumber as number } from './words';

/** The table: panels, their labels, and what a screen reader hears of them. */
export const englishTable = {
  'table.round': ({ round }: { round: number }) => `Round ${number(round)} of 4`,
  'table.turn': ({ turn }: { turn: number }) => `turn ${number(turn)} of 3`,
  'table.endOfRound': 'end of the round',
  'table.afterLast': 'After round 4 · final scoring',
  'table.short': ({ round, turn }: { round: number; turn: number }) =>
    `R ${number(round)}/4 · turn ${number(turn)}/3`,
  'table.map': 'Map',
  'table.wheel': 'Wheel',
  'table.board': 'My board',
  'table.scores': 'Everybody’s score',
  'table.players': 'Players',
  'table.offers': 'Offers',
  'table.log': 'Log',
  'table.lastTurn': 'last turn',
  'table.beside': 'Players and log',
  'table.tabs': 'Parts of the table',
  'log.earlier': 'Earlier turns',
  'table.chat': 'Chat',
  'table.rules': 'Rules',
  'table.menu': 'Menu',
  'table.new': ({ n }: { n: number }) => `${number(n)} new`,
  'table.tasks': ({ n }: { n: number }) => `${count(n, 'Task')} possible`,
  'table.you': 'You',
  'table.nobody': 'nobody',
  'table.none': 'none',
  'table.empty': 'empty',
  'table.boardOf': ({ name }: { name: string }) => `Board of ${name}`,
  'table.glance': ({ name }: { name: string }) => `${name} at a glance`,
  'table.open': 'Open',
  'table.close': 'Close',

  'fairs.title': 'The four Fairs',
  'fairs.of': ({ town }: { town: string }) => `Fair of ${town}`,
  'fairs.label': ({
    round,
    town,
    points,
    what,
  }: {
    round: number;
    town: string;
    points: number;
    what: string;
  }) => `Round ${number(round)}, ${town}: ${count(points, 'point')} ${what}`,
  'fairs.now': 'this round',
  'fairs.past': 'past',
  'fairs.takesPart': 'takes part',
  'fairs.wouldPay': ({ n }: { n: number }) => `would be ${number(n)}`,
  'fairs.absent': 'no House, no Merchant there',
  'fairs.house': ({ town }: { town: string }) => `House in ${town}`,
  'fairs.merchant': ({ town }: { town: string }) => `Merchant in ${town}`,
  'fairs.tilePlusRound': ({ tile, board, round }: { tile: number; board: number; round: number }) =>
    `${number(tile)} on the tile and ${number(board)} of round ${number(round)}`,

  'wheel.title': 'Action wheel',
  'wheel.order': 'order',
  'wheel.next': 'next',
  'wheel.orderWhole': 'Turn order of this round',
  'wheel.nextWhole': 'Turn order of the next round, as it stands',
  'wheel.die': ({
    die,
    value,
    actions,
    points,
  }: {
    die: string;
    value: number;
    actions: readonly string[];
    points: number;
  }) => `${die}, ${number(value)}: ${either(actions)} with ${count(points, 'point')}`,

  'king.title': 'King’s favour',
  'king.corruption': 'corruption',
  'king.hidden': 'face down',
  'king.noTile': 'No tile: the leader gains 4 VP',
  'king.leader': ({ name }: { name: string }) => `Leader: ${name}`,
  'king.steps.tile': 'tile',
  'king.steps.points': 'points',
  'king.steps.order': 'order',
  'king.steps.reset': 'reset',
  'king.everyone': 'Everyone gains the position',
  'king.newOrder': 'New turn order',
  'king.newOrderHint': 'In one stack the lower marker goes first.',
  'king.redReturn': 'Red markers return to 0',

  'offer.contracts': 'Contracts',
  'offer.contractsHint': 'points to take one',
  'offer.characters': 'Characters',
  'offer.swap': 'swap all',
  'offer.gap': 'empty until the end of the turn',

  'map.main': 'Europe',
  'map.title': 'Map of Europe',
  'map.zoomIn': 'Closer',
  'map.zoomOut': 'Farther',
  'map.fit': 'Whole map',
  'map.reach': ({ place, piece, n }: { place: string; piece: string; n: number }) =>
    `Walk to ${place}: ${piece}, ${count(n, 'step')}`,
  'map.leap': ({ place, piece }: { place: string; piece: string }) => `Leap to ${place}: ${piece}`,

  'board.unfold': 'Open my board',
  'board.fold': 'Fold my board',
  'board.resources': 'Resources',
  'board.dice': 'Dice',
  'board.supply': 'supply',
  'board.onMap': 'on the map',
  'board.buildings': 'Buildings',
  'board.building': ({ n }: { n: number }) => `Building ${number(n)}`,
  'board.room': ({ building, floor }: { building: number; floor: number }) =>
    `Building ${number(building)}, floor ${number(floor)}`,
  'board.contracts': 'Contracts',
  'board.street': 'Street',
  'board.storehouse': 'Storehouse',
  'board.spacesLeft': ({ n }: { n: number }) => (n > 0 ? `${count(n, 'space')} left` : 'full'),
} satisfies Messages;
