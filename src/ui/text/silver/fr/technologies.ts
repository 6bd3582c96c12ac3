import type { Translation } from '../../message';
import type { englishSilverTechnologies as english } from '../en/technologies';

export const frenchSilverTechnologies: Translation<typeof english> = {
  'technology.character': 'Personnage',
  'technology.die': 'Dé',
  'technology.king': 'Roi',
  'technology.merchant': 'Marchand',
  'technology.prospector': 'Prospecteur',
  'technology.contract': 'Contrat',
  'technology.resource': 'Ressource',
  'technology.joker': 'Joker',
  'technology.architect': 'Architecte',
  'tier.character1': 'Placer un Blason te coûte 1 nourriture de moins.',
  'tier.character2': 'Chacun de tes marqueurs de points d’Action bonus vaut 1 de plus.',
  'tier.character3':
    'Quand tu achèves un Bâtiment : reçois le bonus de chaque Personnage qui s’y trouve, dans l’ordre de ton choix.',
  'tier.die1': 'Avant de prendre un dé : tourne-le de 3 exactement contre 2 ors.',
  'tier.die2': 'Un dé d’une couleur et d’une valeur que tu n’as pas encore : un pas avec une de tes pièces.',
  'tier.die3': 'Avec les ressources de ton dé : tu peux remplacer l’une d’elles par 1 argent.',
  'tier.king1': 'Au début de ton Action Roi : gagne 2 ors.',
  'tier.king2': 'Maintenant et à la fin de chaque phase du Roi : Action *Roi* avec 2 points.',
  'tier.king3':
    'Au début de ton Action Roi : tu peux révéler deux tuiles de la pile souterraine et en garder une.',
  'tier.merchant1': 'Ton Action Marchand a 1 point de plus.',
  'tier.merchant2': 'Quand tu places une Maison : tu peux recevoir le bonus d’un de tes Personnages.',
  'tier.merchant3': 'Maintenant et à chaque phase du Roi : 1 point par Maison à toi sur les cartes.',
  'tier.prospector1': 'Ton Action Prospecteur a 1 point de plus.',
  'tier.prospector2': 'Quand tu ouvres une Mine : gagne 3 ressources d’un seul type.',
  'tier.prospector3':
    'Le point de mouvement vaut 2 points de Prospecteur, pour ce que tu veux et quand tu veux.',
  'tier.contract1': 'Chaque Contrat te demande 1 ressource de moins, mais au moins 1.',
  'tier.contract2':
    'Une fois par Action Contrat : tu peux révéler trois Contrats et en prendre contre 2 points chacun.',
  'tier.contract3': 'Chaque échange d’une Action Contrat donne une ressource de plus, à ton choix.',
  'tier.resource1':
    'Prends une tuile Bonus de ressource pour toute la partie : cette ressource peut servir d’or.',
  'tier.resource2': 'Un dé de cette couleur donne 2 ressources de ce type en plus.',
  'tier.resource3': 'L’Action d’un dé de cette couleur a 2 points de plus.',
  'tier.joker1': 'Ton Action Joker a 1 point de plus.',
  'tier.joker2': 'Au début de ton Action Joker : Action *Roi* avec 1 point.',
  'tier.joker3':
    'Maintenant : une Action au choix avec 2 points. Ensuite tu peux partager ton Joker entre deux Actions.',
  'tier.architect1': 'Ton Action Architecte a 1 point de plus.',
  'tier.architect2': 'Après chaque contribution : Action *Roi* avec 2 points.',
  'tier.architect3': 'Une contribution te coûte 1 argent, 2 ors ou 2 pierres de moins, mais au moins 1.',
  'technology.tier': ({ name, level }) => `${name} ${level}`,
  'technology.kind': 'Technologie',
  'technology.price': ({ price, points }) => `Coûte ${price} et vaut ${points} à la fin.`,
};
