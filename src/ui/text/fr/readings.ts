import type { englishReadings as english } from '../en/readings';
import type { Translation } from '../message';
import { frenchNumber as number } from './words';

/** Readings of the rules. */
export const frenchReadings: Translation<typeof english> = {
  'readings.title': 'Lectures des règles',
  'readings.hint': 'une phrase chacune, l’habituelle est cochée',
  'readings.part': 'Lectures',
  'readings.count': ({ n, of }) =>
    n === 0 ? 'toutes habituelles' : `${number(n)} sur ${number(of)} diffère${n === 1 ? '' : 'nt'}`,
  'readings.differ': ({ n }) => (n === 1 ? '1 lecture diffère' : `${number(n)} lectures diffèrent`),
  'readings.differFromUsual': ({ n }) =>
    n <= 1 ? 'lecture diffère de l’habitude' : 'lectures diffèrent de l’habitude',
  'readings.asPrinted': 'imprimée',
  'readings.asPrinted.text': 'les règles le disent en toutes lettres.',
  'readings.usual': 'habituelle',
  'readings.usual.text': 'cochée si tu n’y touches pas ; où rien n’est imprimé, la lecture la plus simple.',
  'readings.sign': 'signe brun',
  'readings.differs.text': 'diffère de l’habitude.',
  'readings.open':
    'Seules les questions que les règles laissent ouvertes sont ici. Tout le reste se joue tel quel ; chaque numéro de règle ouvre son texte.',
  'readings.table': 'Cette table',
  'readings.everywhere':
    'C’est affiché à la table avant que quelqu’un s’assoie, dans les règles à côté de la règle, dans le journal quand ça compte, et dans la partie enregistrée.',
  'readings.sums': 'Le résultat compte parmi les « lectures à soi », à part des parties habituelles.',
  'readings.everybody': 'Les bots et le Cardinal jouent avec la même lecture.',
  'readings.allUsual': 'Toutes habituelles',
  'readings.keep': 'En faire mes habitudes',
  'readings.kept': 'C’est noté : les nouvelles parties sur cet appareil proposeront ces lectures.',
  'readings.read': 'Les lire',
  'readings.back': 'Retour aux options',
  'readings.note': ({ way }) => `${way} · lectures des règles`,
  'readings.people': ({ people, bots }) =>
    [
      ...(people > 0 ? [`${number(people)} ${people === 1 ? 'personne' : 'personnes'}`] : []),
      ...(bots > 0 ? [`${number(bots)} ${bots === 1 ? 'bot' : 'bots'}`] : []),
    ].join(', '),
  'readings.agreed': ({ wheel }) => `jeu de base, Roue : ${wheel}`,
  'readings.instead': ({ is, usual }) => `${is}, au lieu de : ${usual}`,
  'readings.here': ({ answer }) => `À cette table : ${answer}`,
  'readings.choice': 'Une table peut lire cette règle de plusieurs façons :',
  'readings.older': 'D’anciennes parties se sont jouées ainsi ; aucune table ne peut le choisir.',
  'readings.byHost':
    'L’hôte peut changer cela jusqu’au début de la partie ; chacun redit alors s’il est prêt.',
  'readings.ofHost': 'Choisies par l’hôte.',

  'reading.contractMerchantMove': 'Pas du Marchand par Contrat',
  'readingAsk.contractMerchantMove': 'Un Contrat rempli déplace ton Marchand : où ?',
  'answer.contractMerchantMove.town': 'Seulement à la ville voisine',
  'answer.contractMerchantMove.step': 'D’un pas vers toute case, routes comprises',
  'answerBrief.contractMerchantMove.town': 'les villes seulement',
  'answerBrief.contractMerchantMove.step': 'les routes aussi',

  'reading.rightmostBuilding': 'Le Bâtiment le plus à droite',
  'readingAsk.rightmostBuilding': 'Est-il rempli quand la Foire compte les Bâtiments remplis ?',
  'answer.rightmostBuilding.empty': 'Non, il n’a pas de tuile Personnage',
  'answer.rightmostBuilding.filled': 'Oui, quelqu’un y habite',
  'answerBrief.rightmostBuilding.empty': 'pas compté',
  'answerBrief.rightmostBuilding.filled': 'compté comme rempli',

  'reading.fairCrests': 'Blasons dans l’Entrepôt',
  'readingAsk.fairCrests': 'Comptent-ils à une Foire avant d’orner un Bâtiment ?',
  'answer.fairCrests.placed': 'Non, seulement une fois placés',
  'answer.fairCrests.owned': 'Oui, ce que j’ai est à moi',
  'answerBrief.fairCrests.placed': 'les placés seulement',
  'answerBrief.fairCrests.owned': 'tous ceux que l’on a',

  'reading.wheelTile': 'Tuile de la Roue',
  'readingAsk.wheelTile': 'Quand décider de la tuile à côté de mon dé ?',
  'answer.wheelTile.afterDie': 'Juste après le dé, avant les ressources',
  'answer.wheelTile.anyTime': 'À tout moment de mon tour',
  'answerBrief.wheelTile.afterDie': 'juste après le dé',
  'answerBrief.wheelTile.anyTime': 'à tout moment du tour',

  'reading.firstExchange': 'Une de plus au premier échange',
  'readingAsk.firstExchange': 'Le premier échange donne une ressource de plus : combien de fois ?',
  'answer.firstExchange.turn': 'Une fois par tour',
  'answer.firstExchange.action': 'Une fois par Action Contrat',
  'answerBrief.firstExchange.turn': 'une fois par tour',
  'answerBrief.firstExchange.action': 'une fois par Action Contrat',

  'reading.kingAction': 'Action Roi',
  'readingAsk.kingAction': 'Puis-je m’arrêter avant d’utiliser tous ses points ?',
  'answer.kingAction.steps': 'Oui, pas à pas',
  'answer.kingAction.all': 'Non, tous',
  'answerBrief.kingAction.steps': 'pas à pas',
  'answerBrief.kingAction.all': 'tous les points servent',

  'reading.addPoints': 'Assistant qui ajoute des points',
  'readingAsk.addPoints': 'Peut-il venir quand le dernier point est dépensé ?',
  'answer.addPoints.untilEnd': 'Oui, jusqu’à la fin de mon tour',
  'answer.addPoints.whilePoints': 'Seulement tant qu’il reste un point',
  'answerBrief.addPoints.untilEnd': 'jusqu’à la fin du tour',
  'answerBrief.addPoints.whilePoints': 'tant qu’il reste un point',

  'reading.swappedCharacters': 'Changer tous les Personnages',
  'readingAsk.swappedCharacters': 'Les cinq sont-ils remis avant ou après la recharge ?',
  'answer.swappedCharacters.afterRefill': 'Après, ils ne reviennent pas aussitôt',
  'answer.swappedCharacters.beforeRefill': 'Avant, ils peuvent revenir',
  'answerBrief.swappedCharacters.afterRefill': 'remis après la recharge',
  'answerBrief.swappedCharacters.beforeRefill': 'remis avant la recharge',

  'reading.tasksInBonuses': 'Tâches pendant un bonus',
  'readingAsk.tasksInBonuses': 'Fait-on des Tâches quand un bonus sans points attend ?',
  'answer.tasksInBonuses.no': 'Non, le bonus d’abord',
  'answer.tasksInBonuses.yes': 'Oui, pendant la plupart',
  'answerBrief.tasksInBonuses.no': 'jamais',
  'answerBrief.tasksInBonuses.yes': 'pendant la plupart',

  'reading.completionTold': 'Achever un Bâtiment',
  'readingAsk.completionTold': 'Un Bâtiment peut-il être achevé deux fois dans une chaîne de bonus ?',
  'answer.completionTold.once': 'Non, une fois pour toutes',
  'answer.completionTold.twice': 'Oui, et ses points venaient deux fois',
  'answerBrief.completionTold.once': 'une fois',
  'answerBrief.completionTold.twice': 'deux fois, dans une chaîne rare',
};
