import type { englishSilverReadings as english } from '../en/readings';

/** Lectures des règles sous terre. */
export const frenchSilverReadings: Record<keyof typeof english, string> = {
  'reading.movementPoints': 'Deux points de mouvement',
  'readingAsk.movementPoints':
    'Le troisième niveau de la Technologie du Prospecteur en donne deux\u00a0: comment les utilise-t-on\u00a0?',
  'answer.movementPoints.scattered': 'Un par un, à tout moment du tour',
  'answer.movementPoints.block': 'Les deux d’un coup',
  'answerBrief.movementPoints.scattered': 'un par un',
  'answerBrief.movementPoints.block': 'les deux d’un coup',

  'reading.resourceColour': 'Couleur de la tuile Bonus de ressource',
  'readingAsk.resourceColour': 'Quels dés sont de sa couleur\u00a0?',
  'answer.resourceColour.either': 'Ceux de sa couleur, et ceux qui rapportent sa ressource',
  'answer.resourceColour.die': 'Seulement ceux de sa couleur',
  'answer.resourceColour.yield': 'Seulement ceux qui rapportent sa ressource',
  'answerBrief.resourceColour.either': 'couleur ou ressource du dé',
  'answerBrief.resourceColour.die': 'la couleur du dé',
  'answerBrief.resourceColour.yield': 'ce que rapporte le dé',

  'reading.placingBelow': 'Construire sous terre',
  'readingAsk.placingBelow':
    'Les Actions Marchand et Architecte peuvent-elles construire où se trouve un Prospecteur\u00a0?',
  'answer.placingBelow.prospector': 'Non, seulement les Actions Prospecteur',
  'answer.placingBelow.anyAction': 'Oui, elles aussi',
  'answerBrief.placingBelow.prospector': 'par l’Action Prospecteur seule',
  'answerBrief.placingBelow.anyAction': 'par le Marchand et l’Architecte aussi',

  'reading.undergroundContracts': 'Tuiles à 4 laines et à 4 fers',
  'readingAsk.undergroundContracts': 'Que sont ces tuiles des cartes souterraines\u00a0?',
  'answer.undergroundContracts.contracts': 'Des Contrats',
  'answer.undergroundContracts.helpers': 'Des Assistants, payés quand on les utilise',
  'answerBrief.undergroundContracts.contracts': 'Contrats',
  'answerBrief.undergroundContracts.helpers': 'Assistants',

  'reading.extendedReach': 'Le chemin plus long du Cardinal',
  'readingAsk.extendedReach':
    'Sans place proche sous terre, il va plus loin\u00a0: pour la tuile Bonus aussi\u00a0?',
  'answer.extendedReach.way': 'Non, la tuile est à portée de ses points',
  'answer.extendedReach.tile': 'Oui, la tuile peut être aussi loin qu’il va',
  'answerBrief.extendedReach.way': 'pour le chemin seul',
  'answerBrief.extendedReach.tile': 'pour la tuile Bonus aussi',

  'reading.silverTile': 'Les tuiles d’argent du Cardinal',
  'readingAsk.silverTile': 'De quelle classe est pour lui une tuile qui rapporte de l’argent\u00a0?',
  'answer.silverTile.resource': 'Assistant de ressources, 1 argent valant une ressource',
  'answer.silverTile.miscellaneous': 'Assistant divers',
  'answerBrief.silverTile.resource': 'Assistants de ressources',
  'answerBrief.silverTile.miscellaneous': 'Assistants divers',

  'reading.characterSilver': 'Les visiteurs et l’argent',
  'readingAsk.characterSilver':
    'Les Visiteurs de la Curie apportent-ils au Cardinal l’argent d’un Personnage\u00a0?',
  'answer.characterSilver.no': 'Non, l’argent n’est pas une ressource',
  'answer.characterSilver.yes': 'Oui, avec ses ressources',
  'answerBrief.characterSilver.no': 'aucun argent',
  'answerBrief.characterSilver.yes': 'leur argent aussi',

  'reading.tabletCosts': 'Le prix des tablettes',
  'readingAsk.tabletCosts':
    'Nouvelles des Voyageurs\u00a0: qu’en est-il d’une tablette qui demande un prix au Cardinal\u00a0?',
  'answer.tabletCosts.paid': 'Il paie l’or s’il le peut, jamais l’argent',
  'answer.tabletCosts.free': 'Il reçoit tout pour rien',
  'answer.tabletCosts.never': 'Il ne reçoit jamais ce qui a un prix',
  'answerBrief.tabletCosts.paid': 'ce qu’il paie en or',
  'answerBrief.tabletCosts.free': 'tout, pour rien',
  'answerBrief.tabletCosts.never': 'rien de ce qui a un prix',

  'reading.prospectorDice': 'Dés de deux sections du Prospecteur',
  'readingAsk.prospectorDice': 'Selon quoi le Cardinal choisit-il d’abord entre eux\u00a0?',
  'answer.prospectorDice.colour': 'Selon les couleurs de sa carte, puis selon les points',
  'answer.prospectorDice.points': 'Selon les points, puis selon les couleurs de sa carte',
  'answerBrief.prospectorDice.colour': 'd’abord la couleur',
  'answerBrief.prospectorDice.points': 'd’abord les points',
};
