import type { RuleOf, Titled } from '../types';

/** Section 8, first half. */
export const frenchHelpers = {
  'R8.1': [
    'Limite des Blasons',
    'Tu n’as jamais deux Blasons d’une même famille sur ton plateau, ceux en attente compris.',
  ],
  'R8.2': [
    'Moment des Assistants',
    'Un Assistant s’utilise à tout moment de ton tour, même dans le tour où tu l’as pris.',
  ],
  'R8.3': [
    'D’abord l’effet déclenché',
    'Ce qu’un effet déclenche se fait entièrement avant de continuer le reste.',
  ],
  'R8.4': [
    'Options d’une Action bonus',
    'Une Action bonus offre toutes les options de son Action, avec les points indiqués seulement.',
  ],
  'R8.5': ['Ressource au choix', 'Une ressource au choix est une des cinq. Plusieurs peuvent différer.'],
  'R8.10': ['Assistant : Action au choix', 'Une des cinq Actions au choix avec 1 point.'],
  'R8.11': ['Assistant : Marchand', 'Une Action Marchand avec 2 ou 3 points.'],
  'R8.12': ['Assistant : Personnage', 'Une Action Personnage avec 2 ou 3 points.'],
  'R8.13': ['Assistant : Contrat', 'Une Action Contrat avec 2 ou 3 points.'],
  'R8.14': ['Assistant : Architecte', 'Une Action Architecte avec 2 ou 3 points.'],
  'R8.15': ['Assistant : Roi', 'Une Action Roi avec 2 ou 3 points.'],
  'R8.16': ['Assistant : points en plus', '1, 2 ou 3 points de plus pour l’Action de ton dé.'],
  'R8.17': ['Seulement pour le dé', 'Ces points ne vont jamais à une Action bonus.'],
  'R8.18': ['Assistant : autre ressource', 'En choisissant ton dé, choisis la ressource qu’il donne.'],
  'R8.19': ['Assistant : or et points', 'Gagne l’or et marque les points indiqués.'],
  'R8.20': ['Assistant : ressources au choix', 'Gagne 2 ou 3 ressources au choix.'],
  'R8.21': ['Assistant : quatre ressources', 'Gagne 1 fer, 1 laine, 1 pierre et 1 nourriture.'],
  'R8.22': [
    'Assistant : bonus d’un Bâtiment',
    'Choisis un de tes Bâtiments et reçois les bonus de tous ses Personnages.',
  ],
  'R8.25': [
    'Personnage : Contrat et ressource',
    'Une Action Contrat avec 1 ou 2 points, et 1 ressource au choix.',
  ],
  'R8.26': ['Personnage : Contrat', 'Une Action Contrat avec 3 points.'],
  'R8.27': ['Personnage : laine', 'Gagne 2 laines.'],
  'R8.28': ['Personnage : fer', 'Gagne 1 ou 2 fers.'],
  'R8.29': ['Personnage : or et autre', 'Gagne 1 or et 1 fer, ou 1 or et 1 laine.'],
  'R8.30': ['Personnage : Action Personnage', 'Une Action Personnage avec 1 ou 2 points.'],
  'R8.31': [
    'Personnage : un pas des deux',
    'Ton Architecte et ton Marchand peuvent avancer d’une case chacun.',
  ],
  'R8.32': ['Personnage : nourriture', 'Gagne 1 ou 2 nourritures.'],
  'R8.33': ['Personnage : or', 'Gagne 2 ou 3 ors.'],
  'R8.34': ['Personnage : Action Roi', 'Une Action Roi avec 1 ou 2 points.'],
  'R8.35': ['Personnage : points', 'Marque 2 ou 3 points.'],
  'R8.36a': ['Personnage : pas du Marchand', 'Ton Marchand peut avancer d’une case, une ou deux fois.'],
  'R8.36b': [
    'Personnage : pas et Maison',
    'Ton Marchand peut avancer d’une case, et tu peux placer une Maison là où il est, dans l’ordre de ton choix.',
  ],
  'R8.36c': ['Personnage : Maison', 'Place une Maison là où est ton Marchand.'],
  'R8.36d': [
    'Conditions de la Maison',
    'Il faut une case Maison libre, aucune Maison à toi dans cette ville et une Maison dans ta réserve.',
  ],
  'R8.37a': ['Personnage : pas de l’Architecte', 'Ton Architecte peut avancer d’une case, une ou deux fois.'],
  'R8.37b': [
    'Personnage : pas et Pilier',
    'Ton Architecte peut avancer d’une case, et tu peux placer un Pilier là où il est, dans l’ordre de ton choix.',
  ],
  'R8.37c': ['Personnage : Pilier', 'Place un Pilier là où est ton Architecte.'],
  'R8.37d': [
    'Conditions du Pilier',
    'Il faut une Cathédrale disponible avec une case Pilier libre, aucun Pilier à toi sur place et un Pilier dans ta réserve.',
  ],
  'R8.38': ['Personnage : pierre', 'Gagne 1 ou 2 pierres.'],
  'R8.39': [
    'Signe de l’Action',
    'Le signe en bas à droite d’un Personnage est l’Action que renforce son Bâtiment achevé.',
  ],
} satisfies Partial<Record<RuleOf<8>, Titled>>;
