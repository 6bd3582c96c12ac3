import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Sections 7 à 9 : la Roue du Prospecteur et son Action, phase du Roi, Entretien. */
export const frenchRound: Record<SilverRuleOf<7> | SilverRuleOf<8> | SilverRuleOf<9>, Titled> = {
  'S7.1': [
    'La Roue du Prospecteur',
    'Elle marque 2 sections voisines de l’Action Prospecteur, et une autre du signe de mouvement.',
  ],
  'S7.2': ['Dés partagés', 'Un dé d’une section marquée offre 2 Actions. Tu en choisis une.'],
  'S7.3': [
    'Tuile Bonus',
    'Tu peux prendre la tuile Bonus de l’Action choisie. L’Action Prospecteur n’en a qu’une pour ses deux sections.',
  ],
  'S7.4': ['Points', 'Elle a 7 moins la valeur du dé en points, et ceux des marqueurs et des Technologies.'],
  'S7.5': [
    'Options',
    'Contre 1 point chacune, dans tout ordre et autant que tu veux : un pas ; une tuile Bonus dans la ville d’un Prospecteur ; une Mine, un Pilier ou une Maison dans la ville d’un Prospecteur.',
  ],
  'S7.6': [
    'Quand choisir',
    'Tu choisis entre les 2 Actions en prenant le dé, avant la tuile et les ressources.',
  ],
  'S7.7': ['Joker', 'Un Joker peut servir d’Action Prospecteur ; sa tuile Bonus est celle du Joker.'],
  'S7.8': ['Action au choix', 'Partout où tu choisis une Action, celle du Prospecteur en fait partie.'],
  'S7.9': [
    'Point de mouvement',
    'Avec un dé de la section du mouvement, un Prospecteur peut faire 1 pas pendant ce tour, par une Tâche, quelle que soit l’Action.',
  ],
  'S8.1': ['Revenu', 'D’abord chacun reçoit 1 argent par Mine sur les cartes, et ce que paie Marchand III.'],
  'S8.2': [
    'La tuile du premier',
    'Puis le premier prend la tuile Bonus ou la laisse ; à la manche 4 il y a 4 points à sa place.',
  ],
  'S8.3': ['Points et ruban', 'Chacun marque les points de sa case et reçoit l’argent du ruban voisin.'],
  'S8.4': ['Mine débloquée', 'Qui se trouve à 0 point ou plus débloque 1 Mine.'],
  'S8.5': [
    'Ordre du tour',
    'Le nouvel ordre du tour et les marqueurs sur le rouge suivent les règles de base.',
  ],
  'S8.6': [
    'Fin de la phase',
    'À la fin viennent les Actions Roi de Roi II et, en solo, les Surprises du Roi.',
  ],
  'S8.7': ['Corruption', 'La Corruption agit comme toujours.'],
  'S9.1': [
    'Nouvelle tuile',
    'L’Action Prospecteur reçoit une nouvelle tuile Bonus si la sienne a été prise. Les cases souterraines restent vides.',
  ],
  'S9.2': [
    'Retour de la Roue',
    'La Roue tourne d’une section, puis celle du Prospecteur recule d’une : son Action perd 2 valeurs.',
  ],
};
