import type { Messages } from '../message';
import { englishCount as count, englishNumber as number } from './words';

interface Counted {
  n: number;
}
interface InTown {
  town: string;
}
interface WithTile {
  tile: string;
}
interface OfBuilding {
  building: number;
}

/** What a control does and with what: the names of buttons and places that show it in pictures. */
export const englishDeeds = {
  'tileFull.contract': ({ name, reward }: { name: string; reward: string }) => `${name} for ${reward}`,
  'tileFull.character': ({ name, bonus }: { name: string; bonus: string }) => `${name} with ${bonus}`,

  'does.again': ({ name, n }: { name: string; n: number }) => `${name} (${number(n)})`,
  'does.parts': ({ parts }: { parts: readonly string[] }) => parts.join(', '),
  'does.at': ({ place, deed }: { place: string; deed: string }) => `${place}: ${deed}`,
  'does.costs': ({ n }: Counted) => `costs ${count(n, 'point')}`,
  'does.withPoints': ({ action, n }: { action: string; n: number }) => `${action} with ${count(n, 'point')}`,

  'does.dieAsItLies': ({ die, value }: { die: string; value: number }) =>
    `Take the ${die} as it lies, ${number(value)}`,
  'does.dieTurned': ({ die, value, gold }: { die: string; value: number; gold: number }) =>
    `Take the ${die} turned to ${number(value)} for ${number(gold)} gold`,
  'does.not': ({ what }: { what: string }) => `not the ${what}`,
  'does.dieBrings': ({ goods }: { goods: string }) => `The die brings ${goods}`,
  'does.joker': ({ as }: { as: string }) => `The Joker is ${as}`,
  'does.take': ({ tile }: WithTile) => `Take ${tile}`,

  'does.walker': ({ piece }: { piece: string }) => `Walk with the ${piece}`,
  'does.house': ({ town }: InTown) => `House in ${town}`,
  'does.build': 'build a House',
  'does.buildOneOf': ({ n }: Counted) => `build a House on one of ${number(n)} spaces`,
  'does.houseSpace': ({ town, n }: InTown & Counted) => `House space ${number(n)} in ${town}`,
  'does.noBonus': 'no bonus',
  'does.pillar': ({ town }: InTown) => `Pillar in ${town}`,
  'does.buildPillar': 'build a Pillar',
  'does.contribute': ({ town }: InTown) => `Contribute in ${town}`,
  'does.contributeHere': 'contribute',
  'does.price': ({ price, n }: Counted & { price: string }) => `${price} for ${number(n)} VP`,
  'does.takeHere': ({ tile }: WithTile) => `take ${tile}`,

  'does.swap': 'Characters: or 1 point to swap all',
  'does.swapBrief': 'Swap all',
  'does.place': ({ tile }: WithTile) => `Place ${tile}`,
  'does.placeHere': ({ tile }: WithTile) => `place ${tile}`,
  'does.placeOneOf': ({ n }: Counted) => `place one of ${number(n)} tiles`,
  'does.crestSpace': ({ building }: OfBuilding) => `Crest space of Building ${number(building)}`,
  'does.food': ({ n, brings }: Counted & { brings: string }) => `${number(n)} food for ${brings}`,
  'does.bonuses': ({ building, bonuses }: OfBuilding & { bonuses: string }) =>
    `Bonuses of Building ${number(building)}: ${bonuses}`,
  'does.bonusesHere': 'its bonuses once more',
  'does.receive': ({ tile }: WithTile) => `Bonus of ${tile}`,
  'does.receiveHere': ({ tile }: WithTile) => `bonus of ${tile}`,

  'does.fulfil': ({ tile }: WithTile) => `Fulfil ${tile}`,
  'does.use': ({ tile }: WithTile) => `Use ${tile}`,
  'does.pay': ({ goods }: { goods: string }) => `Pay ${goods}`,
  'does.get': ({ goods, price }: { goods: string; price: string }) => `Get ${goods} for ${price}`,
  'does.gain': ({ goods }: { goods: string }) => `Gain ${goods}`,
  'does.having': ({ n }: Counted) => `you have ${number(n)}`,
  'does.buySome': 'Buy a resource for 2 gold',
  'does.up': ({ n, points }: Counted & { points: string }) => `${count(n, 'step')} up, to ${points}`,
  'does.upHere': ({ n }: Counted) => `move up ${count(n, 'step')}`,
  'does.trackSpace': ({ points }: { points: string }) => `King track, ${points}`,

  'where.storedBy': ({ name, tile }: WithTile & { name: string }) => `Storehouse of ${name}: ${tile}`,
  'where.forLeader': ({ tile }: WithTile) => `For the leader: ${tile}`,
} satisfies Messages;
