import type { RuleOf, Titled } from '../types';

/** Section 8, second half. */
export const frenchSpaces = {
  'R8.40': ['Case Maison : points', 'Marque les points de la case Maison.'],
  'R8.41': [
    'Case Maison : Bâtiment',
    'Choisis un de tes Bâtiments avec au moins un Personnage, achevé ou non.',
  ],
  'R8.42': ['Chacun une fois', 'Tu reçois le bonus de chacun de ses Personnages une fois au plus.'],
  'R8.43': ['Ordre des bonus', 'Tu choisis l’ordre.'],
  'R8.44': ['Ignorer un bonus', 'Tu peux en ignorer autant que tu veux.'],
  'R8.45': [
    'Toute façon de placer',
    'Le bonus vient quelle que soit la façon de placer la Maison, sauf pendant la mise en place.',
  ],
  'R8.50': [
    'Case Blason 1 : Maison',
    '6 nourritures : place une Maison de ta réserve dans une ville au choix.',
  ],
  'R8.51': [
    'Conditions de la Maison',
    'La ville doit avoir une case Maison libre et aucune Maison à toi. Ton Marchand ne bouge pas.',
  ],
  'R8.52': [
    'Case Blason 2 : Pilier',
    '6 nourritures : place un Pilier de ta réserve à une Cathédrale disponible au choix, où une case est libre et où tu n’en as pas. Ton Architecte ne bouge pas.',
  ],
  'R8.53': [
    'Case Blason 3 : Marchand',
    '5 nourritures : déplace ton Marchand sur une case au choix de la carte.',
  ],
  'R8.54': [
    'Case Blason 4 : Architecte',
    '4 nourritures : déplace ton Architecte sur une case au choix de la carte.',
  ],
  'R8.55': ['Case Blason 5 : ressources', '3 nourritures : gagne 2 ressources au choix.'],
  'R8.56': ['Case Blason 6 : points', '2 nourritures : marque 5 points.'],
  'R8.60': ['Contrat : identiques', '1, 3, 5, 7 ou 8 ressources identiques pour 1, 3, 6, 10 ou 13 points.'],
  'R8.61': ['Contrat : fer', '2, 3 ou 9 fers pour 2, 4 ou 17 points.'],
  'R8.62': ['Contrat : fer et Roi', '5 ou 7 fers pour 7 ou 11 points et une case sur la piste du Roi.'],
  'R8.63': ['Contrat : laine', '2, 3 ou 9 laines pour 2, 4 ou 17 points.'],
  'R8.64': [
    'Contrat : laine et Marchand',
    '5 ou 7 laines pour 7 ou 11 points ; ton Marchand peut aller d’une ville à la ville voisine.',
  ],
  'R8.65': ['Contrat : identiques et fer', '2 ressources identiques et 2 fers pour 5 points, 3 et 3 pour 8.'],
  'R8.66': [
    'Contrat : identiques et laine',
    '2 ressources identiques et 2 laines pour 5 points, 3 et 3 pour 8.',
  ],
  'R8.67': ['Contrat : fer et laine', 'Le mélange de fer et de laine indiqué, pour 2, 6 ou 12 points.'],
  'R8.68': [
    'Contrat : grand mélange',
    '3 laines et 3 fers pour 9 points, 5 et 5 pour 16, avec une Action Personnage de 1 point.',
  ],
  'R8.69': [
    'Contrat : type libre',
    'Les ressources identiques sont d’un seul type au choix, or, pierre et nourriture compris.',
  ],
  'R8.70': ['Contrat rempli', 'Un Contrat rempli reste sur sa case jusqu’à la fin.'],
  'R8.71': ['Contrat : pas du Roi', 'La case gagnée sur la piste du Roi suit les règles de l’Action Roi.'],
} satisfies Partial<Record<RuleOf<8>, Titled>>;
