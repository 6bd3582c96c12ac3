import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Sections 10 et 11 : décompte final et nouvelles tuiles. */
export const frenchEnding: Record<SilverRuleOf<10> | SilverRuleOf<11>, Titled> = {
  'S10.1': [
    'Ordre',
    'Les Bâtiments achevés paient 0, 0, 5, 10, 20 ou 30 points de 1 à 6 ; puis viennent le produit du cache, les ressources, l’argent et les niveaux.',
  ],
  'S10.2': ['Piliers', 'Tes Piliers sur les cartes fois tes Maisons ou tes Mines, au plus fort.'],
  'S10.3': ['Maisons', 'Tes Maisons sur les cartes fois tes Piliers ou tes Mines, au plus fort.'],
  'S10.4': [
    'Restes',
    '4 ressources valent 1 point, 2 argents valent 1 point, chacun arrondi vers le bas à part.',
  ],
  'S10.5': [
    'Niveaux',
    'Chaque niveau paie ce qu’il a coûté : un marqueur au niveau I, II ou III vaut 1, 3 ou 6 points.',
  ],
  'S10.6': ['Égalités', 'À égalité, le premier dans l’ordre du tour gagne.'],
  'S11.1': [
    'Tuiles Bonus',
    'Les nouvelles tuiles Bonus sont des Assistants, Blasons et Contrats comme les autres : un Assistant te sert à tout moment de ton tour.',
  ],
  'S11.2': [
    'Assistants payants',
    'Un Assistant qui a un prix n’agit que si tu le paies en entier en l’utilisant.',
  ],
  'S11.3': [
    'Couleur et un point',
    'Quand tu choisis un dé : tu nommes la ressource qu’il rapporte, et son Action principale a 1 point de plus.',
  ],
  'S11.4': [
    'Personnages',
    'Les nouveaux Personnages sont une sixième famille. Leur marqueur va à l’Action Prospecteur.',
  ],
  'S11.5': [
    'Leurs bonus',
    'Ils rapportent 2 ors ; argent et or ; une Action Prospecteur ; une Action Roi ; ou une Mine débloquée.',
  ],
  'S11.6': ['Foire des Mines', 'Des points par Mine à toi sur les cartes.'],
  'S11.7': ['Foire des Technologies', 'Des points par niveau atteint, 9 au plus.'],
  'S11.8': [
    'Foire des paires',
    'Des points par paire d’une Mine et d’une Maison ou d’un Pilier sous terre. Chaque pièce est dans une seule paire.',
  ],
  'S11.9': [
    'Contrats',
    '3 Contrats rapportent, outre leurs points, de l’argent ou une Action Prospecteur ; la quatrième tuile est un Blason.',
  ],
  'S11.10': [
    'Nouveau Blason',
    'Le nouveau Blason est une septième famille : tu peux en avoir un, comme de chaque autre.',
  ],
  'S11.11': [
    'Contrats souterrains',
    '4 laines ou 4 fers pour 6 points et une Action Prospecteur : ces tuiles souterraines sont des Contrats.',
  ],
};
