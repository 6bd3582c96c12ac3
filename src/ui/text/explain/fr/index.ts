import { frenchCount as count, frenchList as list, frenchNumber as number, of } from '../../fr/words';
import type { Translation } from '../../message';
import type { englishExplain as english } from '../en';
import { frenchInWords } from './inWords';

const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`);

export const frenchExplain: Translation<typeof english> = {
  'explain.phase.preparation': 'Les dés de la manche sont tirés et lancés sur la roue.',
  'explain.phase.action': 'Trois tours de table : un dé, ses ressources, son Action.',
  'explain.phase.king': 'Le premier prend la tuile, chacun marque sa position, l’ordre du tour est refait.',
  'explain.phase.fair': 'Qui a une Maison ou son Marchand dans la ville de la Foire marque.',
  'explain.phase.cleanup': 'Tuiles et Corruption sont remises en place, la roue tourne d’un cran.',
  'explain.cure': ({ steps }) => `Ce qui aiderait : ${list(steps)}.`,
  'explain.cure.action': ({ action, n }) => `l’Action ${action} avec ${count(n, 'point')}`,
  'explain.cure.anyAction': 'l’Action d’un dé',
  'explain.cure.turn': 'un tour à toi, avant d’en prendre le dé',
  'explain.cure.space': 'une place libre dans ton Entrepôt',
  'explain.cure.pillar': ({ town }) => `un Pilier à ${town}`,
  'explain.cure.die': ({ action }) => `un dé de l’Action ${action}`,
  'explain.cure.lead': 'être en tête de la piste du Roi à la fin de la manche',
  'explain.cure.waits': ({ what }) => `un bonus par lequel tu peux : ${what}`,
  'explain.left': ({ from, to }) =>
    from > 1 ? `${number(from)} points restants, puis ${number(to)}` : `1 point restant, puis ${number(to)}`,
  'explain.leftGoods': ({ goods }) => `puis tu as ${goods}`,
  'explain.leftScore': ({ n }) => `ton score : ${number(n)}`,
  'explain.noGoods': 'plus rien de cela',
  'explain.more': ({ n }) => `et ${count(n, 'autre moyen', 'autres moyens')}`,

  'explain.die': ({ die, value }) => `${die}, ${number(value)}`,
  'explain.die.lies': ({ action, n }) => `tel quel : ${action} avec ${count(n, 'point')}`,
  'explain.die.goods': ({ goods, n, resource }) => `*${goods}*, puis tu en as ${number(n)} (${resource})`,
  'explain.die.points': ({ wheel, own }) =>
    `*${count(wheel, 'point')}* de la roue, ${number(own)} de tes Bâtiments achevés`,
  'explain.die.tile': ({ tile }) => `*Tuile* ${tile}`,
  'explain.die.noTile': 'Il n’y a plus de tuile Bonus à cette Action',
  'explain.die.reach': ({ n, piece }) => `*${count(n, 'lieu', 'lieux')}* à portée de ${piece}`,
  'explain.die.before': ({ names }) =>
    `Avant toi ${list(names)} ${names.length === 1 ? 'prend' : 'prennent'} un dé`,
  'explain.die.turned': ({ ways }) => `*Tourné* ${ways.join(' · ')}`,
  'explain.die.way': ({ goods, action, n }) => `${goods} ${action} ${number(n)}`,
  'explain.takenDie': ({ goods }) => `Il a donné ${goods} et l’Action de sa section.`,
  'explain.dieSpace': 'Place de dé',
  'explain.dieSpace.text': ({ n }) =>
    n === 1
      ? 'Encore un dé à prendre dans cette manche.'
      : `Encore ${number(n)} dés à prendre dans cette manche.`,
  'explain.section': ({ value }) => `Section du ${number(value)}`,
  'explain.section.action': ({ action, n, help }) =>
    `Ses dés donnent *${action}* avec ${count(n, 'point')} : ${help}.`,
  'explain.wheelTile': ({ action }) => `Tuile Bonus de l’Action ${action}`,
  'explain.wheelTile.how': 'Qui prend un dé de cette Action peut la prendre aussi.',
  'explain.wheelGap': ({ action }) =>
    `La tuile Bonus de l’Action ${action} est partie. Une nouvelle vient à la manche suivante.`,
  'explain.turningMark': 'La roue tourne',
  'explain.turningMark.text':
    'Après chaque manche, les valeurs avancent d’une Action ; les tuiles Bonus restent.',
  'explain.bonusMarker': ({ name, n, action }) => `${name} : ${action} +${number(n)}`,
  'explain.bonusMarker.text':
    'Marqueur d’un Bâtiment achevé : chaque dé de cette Action donne autant de points en plus.',
  ...frenchInWords,

  'explain.round': ({ round, of: all }) => `Manche ${number(round)} sur ${number(all)}`,
  'explain.round.text': 'Chaque manche a trois tours pour chacun, puis la phase du Roi et une Foire.',

  'explain.kingSpace': ({ n }) => `Faveur du Roi : ${count(n, 'PV', 'PV')}`,
  'explain.kingSpace.text': 'À la fin de la manche, chacun marque la position de son marqueur.',
  'explain.kingSpace.red': 'Ensuite les marqueurs rouges reviennent à 0.',
  'explain.kingSpace.here': ({ names }) => `Ici : ${list(names)}`,
  'explain.kingSpace.passed': ({ names }) => `Tu dépasses ${list(names)}`,
  'explain.kingSpace.place': ({ place }) => `Tu serais *${ordinal(place)}* à la manche suivante`,
  'explain.marker': ({ name, n }) => `${name} : faveur du Roi ${count(n, 'PV', 'PV')}`,
  'explain.marker.text': ({ place }) =>
    `Pour l’instant *${ordinal(place)}* à la manche suivante. Dans une pile, le marqueur du dessous passe avant.`,
  'explain.crown': 'Tête de la piste du Roi',
  'explain.crown.text': ({ name, points }) =>
    `${name} est en tête. Le premier prend la tuile Bonus de la piste ; s’il n’y en a pas, ${count(points, 'PV', 'PV')}.`,
  'explain.kingTile': 'Pour le premier de la piste du Roi à la fin de la manche',
  'explain.hiddenCorruption': 'Corruption, face cachée',
  'explain.hiddenCorruption.text':
    'Un jeton est révélé avant chaque tour de table : tous les marqueurs reculent d’autant.',
  'explain.order': ({ name, place }) => `${name} joue ${ordinal(place)} dans cette manche`,
  'explain.order.text': 'L’ordre reste le même toute la manche.',
  'explain.nextOrder': ({ name, place }) => `${name} jouerait ${ordinal(place)} à la manche suivante`,
  'explain.nextOrder.text': 'La piste du Roi fait l’ordre : le plus haut commence.',

  'explain.stands': ({ piece }) => `${piece} est ici`,
  'explain.steps': ({ n, piece }) => `à ${number(n)} pas pour ${piece}`,
  'explain.tooFar': ({ n, has, piece }) => `À ${number(n)} pas pour ${piece}, tu as ${count(has, 'point')}.`,
  'explain.far': ({ n, piece }) => `À ${number(n)} pas pour ${piece} : pas avec ce qui attend maintenant.`,
  'explain.and.house': 'et Maison',
  'explain.and.place': 'et placer',
  'explain.and.pillar': 'et Pilier',
  'explain.road': 'Case entre deux villes : on n’y bâtit rien',
  'explain.house': ({ name, town }) => `Maison ${of(name)} à ${town}`,
  'explain.town.house': ({ what, n }) => `*Maison* ${what} · ${count(n, 'point')}`,
  'explain.town.noBonus': 'sans bonus',
  'explain.town.full': 'Aucune place de Maison n’est libre',
  'explain.town.tile': ({ tile, n }) => `*Tuile Bonus* ${tile} · ${count(n, 'point')}`,
  'explain.town.pillar': ({ n, points }) =>
    `*Pilier* ${count(n, 'place libre', 'places libres')} · ${count(points, 'point')}`,
  'explain.town.cathedral': ({ price, n }) => `*Cathédrale* ${price} pour ${count(n, 'PV', 'PV')}`,
  'explain.town.fair': ({ round, what }) => `*Foire* de la manche ${number(round)} : ${what}`,
  'explain.pillarSpace': ({ town }) => `Place de Pilier à ${town}`,
  'explain.pillarSpace.text':
    'L’Architecte bâtit ici, un Pilier par joueur. Qui en a un peut contribuer à la Cathédrale.',
  'explain.cathedral.none': ({ town }) => `Il ne reste aucune tuile Cathédrale à ${town}.`,
  'explain.cathedral.done': ({ names }) => `Ont contribué : ${list(names)}`,
  'explain.tileSpace': ({ town }) => `Tuile Bonus à ${town}`,
  'explain.tileSpace.gone': 'Elle a été ramassée et n’est pas remplacée.',
  'explain.piece': ({ piece, name, place }) => `${piece} ${of(name)} : ${place}`,
  'explain.piece.merchant':
    'Marche, bâtit des Maisons et ramasse des tuiles Bonus. Dans la ville d’une Foire, il participe comme une Maison.',
  'explain.piece.architect': 'Marche, bâtit des Piliers aux Cathédrales et ramasse des tuiles Bonus.',
  'explain.pillar': ({ name, town }) => `Pilier ${of(name)} à ${town}`,
  'explain.pillar.text': 'Il permet à son propriétaire de contribuer à la Cathédrale, une fois.',
  'explain.fair': ({ town, round }) => `${town}, manche ${number(round)}`,
  'explain.fair.now': ({ players }) => `Si c’était maintenant : ${players.join(' · ')}`,
  'explain.fair.player': ({ name, n }) => `${name} ${number(n)}`,
  'explain.fair.past': 'Elle a eu lieu.',

  'explain.offer.character': 'Offre de Personnages',
  'explain.offer.contract': 'Offre de Contrats et de Blasons',
  'explain.offer.character.text':
    'Un Personnage coûte 1 point, quel qu’il soit. Un nouveau vient aussitôt. Les cinq s’échangent pour 1 point.',
  'explain.offer.contract.text':
    'Les points dessous sont le prix. Après chaque tour, le reste glisse à droite et de nouveaux viennent de gauche.',
  'explain.gap': 'Vide dans l’offre',
  'explain.price': ({ n }) => `${count(n, 'point')} pour la prendre`,
  'explain.price.character': 'Points d’une Action Personnage ; la Chambre se paie à part.',
  'explain.price.contract': 'Points d’une Action Contrat ; ce que demande le Contrat se paie plus tard.',

  'explain.building.rooms': ({ n }) =>
    n === 0
      ? 'Toutes les Chambres sont occupées.'
      : n === 1
        ? '1 Chambre est vide.'
        : `${number(n)} Chambres sont vides.`,
  'explain.building.crest': 'Le Blason manque encore.',
  'explain.building.done': ({ n }) => `Achevé : ${count(n, 'point')} de plus pour son Action.`,
  'explain.building.marker': ({ n }) =>
    `Avec toutes ses Chambres et le Blason, il donne ${count(n, 'point')} de plus à l’Action de son Personnage.`,
  'explain.building.guest': 'Il n’a pas de Chambre ; avec son Blason, il compte comme achevé à la fin.',
  'explain.room': ({ floor }) =>
    `Placer un Personnage ici coûte ${count(floor, 'point')} d’une Action Personnage.`,
  'explain.room.who': ({ character }) => `Dans ce Bâtiment n’habite que : *${character}*.`,
  'explain.room.any': 'Le premier à s’installer décide de qui habite ce Bâtiment.',
  'explain.lives': ({ where }) => `habite ici : ${where}`,
  'explain.roof': 'Maison sur le toit',
  'explain.roof.text': 'Elle rejoint la réserve avec le dernier Personnage de ce Bâtiment.',
  'explain.crestPlaced': ({ n }) => `sous le Bâtiment ${number(n)}`,
  'explain.contractDone': ({ n }) => `rempli, sur la case ${number(n)}`,
  'explain.stored': ({ name }) => `dans l’Entrepôt ${of(name)}`,
  'explain.crate': 'Place de l’Entrepôt',
  'explain.crate.text': ({ n }) =>
    `${n === 1 ? '1 place est libre' : `${number(n)} places sont libres`}. Toute tuile prise passe par ici.`,
  'explain.goods.gold': 'Tourne les dés, un cran pour chacun, et achète toute autre ressource pour 2.',
  'explain.goods.food': 'Paie la pose des Blasons, et les Contrats de ressources identiques.',
  'explain.goods.wool': 'Paie les Contrats.',
  'explain.goods.stone': 'Paie les Cathédrales, et les Contrats de ressources identiques.',
  'explain.goods.iron': 'Paie les Contrats.',
  'explain.goods.end': 'Quatre ressources restantes à la fin font 1 point.',
  'explain.goods': ({ name, goods }) => `${name} : ${goods}`,
  'explain.supply.house': ({ name, n }) => `${name} : ${count(n, 'Maison')} à placer`,
  'explain.supply.pillar': ({ name, n }) => `${name} : ${count(n, 'Pilier')} à placer`,
  'explain.supply.house.text': 'La Maison d’un toit les rejoint dès que son Bâtiment est occupé.',
  'explain.supply.pillar.text': 'Le Pilier d’une case Contrat les rejoint avec le Contrat qui la couvre.',
  'explain.cathedralTile.text': ({ n }) => `Elle a rapporté ${count(n, 'point')}. Les Foires la comptent.`,

  'explain.decree': 'Décret du Cardinal : la première ligne qui est remplie dit quel dé il prend',
  'explain.challenge': 'Défi : il rend le Cardinal plus fort',

  'explain.score': ({ name, n }) => `${name} : ${count(n, 'PV', 'PV')}`,
  'explain.score.text': ({ n }) => `Si la partie finissait maintenant : ${number(n)}.`,
  'explain.count': ({ name, n, what }) => `${name} : ${number(n)} ${what}`,
  'explain.count.fairs': ({ towns }) => `Compte à la Foire ${list(towns.map(of))}.`,
  'explain.count.none': 'Aucune Foire à venir ne les compte.',
  'explain.points': ({ action, n }) =>
    `${action} : ${n > 1 ? `${number(n)} points restants` : `${number(n)} point restant`}`,
  'explain.points.text': ({ help }) => `${help}. Ils ne valent que pour cette Action et peuvent rester.`,
  'explain.turn.text': 'Les points qui restent sont perdus. L’offre de Contrats avance.',
};
