import type { Translation } from '../message';
import type { englishDeeds as english } from '../en/deeds';
import { frenchCount as count, frenchNumber as number, of } from './words';

export const frenchDeeds: Translation<typeof english> = {
  'tileFull.contract': ({ name, reward }) => `${name} contre ${reward}`,
  'tileFull.character': ({ name, bonus }) => `${name} avec ${bonus}`,

  'does.again': ({ name, n }) => `${name} (${number(n)})`,
  'does.parts': ({ parts }) => parts.join(', '),
  'does.at': ({ place, deed }) => `${place}\u00a0: ${deed}`,
  'does.costs': ({ n }) => `coûte ${count(n, 'point')}`,
  'does.withPoints': ({ action, n }) => `${action} avec ${count(n, 'point')}`,

  'does.dieAsItLies': ({ die, value }) => `Prendre le ${die} tel quel, ${number(value)}`,
  'does.dieTurned': ({ die, value, gold }) =>
    `Prendre le ${die} tourné sur ${number(value)} pour ${count(gold, 'or')}`,
  'does.not': ({ what }) => `pas le ${what}`,
  'does.dieBrings': ({ goods }) => `Le dé donne\u00a0: ${goods}`,
  'does.joker': ({ as }) => `Le Joker devient ${as}`,
  'does.take': ({ tile }) => `Prendre ${tile}`,

  'does.walker': ({ piece }) => `Marcher avec\u00a0: ${piece}`,
  'does.house': ({ town }) => `Maison à ${town}`,
  'does.build': 'bâtir une Maison',
  'does.buildOneOf': ({ n }) => `bâtir une Maison sur une des ${number(n)} cases`,
  'does.houseSpace': ({ town, n }) => `Case Maison ${number(n)} à ${town}`,
  'does.noBonus': 'sans bonus',
  'does.pillar': ({ town }) => `Pilier à ${town}`,
  'does.buildPillar': 'bâtir un Pilier',
  'does.contribute': ({ town }) => `Contribuer à ${town}`,
  'does.contributeHere': 'contribuer',
  'does.price': ({ price, n }) => `${price} contre ${number(n)} PV`,
  'does.takeHere': ({ tile }) => `prendre ${tile}`,

  'does.swap': 'Personnages\u00a0: ou 1 point pour tout changer',
  'does.swapBrief': 'Tout changer',
  'does.place': ({ tile }) => `Placer ${tile}`,
  'does.placeHere': ({ tile }) => `placer ${tile}`,
  'does.placeOneOf': ({ n }) => `placer une des ${number(n)} tuiles`,
  'does.crestSpace': ({ building }) => `Case Blason du Bâtiment ${number(building)}`,
  'does.food': ({ n, brings }) => `${count(n, 'nourriture')} contre ${brings}`,
  'does.bonuses': ({ building, bonuses }) => `Bonus du Bâtiment ${number(building)}\u00a0: ${bonuses}`,
  'does.bonusesHere': 'encore une fois ses bonus',
  'does.receive': ({ tile }) => `Bonus ${of(tile)}`,
  'does.receiveHere': ({ tile }) => `bonus ${of(tile)}`,

  'does.fulfil': ({ tile }) => `Remplir ${tile}`,
  'does.use': ({ tile }) => `Utiliser ${tile}`,
  'does.pay': ({ goods }) => `Payer ${goods}`,
  'does.get': ({ goods, price }) => `Recevoir ${goods} pour ${price}`,
  'does.gain': ({ goods }) => `Gagner ${goods}`,
  'does.having': ({ n }) => `tu as ${number(n)}`,
  'does.buySome': 'Acheter une ressource pour 2 ors',
  'does.up': ({ n, points }) => `${count(n, 'case')} vers le haut, jusqu’à ${points}`,
  'does.upHere': ({ n }) => `avancer de ${count(n, 'case')}`,
  'does.trackSpace': ({ points }) => `Piste du Roi, ${points}`,

  'where.storedBy': ({ name, tile }) => `Entrepôt ${of(name)}\u00a0: ${tile}`,
  'where.forLeader': ({ tile }) => `Pour le premier\u00a0: ${tile}`,
};
