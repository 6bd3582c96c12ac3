import type { Translation } from '../message';
import type { englishEvents as english } from '../en/events';
import { frenchCount as count, frenchNumber as number, of } from './words';

/** “prends” for the reader, “prend” for others; the same form where they sound alike and look alike. */
const verb = (you: boolean, yours: string, theirs: string): string => (you ? yours : theirs);
const paying = (price: string): string => (price ? ` contre ${price}` : '');

export const frenchEvents: Translation<typeof english> = {
  'event.you': 'Tu',
  'event.youInList': 'toi',
  'event.line': ({ who, deeds }) => `*${who}* ${deeds.join(', ')}`,
  'event.by': ({ deed, by }) => `${deed} (${by})`,
  'event.gain': ({ you, goods }) => `${verb(you, 'gagnes', 'gagne')} ${goods}`,
  'event.pay': ({ you, goods }) => `${verb(you, 'paies', 'paie')} ${goods}`,
  'event.buy': ({ you, goods, price }) => `${verb(you, 'achètes', 'achète')} ${goods}${paying(price)}`,
  'event.exchange': ({ you, goods, price }) => `${verb(you, 'échanges', 'échange')} ${price} contre ${goods}`,
  'event.score': ({ you, vp }) => `${verb(you, 'marques', 'marque')} ${vp}`,
  'event.lose': ({ you, vp }) => `${verb(you, 'perds', 'perd')} ${vp}`,
  'event.at.kingTrack': ({ deed }) => `${deed} sur la piste du Roi`,
  'event.at.leader': ({ deed }) => `${deed} en tête de la piste`,
  'event.at.fair': ({ deed, town }) =>
    town ? `${deed} à la Foire ${of(`*${town}*`)}` : `${deed} à la Foire`,
  'event.at.source': ({ deed, source }) => `${deed} (${source})`,
  'event.take': ({ you, tile, from }) => `${verb(you, 'prends', 'prend')} ${tile} ${from}`,
  'event.from.wheel': 'sur la Roue',
  'event.from.king': 'sur la piste du Roi',
  'event.from.character': 'dans l’offre',
  'event.from.contract': 'dans l’offre',
  'event.from.box': 'dans la boîte',
  'event.from.town': ({ town }) => `à *${town}*`,
  'event.remove': ({ you, tile }) => `${verb(you, 'retires', 'retire')} de la partie : ${tile}`,
  'event.house': ({ you, town }) => `${verb(you, 'bâtis', 'bâtit')} une [icon:house] Maison à *${town}*`,
  'event.pillar': ({ you, town }) => `${verb(you, 'bâtis', 'bâtit')} un [icon:pillar] Pilier à *${town}*`,
  'event.release.house': ({ you }) => `${verb(you, 'libères', 'libère')} une Maison`,
  'event.release.pillar': ({ you }) => `${verb(you, 'libères', 'libère')} un Pilier`,
  'event.character': ({ you, character, building, floor }) =>
    `${verb(you, 'loges', 'loge')} ${character} au Bâtiment ${number(building)}, étage ${number(floor)}`,
  'event.crest': ({ you, crest, building, price }) =>
    `${verb(you, 'places', 'place')} le *${crest}* sous le Bâtiment ${number(building)}${paying(price)}`,
  'event.complete': ({ you, building, points }) =>
    `${verb(you, 'achèves', 'achève')} le Bâtiment ${number(building)}${points > 0 ? ` (+${number(points)})` : ''}`,
  'event.contract': ({ you, price }) => `${verb(you, 'remplis', 'remplit')} un Contrat${paying(price)}`,
  'event.cathedral': ({ you, town, price }) =>
    `${verb(you, 'contribues', 'contribue')} à la Cathédrale ${of(`*${town}*`)}${paying(price)}`,
  'event.walk': ({ you, piece, to }) => `${verb(you, 'déplaces', 'déplace')} ${piece} : *${to}*`,
  'event.walkVia': ({ you, piece, via, to }) =>
    `${verb(you, 'déplaces', 'déplace')} ${piece} : ${via.join(', ')}, *${to}*`,
  'event.king': ({ you, n, to }) =>
    n >= 0
      ? `${verb(you, 'avances', 'avance')} de ${count(n, 'case')} sur la piste du Roi, à ${number(to)}`
      : `${verb(you, 'recules', 'recule')} de ${count(-n, 'case')} sur la piste du Roi, à ${number(to)}`,
  'event.points': ({ you, n, action }) =>
    `${verb(you, 'reçois', 'reçoit')} ${count(n, 'point')} de plus pour ${action}`,
  'event.die': ({ you, die, action }) =>
    `${verb(you, 'prends', 'prend')} le ${die}${action ? ` pour *${action}*` : ''}`,
  'event.dieTurned': ({ you, from, die, action, price }) =>
    `${verb(you, 'tournes', 'tourne')} le ${from} en ${die}${paying(price)}${action ? ` et le ${verb(you, 'prends', 'prend')} pour *${action}*` : ''}`,
  'event.roll': ({ n, dice }) => `${count(n, 'dé lancé', 'dés lancés')} : ${dice.join(' ')}`,
  'event.reveal.setup': 'Le plateau est mis en place',
  'event.reveal.contract': ({ n, tiles }) =>
    `${n > 1 ? 'Nouvelles tuiles' : 'Nouvelle tuile'} dans l’offre de Contrats : ${tiles}`,
  'event.reveal.character': ({ tiles }) => `Nouveau dans l’offre de Personnages : ${tiles}`,
  'event.reveal.bonus': ({ tiles }) => `Nouvelles tuiles Bonus : ${tiles}`,
  'event.discardOffer': ({ you }) => `${verb(you, 'changes', 'change')} l’offre de Personnages`,
  'event.corruption': ({ n }) =>
    n > 0 ? `*Corruption ${number(n)}* : tous les marqueurs reculent` : '*Corruption 0* : personne ne recule',
  'event.decline': ({ you, what }) => `${verb(you, 'renonces', 'renonce')} : ${what}`,
  'event.lapse.wheelTile': ({ you }) => `ne ${verb(you, 'trouves', 'trouve')} pas de tuile Bonus à prendre`,
  'event.lapse.wheelTileRefused': ({ you }) =>
    `${verb(you, 'laisses', 'laisse')} une tuile Bonus qui ne convient pas`,
  'event.lapse.move': ({ you }) =>
    `ne ${verb(you, 'trouves', 'trouve')} pas de ville voisine où mener le Marchand`,
  'event.lapse.place': ({ you }) => `ne ${verb(you, 'trouves', 'trouve')} pas où bâtir`,
  'event.lapse.buildingBonuses': ({ you }) => `n’${verb(you, 'as', 'a')} aucun Personnage pour les bonus`,
  'event.phase.preparation': ({ round }) => `Manche ${number(round)}`,
  'event.phase.action': 'Phase d’Actions',
  'event.phase.king': 'Phase du Roi',
  'event.phase.fair': 'Foire',
  'event.phase.cleanup': 'Entretien',
  'event.turn': ({ you, who }) => (you ? 'Ton tour' : `Tour ${of(who)}`),
  'event.order': ({ names }) => `Nouvel ordre du tour : ${names.join(', ')}`,
  'event.reset': ({ names }) => `De retour à 0 sur la piste du Roi : ${names.join(', ')}`,
  'event.rotate': 'La Roue tourne d’un cran',
  'event.end': ({ you, who }) => `La partie est finie : ${you ? '*tu* gagnes' : `*${who}* gagne`}`,
  'event.declare': ({ you, action }) => `${verb(you, 'joues', 'joue')} le Joker comme *${action}*`,
  'event.useHelper': ({ you, helper }) => `${verb(you, 'utilises', 'utilise')} un Assistant : ${helper}`,
  'event.chooseColour': ({ you, resource }) => `${verb(you, 'choisis', 'choisit')} pour le dé : ${resource}`,
  'event.chooseBuilding': ({ you, building }) =>
    `${verb(you, 'choisis', 'choisit')} les bonus du Bâtiment ${number(building)}`,
  'event.receive': ({ you, character }) => `${verb(you, 'reçois', 'reçoit')} le bonus : ${character}`,
  'without.gain': 'le gain',
  'without.gainAny': 'les ressources',
  'without.score': 'les points',
  'without.king': 'les pas du Roi',
  'without.act': 'l’Action bonus',
  'without.addPoints': 'les points ajoutés',
  'without.changeColour': 'le changement du dé',
  'without.buildingBonuses': 'les bonus d’un Bâtiment',
  'without.move': 'les pas',
  'without.relocate': 'le déplacement',
  'without.place': 'la construction',
  'without.takeDie': 'un dé',
  'without.wheelTile': 'la tuile Bonus',
  'without.dieAction': 'l’Action',
  'without.receive': 'les autres bonus',
  'without.discard': 'l’Assistant',
  'without.complete': 'le Blason',
  'without.kingTile': 'la tuile de la piste du Roi',
  'without.cardinal': 'une étape',
};
