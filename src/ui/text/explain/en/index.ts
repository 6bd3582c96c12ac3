import { englishCount as count, englishList as list, englishNumber as number } from '../../en/words';
import type { Phase } from '../../../../rules/model';
import type { Message, Messages } from '../../message';
import { englishInWords } from './inWords';

interface Counted {
  n: number;
}
interface InTown {
  town: string;
}
interface Named {
  name: string;
}
interface WithGoods {
  goods: string;
}

const PHASES = {
  'explain.phase.preparation': 'The dice of the round are drawn and rolled onto the wheel.',
  'explain.phase.action': 'Three times around the table: a die, its resources, its action.',
  'explain.phase.king': 'The leader takes the tile, everybody scores the position, the order is made anew.',
  'explain.phase.fair': 'Whoever has a House or the Merchant in the town of the Fair scores.',
  'explain.phase.cleanup': 'Tiles and Corruption are put out anew, the wheel turns by one.',
} satisfies Record<`explain.phase.${Phase}`, Message>;

const ordinal = (n: number): string => {
  const [last, teens] = [n % 10, n % 100];
  if (teens > 10 && teens < 14) return `${n}th`;
  return `${n}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
};

/** The cards of things: what it is, what can be done with it, why not, what would be left. */
export const englishExplain = {
  ...PHASES,
  'explain.cure': ({ steps }: { steps: readonly string[] }) => `What would help: ${list(steps)}.`,
  'explain.cure.action': ({ action, n }: Counted & { action: string }) =>
    `${action} action with ${count(n, 'point')}`,
  'explain.cure.anyAction': 'the action of a die',
  'explain.cure.turn': 'a turn of yours, before its die is taken',
  'explain.cure.space': 'a free space in your Storehouse',
  'explain.cure.pillar': ({ town }: InTown) => `a Pillar in ${town}`,
  'explain.cure.die': ({ action }: { action: string }) => `a die of the ${action} action`,
  'explain.cure.lead': 'leading the King track at the end of the round',
  'explain.cure.waits': ({ what }: { what: string }) => `a bonus that lets you ${what}`,
  'explain.left': ({ from, to }: { from: number; to: number }) =>
    `${count(from, 'point')} left, then ${number(to)}`,
  'explain.leftGoods': ({ goods }: WithGoods) => `then you have ${goods}`,
  'explain.leftScore': ({ n }: Counted) => `your score: ${number(n)}`,
  'explain.noGoods': 'nothing of it',
  'explain.more': ({ n }: Counted) => `and ${count(n, 'other way', 'other ways')}`,

  'explain.die': ({ die, value }: { die: string; value: number }) => `${die}, ${number(value)}`,
  'explain.die.lies': ({ action, n }: Counted & { action: string }) =>
    `as it lies: ${action} with ${count(n, 'point')}`,
  'explain.die.goods': ({ goods, n, resource }: WithGoods & Counted & { resource: string }) =>
    `*${goods}*, then you have ${number(n)} ${resource}`,
  'explain.die.points': ({ wheel, own }: { wheel: number; own: number }) =>
    `*${count(wheel, 'point')}* of the wheel, ${number(own)} of your completed Buildings`,
  'explain.die.tile': ({ tile }: { tile: string }) => `*Tile* ${tile}`,
  'explain.die.noTile': 'No Bonus tile lies at this action any more',
  'explain.die.reach': ({ n, piece }: Counted & { piece: string }) =>
    `*${count(n, 'place')}* within reach of ${piece}`,
  'explain.die.before': ({ names }: { names: readonly string[] }) =>
    `Before you ${list(names)} ${names.length === 1 ? 'takes' : 'take'} a die`,
  'explain.die.turned': ({ ways }: { ways: readonly string[] }) => `*Turned* ${ways.join(' · ')}`,
  'explain.die.way': ({ goods, action, n }: WithGoods & Counted & { action: string }) =>
    `${goods} ${action} ${number(n)}`,
  'explain.takenDie': ({ goods }: WithGoods) => `It brought ${goods}, and the action of its section.`,
  'explain.dieSpace': 'Die space',
  'explain.dieSpace.text': ({ n }: Counted) =>
    n === 1
      ? 'One die is still to be taken this round.'
      : `${number(n)} dice are still to be taken this round.`,
  'explain.section': ({ value }: { value: number }) => `Section of the ${number(value)}`,
  'explain.section.action': ({ action, n, help }: Counted & { action: string; help: string }) =>
    `Its dice bring *${action}* with ${count(n, 'point')}: ${help}.`,
  'explain.wheelTile': ({ action }: { action: string }) => `Bonus tile of the ${action} action`,
  'explain.wheelTile.how': 'Whoever takes a die of this action may take it too.',
  'explain.wheelGap': ({ action }: { action: string }) =>
    `The Bonus tile of the ${action} action is gone. A new one comes with the next round.`,
  'explain.turningMark': 'The wheel turns',
  'explain.turningMark.text': 'After each round the values move on by one action; the Bonus tiles stay.',
  'explain.bonusMarker': ({ name, n, action }: Named & Counted & { action: string }) =>
    `${name}: ${action} +${number(n)}`,
  'explain.bonusMarker.text':
    'Marker of a completed Building: each die of this action brings so many more points.',
  ...englishInWords,

  'explain.round': ({ round, of }: { round: number; of: number }) =>
    `Round ${number(round)} of ${number(of)}`,
  'explain.round.text': 'Each round has three turns for everybody, then the King phase and a Fair.',

  'explain.kingSpace': ({ n }: Counted) => `King’s favour: ${count(n, 'VP', 'VP')}`,
  'explain.kingSpace.text': 'At the end of the round everybody scores the position of the own marker.',
  'explain.kingSpace.red': 'Then red markers return to 0.',
  'explain.kingSpace.here': ({ names }: { names: readonly string[] }) => `Here: ${list(names)}`,
  'explain.kingSpace.passed': ({ names }: { names: readonly string[] }) => `You pass ${list(names)}`,
  'explain.kingSpace.place': ({ place }: { place: number }) =>
    `You would be *${ordinal(place)}* in the next round`,
  'explain.marker': ({ name, n }: Named & Counted) => `${name}: King’s favour ${count(n, 'VP', 'VP')}`,
  'explain.marker.text': ({ place }: { place: number }) =>
    `As it stands *${ordinal(place)}* in the next round. In one stack the lower marker goes first.`,
  'explain.crown': 'Leader of the King track',
  'explain.crown.text': ({ name, points }: Named & { points: number }) =>
    `${name} leads. The leader takes the Bonus tile of the track; where there is none, ${count(points, 'VP', 'VP')}.`,
  'explain.kingTile': 'For the leader of the King track at the end of the round',
  'explain.hiddenCorruption': 'Corruption, face down',
  'explain.hiddenCorruption.text':
    'One token is turned up before each time around the table: all markers move down by it.',
  'explain.order': ({ name, place }: Named & { place: number }) => `${name} is ${ordinal(place)} this round`,
  'explain.order.text': 'The order stays for the whole round.',
  'explain.nextOrder': ({ name, place }: Named & { place: number }) =>
    `${name} would be ${ordinal(place)} next round`,
  'explain.nextOrder.text': 'The King track makes the order: who stands highest goes first.',

  'explain.stands': ({ piece }: { piece: string }) => `${piece} stands here`,
  'explain.steps': ({ n, piece }: Counted & { piece: string }) =>
    n === 1 ? `1 step for ${piece}` : `${number(n)} steps for ${piece}`,
  'explain.tooFar': ({ n, has, piece }: Counted & { has: number; piece: string }) =>
    `${count(n, 'step')} for ${piece}, you have ${count(has, 'point')}.`,
  'explain.far': ({ n, piece }: Counted & { piece: string }) =>
    `${count(n, 'step')} for ${piece}: not with what waits now.`,
  'explain.and.house': 'and House',
  'explain.and.place': 'and place',
  'explain.and.pillar': 'and Pillar',
  'explain.road': 'Space between towns: nothing is built here',
  'explain.house': ({ name, town }: Named & InTown) => `House of ${name} in ${town}`,
  'explain.town.house': ({ what, n }: Counted & { what: string }) => `*House* ${what} · ${count(n, 'point')}`,
  'explain.town.noBonus': 'without bonus',
  'explain.town.full': 'No House space is free',
  'explain.town.tile': ({ tile, n }: Counted & { tile: string }) =>
    `*Bonus tile* ${tile} · ${count(n, 'point')}`,
  'explain.town.pillar': ({ n, points }: Counted & { points: number }) =>
    `*Pillar* ${count(n, 'space')} free · ${count(points, 'point')}`,
  'explain.town.cathedral': ({ price, n }: Counted & { price: string }) =>
    `*Cathedral* ${price} for ${count(n, 'VP', 'VP')}`,
  'explain.town.fair': ({ round, what }: { round: number; what: string }) =>
    `*Fair* of round ${number(round)}: ${what}`,
  'explain.pillarSpace': ({ town }: InTown) => `Pillar space in ${town}`,
  'explain.pillarSpace.text':
    'The Architect builds here, one Pillar for each player. Whoever has one may contribute to the Cathedral.',
  'explain.cathedral.none': ({ town }: InTown) => `No Cathedral tile is left in ${town}.`,
  'explain.cathedral.done': ({ names }: { names: readonly string[] }) => `Have contributed: ${list(names)}`,
  'explain.tileSpace': ({ town }: InTown) => `Bonus tile in ${town}`,
  'explain.tileSpace.gone': 'It has been picked up, and is not replaced.',
  'explain.piece': ({ piece, name, place }: Named & { piece: string; place: string }) =>
    `${piece} of ${name}: ${place}`,
  'explain.piece.merchant':
    'Walks, builds Houses and picks up Bonus tiles. In the town of a Fair it takes part like a House.',
  'explain.piece.architect': 'Walks, builds Pillars at Cathedrals and picks up Bonus tiles.',
  'explain.pillar': ({ name, town }: Named & InTown) => `Pillar of ${name} in ${town}`,
  'explain.pillar.text': 'It lets its owner contribute to the Cathedral, once.',
  'explain.fair': ({ town, round }: InTown & { round: number }) => `${town}, round ${number(round)}`,
  'explain.fair.now': ({ players }: { players: readonly string[] }) =>
    `If it were now: ${players.join(' · ')}`,
  'explain.fair.player': ({ name, n }: Named & Counted) => `${name} ${number(n)}`,
  'explain.fair.past': 'It has been held.',

  'explain.offer.character': 'Offer of Characters',
  'explain.offer.contract': 'Offer of Contracts and Crests',
  'explain.offer.character.text':
    'A Character costs 1 point, whichever it is. A new one comes at once. All five can be swapped for 1 point.',
  'explain.offer.contract.text':
    'The points below are the price. After each turn the rest moves to the right and new ones come from the left.',
  'explain.gap': 'Gap in the offer',
  'explain.price': ({ n }: Counted) => `${count(n, 'point')} to take it`,
  'explain.price.character': 'Points of a Character action; the Room is paid for apart.',
  'explain.price.contract': 'Points of a Contract action; what the Contract asks for is paid later.',

  'explain.building.rooms': ({ n }: Counted) =>
    n === 0 ? 'All Rooms are filled.' : n === 1 ? '1 Room is empty.' : `${number(n)} Rooms are empty.`,
  'explain.building.crest': 'The Crest is still missing.',
  'explain.building.done': ({ n }: Counted) => `Completed: ${count(n, 'more point')} for its action.`,
  'explain.building.marker': ({ n }: Counted) =>
    `With all Rooms and the Crest it brings ${count(n, 'more point')} for the action of its Character.`,
  'explain.building.guest': 'It has no Room; with its Crest it counts as completed at the end.',
  'explain.room': ({ floor }: { floor: number }) =>
    `Placing a Character here costs ${count(floor, 'point')} of a Character action.`,
  'explain.room.who': ({ character }: { character: string }) =>
    `Only the *${character}* lives in this Building.`,
  'explain.room.any': 'Whoever moves in first decides who lives in this Building.',
  'explain.lives': ({ where }: { where: string }) => `lives here: ${where}`,
  'explain.roof': 'House on the roof',
  'explain.roof.text': 'It comes to the supply with the last Character of this Building.',
  'explain.crestPlaced': ({ n }: Counted) => `lies below Building ${number(n)}`,
  'explain.contractDone': ({ n }: Counted) => `fulfilled, on space ${number(n)}`,
  'explain.stored': ({ name }: Named) => `in the Storehouse of ${name}`,
  'explain.crate': 'Space of the Storehouse',
  'explain.crate.text': ({ n }: Counted) =>
    `${n === 1 ? '1 space is' : `${number(n)} spaces are`} free. Every tile that is taken passes through here.`,
  'explain.goods.gold': 'Turns dice, one step for each, and buys any other resource for 2.',
  'explain.goods.food': 'Pays for placing Crests, and for Contracts of identical resources.',
  'explain.goods.wool': 'Pays for Contracts.',
  'explain.goods.stone': 'Pays for Cathedrals, and for Contracts of identical resources.',
  'explain.goods.iron': 'Pays for Contracts.',
  'explain.goods.end': 'Four resources left at the end are 1 point.',
  'explain.goods': ({ name, goods }: WithGoods & Named) => `${name}: ${goods}`,
  'explain.supply.house': ({ name, n }: Named & Counted) => `${name}: ${count(n, 'House')} to place`,
  'explain.supply.pillar': ({ name, n }: Named & Counted) => `${name}: ${count(n, 'Pillar')} to place`,
  'explain.supply.house.text': 'The House on a roof joins them as soon as its Building is filled.',
  'explain.supply.pillar.text': 'The Pillar on a Contract space joins them with the Contract that covers it.',
  'explain.cathedralTile.text': ({ n }: Counted) => `It has brought ${count(n, 'point')}. Fairs count it.`,

  'explain.decree': 'Decree of the Cardinal: the first row that holds says which die it takes',
  'explain.challenge': 'Challenge: it makes the Cardinal stronger',

  'explain.score': ({ name, n }: Named & Counted) => `${name}: ${count(n, 'VP', 'VP')}`,
  'explain.score.text': ({ n }: Counted) => `If the game ended now: ${number(n)}.`,
  'explain.count': ({ name, n, what }: Named & Counted & { what: string }) => `${name}: ${number(n)} ${what}`,
  'explain.count.fairs': ({ towns }: { towns: readonly string[] }) => `Counts at the Fair of ${list(towns)}.`,
  'explain.count.none': 'No Fair to come counts them.',
  'explain.points': ({ action, n }: Counted & { action: string }) => `${action}: ${count(n, 'point')} left`,
  'explain.points.text': ({ help }: { help: string }) =>
    `${help}. They are for this action alone and may be left.`,
  'explain.turn.text': 'What is left of the points is lost. The Contract offer moves on.',
} satisfies Messages;
