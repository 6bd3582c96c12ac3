import type { Translation } from '../message';
import type { englishEffects as english } from '../en/effects';
import { frenchCount as count, frenchNumber as number, of } from './words';

export const frenchEffects: Translation<typeof english> = {
  'effect.gain': ({ goods }) => `Gagne ${goods}.`,
  'effect.gainAny': ({ n }) =>
    n === 1 ? 'Gagne 1 ressource au choix.' : `Gagne ${number(n)} ressources au choix, identiques ou non.`,
  'effect.score': ({ n }) => `Marque ${count(n, 'point')}.`,
  'effect.king': ({ n }) => `Avance de ${count(n, 'case')} sur la piste du Roi.`,
  'effect.act': ({ action, n }) => `Action *${action}* avec ${count(n, 'point')}.`,
  'effect.actAny': ({ n }) => `Une Action au choix avec ${count(n, 'point')}.`,
  'effect.addPoints': ({ n }) => `${count(n, 'point')} de plus pour l’Action de ton dé.`,
  'effect.changeColour': 'Avant de prendre un dé : choisis la ressource qu’il donne.',
  'effect.buildingBonuses':
    'Choisis un de tes Bâtiments : reçois encore une fois les bonus de tous ses Personnages.',
  'effect.move': ({ piece, n }) =>
    `Tu peux déplacer ${piece} ${n === 1 ? 'd’une case' : `de ${number(n)} cases au plus`}.`,
  'effect.moveToTown': ({ piece }) => `Tu peux mener ${piece} de sa ville à une ville directement voisine.`,
  'effect.relocate': ({ piece }) => `Tu peux déplacer ${piece} sur n’importe quelle case de la carte.`,
  'effect.place.house.here': 'Tu peux placer une Maison là où est ton Marchand, si une case est libre.',
  'effect.place.pillar.here': 'Tu peux placer un Pilier là où est ton Architecte, si une case est libre.',
  'effect.place.house.anywhere': 'Tu peux placer une Maison dans une ville au choix où une case est libre.',
  'effect.place.pillar.anywhere': 'Tu peux placer un Pilier à une Cathédrale au choix où une case est libre.',
  'effect.place.house.ownMaps':
    'Tu peux placer une Maison dans une ville au choix où une case est libre, sur chaque carte où une de tes pièces en construit.',
  'effect.place.pillar.ownMaps':
    'Tu peux placer un Pilier à une Cathédrale au choix où une case est libre, sur chaque carte où une de tes pièces en construit.',
  'effect.anyOrder': 'Dans l’ordre de ton choix.',

  'effectShort.act': ({ action, n }) => `${action} ${number(n)}`,
  'effectShort.actAny': ({ n }) => `Action au choix ${number(n)}`,
  'effectShort.addPoints': ({ n }) => `+${count(n, 'point')}`,
  'effectShort.changeColour': 'Autre ressource',
  'effectShort.buildingBonuses': 'Bonus d’un Bâtiment',
  'effectShort.score': ({ n }) => `${number(n)} PV`,
  'effectShort.king': ({ n }) => `Piste du Roi +${number(n)}`,
  'effectShort.move': ({ piece, n }) => `${piece} ${count(n, 'pas', 'pas')}`,
  'effectShort.relocate': ({ piece }) => `${piece} n’importe où`,
  'effectShort.place.house.here': 'Maison ici',
  'effectShort.place.pillar.here': 'Pilier ici',
  'effectShort.place.house.anywhere': 'Maison n’importe où',
  'effectShort.place.pillar.anywhere': 'Pilier n’importe où',
  'effectShort.place.house.ownMaps': 'Maison sur toute carte',
  'effectShort.place.pillar.ownMaps': 'Pilier sur toute carte',

  'effectShort.paid': ({ what, price }) => `${what} (contre ${price})`,

  'tileName.helper': ({ title }) => `Assistant ${title}`,
  'tileName.contract': ({ title }) => `Contrat ${title}`,
  'the.helper': ({ title }) => `l’Assistant *${title}*`,
  'the.contract': ({ title }) => `le Contrat *${title}*`,
  'the.crest': ({ title }) => `le *${title}*`,
  'the.character.contract': 'le *Clerc*',
  'the.character.character': 'l’*Aubergiste*',
  'the.character.architect': 'le *Maître d’œuvre*',
  'the.character.merchant': 'le *Négociant*',
  'the.character.king': 'le *Courtisan*',
  'the.merchant': 'le Marchand',
  'the.architect': 'l’Architecte',
  'tile.helper.when': 'À tout moment de ton tour ; puis il quitte la partie.',
  'tile.helper.whenDie': 'Dès que tu as pris ton dé ; puis il quitte la partie.',
  'tile.helper.whilePoints': 'Tant qu’il reste un point de l’action de ton dé ; puis il quitte la partie.',
  'tile.helper.family': 'Assistant',
  'tile.contract.family': 'Contrat',
  'tile.contract.pay': ({ goods }) => `Paie ${goods}.`,
  'tile.contract.identical': 'La partie identique peut être de n’importe quelle ressource.',
  'tile.contract.then': 'Il couvre ta prochaine case Contrat : ses points, et le Pilier qui s’y trouve.',
  'tile.crest.family': 'Blason',
  'tile.crest.place':
    'Place-le sous un de tes Bâtiments contre sa nourriture : la case donne aussitôt son bonus.',
  'tile.crest.one': 'Un seul par famille.',
  'tile.character.family': 'Personnage · coûte 1 point, puis une Pièce',
  'tile.character.when': 'En le plaçant :',
  'tile.character.strengthens': ({ action }) =>
    `Un Bâtiment achevé de ce Personnage renforce l’Action *${action}*.`,
  'tile.cathedral.title': ({ town }) => `Cathédrale ${of(town)}`,
  'tile.cathedral.text': ({ n }) => `Pour qui contribue ensuite : ${count(n, 'point')}.`,
  'tile.cathedral.next': ({ points }) => `En dessous : ${points.join(', ')}.`,
  'tile.cathedral.pillar': 'Il te faut un Pilier sur place. Une seule fois par Cathédrale.',
  'tile.cost.title': ({ town }) => `Construction à ${town}`,
  'tile.cost.text': ({ price, n }) =>
    `Paie ${price} et marque ${count(n, 'point')}, plus ceux de la tuile Cathédrale.`,
  'tile.cost.unavailable':
    'Cette Cathédrale est indisponible dans cette partie : ni Pilier, ni contribution.',
  'tile.fair.title': ({ what }) => `Foire : ${what}`,
  'tile.fair.each': ({ n, board, what }) =>
    `${number(n)} sur la tuile et ${number(board)} pour la manche, par ${what}.`,
  'tile.fair.eachPair': ({ n, board, first, second }) =>
    `${number(n)} sur la tuile et ${number(board)} pour la manche, par paire : ${first} et ${second}.`,
  'tile.fair.kingTrack': ({ n, board }) =>
    `${number(n)} sur la tuile et ${number(board)} pour la manche, une fois, plus ta position sur la piste du Roi, même négative.`,
  'tile.fair.who': 'Une Maison ou ton Marchand dans la ville te fait participer.',
  'tile.corruption': ({ n }) =>
    n === 0 ? 'Personne ne recule.' : `Chaque marqueur recule de ${count(n, 'case')} sur la piste du Roi.`,
  'tile.houseSpace.title': ({ town }) => `Case Maison à ${town}`,
  'tile.houseSpace.plain': 'Pas de bonus.',
  'tile.houseSpace.bonus': 'Quand tu y places une Maison :',
  'tile.houseSpace.players': ({ n }) => `Seulement à ${number(n)} joueurs${n < 4 ? ' ou plus' : ''}.`,
  'tile.crestSpace.title': ({ n }) => `Case Blason du Bâtiment ${number(n)}`,
  'tile.crestSpace.pay': ({ food }) => `Paie ${count(food, 'nourriture')} pour y placer un Blason.`,
  'tile.contractSpace.title': ({ n }) => `Case Contrat ${number(n)}`,
  'tile.contractSpace.text': ({ n }) => `Le Contrat qui la couvre marque ${count(n, 'point')} de plus.`,
  'tile.contractSpace.pillar': 'Son Pilier rejoint ta réserve.',

  'origin.rulebook': 'D’après le livret de règles.',
  'origin.photo': 'Lu sur une photographie.',
  'origin.derived': 'Découle de ce que dit le livret.',
  'origin.reconstructed': ({ why }) => `Reconstitué : ${why}`,
};
