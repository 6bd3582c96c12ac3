import type { Translation } from '../message';
import type { englishRefusals as english } from '../en/refusals';
import { frenchGrammar, of } from './words';

const { count, list, number } = frenchGrammar;

export const frenchRefusals: Translation<typeof english> = {
  'refusal.gameOver': 'La partie est finie.',
  'refusal.notYourTurn': 'Ce n’est pas ton tour.',
  'refusal.malformed': 'Ce n’est pas un coup de ce jeu.',
  'refusal.notNow': ({ waits }) => (waits ? `Pas maintenant : il faut d’abord ${waits}.` : 'Pas maintenant.'),
  'refusal.dieNotOnWheel': 'Ce dé n’est pas sur la Roue. Prends-en un autre.',
  'refusal.tooLittleGold': ({ needs, has }) =>
    `Tourner ce dé coûte ${count(needs, 'or')}, tu en as ${number(has)}.`,
  'refusal.takeDieFirst': 'Prends d’abord un dé.',
  'refusal.mustTakeDie': 'Chaque tour commence par un dé : choisis-en un.',
  'refusal.colourAlreadyChanged': 'La ressource de ton dé est déjà changée. Un seul changement par tour.',
  'refusal.dieAlreadyTaken': 'Ton dé est déjà pris : ce n’était possible qu’avant.',
  'refusal.notInThisGame': 'Cette boîte n’est pas de la partie.',
  'refusal.nameAction': 'Cette section offre plusieurs Actions : dis laquelle tu prends.',
  'refusal.otherMap': 'Ce lieu est sur une autre carte.',
  'refusal.noDieAction': 'Seulement pour l’Action d’un dé : prends d’abord ton dé.',
  'refusal.noPointsLeft': 'À cette table, on n’ajoute des points que s’il en reste un : il n’en reste plus.',
  'refusal.declareFirst': 'Dis d’abord quelle Action le Joker remplace.',
  'refusal.otherAction': ({ action }) => `Pas avec ces points : ils appartiennent à l’Action *${action}*.`,
  'refusal.tooFewPoints': ({ needs, has }) =>
    `Cela coûte ${count(needs, 'point')}, il t’en reste ${number(has)}.`,
  'refusal.notTheJoker': ({ action }) => `Seulement pour le Joker. Ton Action est *${action}*.`,
  'refusal.notAdjacent': ({ piece, place }) =>
    `*${place}* n’est pas à côté de ${piece}. Avance case par case.`,
  'refusal.alreadyThere': ({ place }) => `*${place}* : ton pion y est déjà. Choisis un autre lieu.`,
  'refusal.noSuchSpace': 'Cette case ne sert pas avec si peu de joueurs.',
  'refusal.houseAlreadyThere': ({ town }) => `*${town}* a déjà ta Maison : une seule par ville.`,
  'refusal.houseSpaceTaken': ({ town }) =>
    `Une autre Maison s’y trouve. Choisis une case libre à *${town}*, ou une autre ville.`,
  'refusal.noHouseLeft': 'Pas de Maison en réserve : remplis un Bâtiment pour libérer celle de son toit.',
  'refusal.merchantElsewhere': ({ town }) => `Ton Marchand n’est pas à *${town}* : va d’abord là-bas.`,
  'refusal.noCathedral': ({ town }) => `*${town}* n’a pas de Cathédrale, donc pas de case Pilier.`,
  'refusal.cathedralUnavailable': ({ town }) =>
    `La Cathédrale ${of(`*${town}*`)} est indisponible dans cette partie.`,
  'refusal.pillarAlreadyThere': ({ town }) => `Tu as déjà un Pilier à *${town}*.`,
  'refusal.noPillarSpace': ({ town }) => `Aucune case Pilier n’est libre à *${town}*.`,
  'refusal.noPillarLeft': 'Pas de Pilier en réserve : remplis un Contrat pour en libérer un.',
  'refusal.architectElsewhere': ({ town }) => `Ton Architecte n’est pas à *${town}* : va d’abord là-bas.`,
  'refusal.noTileThere': ({ town }) => `Il n’y a plus de tuile Bonus à *${town}*.`,
  'refusal.townsOnly': 'Ce pas ne mène que d’une ville à la ville voisine.',
  'refusal.storehouseFull': 'Entrepôt plein : place, remplis ou utilise d’abord une tuile.',
  'refusal.crestOwned': ({ crest }) => `Tu as déjà le *${crest}* : un seul par famille.`,
  'refusal.contractSpacesFull': 'Tes six cases Contrat sont couvertes : plus besoin de Contrats.',
  'refusal.notInOffer': 'Cette tuile n’est plus dans l’offre.',
  'refusal.offerEmpty': 'L’offre est vide.',
  'refusal.notInStorehouse': 'Cette tuile n’est pas dans ton Entrepôt : prends-la d’abord.',
  'refusal.notACharacter': 'Seul un Personnage peut loger dans une Pièce.',
  'refusal.notAContract': 'Seul un Contrat peut être rempli.',
  'refusal.notACrest': 'Seul un Blason va sur une case Blason.',
  'refusal.notAHelper': 'Seul un Assistant peut être utilisé.',
  'refusal.helperInUse': 'Cet Assistant est en cours. Il part quand tout ce qu’il apporte est fait.',
  'refusal.roomTaken': ({ floor }) =>
    `La Pièce de l’étage ${number(floor)} est occupée. Choisis-en une vide.`,
  'refusal.noSuchRoom': ({ building, floor }) =>
    `Le Bâtiment ${number(building)} n’a pas de Pièce à l’étage ${number(floor)}.`,
  'refusal.otherCharacterHere': ({ character }) =>
    `Ici habite : *${character}*. Un seul type de Personnage par Bâtiment.`,
  'refusal.characterLivesElsewhere': ({ building }) =>
    `Ce Personnage habite déjà le Bâtiment ${number(building)} : c’est là qu’il va.`,
  'refusal.crestSpaceTaken': 'Un Blason est déjà là. Choisis un autre Bâtiment.',
  'refusal.noCharacterInBuilding': ({ building }) =>
    `Aucun Personnage n’habite le Bâtiment ${number(building)}. Choisis-en un autre.`,
  'refusal.bonusNotHere': 'Ce bonus n’est pas dans le Bâtiment choisi, ou tu l’as déjà reçu.',
  'refusal.cannotPay': ({ lack }) => `Il te manque ${list(lack)}.`,
  'refusal.sameResource': 'Échange une ressource contre une autre sorte.',
  'refusal.noGoldForGold': 'L’or n’achète que les autres ressources.',
  'refusal.nameIdentical': 'Dis quelle ressource paie la partie identique.',
  'refusal.nothingIdentical': 'Ce Contrat n’a pas de partie identique : paie ce qu’il indique.',
  'refusal.wrongCount': ({ needs, has }) =>
    `Choisis-en exactement ${number(needs)} ; tu en as choisi ${number(has)}.`,
  'refusal.kingTrackTop': 'La piste du Roi s’arrête à 15. Avance de moins de cases.',
  'refusal.kingPointsLeft': ({ needs }) =>
    `À cette table, une Action Roi se joue en entier : avance encore de ${number(needs)}.`,
  'refusal.noPillarThere': ({ town }) => `Bâtis d’abord un Pilier à *${town}*.`,
  'refusal.alreadyContributed': ({ town }) =>
    `Tu as déjà contribué à *${town}* : une seule fois par Cathédrale.`,
  'refusal.noCathedralTileLeft': ({ town }) => `Il ne reste plus de tuile Cathédrale à *${town}*.`,
  'refusal.gainInFull': 'Ce qui attend te revient : choisis-le, on ne peut pas y renoncer.',
  'refusal.endTurnInstead': 'Il n’y a rien à refuser. Dépense tes points ou finis le tour.',
  'refusal.finishFirst': 'Termine ou refuse d’abord ce qui attend ici.',
  'refusal.onlyProceeds': 'C’est le tour du Cardinal : passe à son étape suivante.',

  'waits.gain': 'recevoir ton gain',
  'waits.gainAny': 'choisir les ressources que tu gagnes',
  'waits.score': 'marquer les points gagnés',
  'waits.king': 'avancer sur la piste du Roi',
  'waits.act': 'utiliser ou laisser les points de l’Action bonus',
  'waits.addPoints': 'ajouter les points',
  'waits.changeColour': 'choisir la ressource de ton dé',
  'waits.buildingBonuses': 'choisir le Bâtiment dont tu reçois les bonus',
  'waits.move': 'faire ou laisser les pas',
  'waits.relocate': 'choisir où va ton pion',
  'waits.place': 'choisir où bâtir',
  'waits.takeDie': 'prendre un dé',
  'waits.wheelTile': 'prendre ou laisser la tuile Bonus',
  'waits.dieAction': 'utiliser les points de ton Action',
  'waits.receive': 'recevoir les bonus du Bâtiment',
  'waits.discard': 'en finir avec l’Assistant',
  'waits.complete': 'en finir avec le Blason',
  'waits.kingTile': 'prendre ou laisser la tuile de la piste du Roi',
  'waits.cardinal': 'laisser avancer le Cardinal',
  'waits.nothing': 'attendre ton tour',
};
