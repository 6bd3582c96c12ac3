import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Sections 4 à 6 : cartes souterraines, Prospecteurs, tablettes, Mines. */
export const frenchBelow: Record<SilverRuleOf<4> | SilverRuleOf<5> | SilverRuleOf<6>, Titled> = {
  'S4.1': [
    'Cases',
    'Chaque carte a un départ, des villes, et des galeries entre elles. Départ et galeries coûtent un pas ; on n’y bâtit rien.',
  ],
  'S4.2': [
    'Étages',
    'Un Prospecteur vient sur la carte I pour rien, sur la carte II contre 1 argent, sur la carte III contre 2 argents.',
  ],
  'S4.3': [
    'Comme en haut',
    'Maisons, Piliers, tuiles et Cathédrales suivent les règles d’en haut : une Maison par joueur et ville, un Pilier par joueur et Cathédrale, une pièce par case.',
  ],
  'S4.4': ['Ils comptent', 'Ils comptent partout où l’on compte Maisons, Piliers ou tuiles Cathédrale.'],
  'S4.5': [
    'Effets du jeu de base',
    'Ce qui place une Maison ou un Pilier peut le placer aussi sous terre, dans une ville où se trouve un de tes Prospecteurs.',
  ],
  'S4.6': [
    'Cases Mine',
    'Chaque case Mine paie l’or qu’elle montre. Tu peux avoir une seule Mine par ville.',
  ],
  'S4.7': [
    'Cases Maison',
    'Une case Maison souterraine peut rapporter des points, ou tous les bonus de Personnage d’un de tes Bâtiments.',
  ],
  'S4.8': ['Tuiles Bonus', 'Les tuiles Bonus vont dans ton Entrepôt. Une case vide le reste.'],
  'S4.9': [
    'Contribuer',
    'Avec un Pilier à une Cathédrale souterraine, tu peux contribuer une fois, par une Tâche : paie l’argent ou l’or, prends la première tuile et marque les deux valeurs.',
  ],
  'S4.10': ['Tablettes', 'Une tablette de pierre se trouve sur certains chemins.'],
  'S5.1': [
    'Un par carte',
    'Tu peux avoir un Prospecteur sur chaque carte. Aucun ne quitte jamais la sienne.',
  ],
  'S5.2': [
    'Nouveau Prospecteur',
    'Par une Tâche, tu paies ce que demande un départ et tu y poses un Prospecteur, sur toute carte où tu n’en as pas.',
  ],
  'S5.3': ['Un pas', 'Un pas mène par un chemin à la case suivante. Les Prospecteurs ne se bloquent jamais.'],
  'S5.4': ['Plusieurs Prospecteurs', 'Chaque point d’une Action peut servir à un autre Prospecteur.'],
  'S5.5': [
    'D’où viennent les pas',
    'Les pas viennent de l’Action Prospecteur, du point de mouvement et du niveau II de la Technologie du Dé.',
  ],
  'S5.6': [
    'Passer une tablette',
    'Qui passe une tablette ouverte reçoit aussitôt ce qu’elle dit. Ensuite un X la couvre pour tous, jusqu’à la fin.',
  ],
  'S5.7': [
    'Effets des tablettes',
    'Il y a 10 sortes de tablettes : un Prospecteur gratuit, des Actions Roi, des points, des pièces à placer, un niveau moins cher, une Mine à débloquer. Ce qui se paie peut être refusé.',
  ],
  'S5.8': [
    'Placer par une tablette',
    'La Mine d’une tablette va sur toute carte souterraine où tu as un Prospecteur ; un Pilier ou une Maison va là, ou sur la carte d’en haut.',
  ],
  'S6.1': [
    'Trois états',
    'Tes 6 Mines sont bloquées, disponibles ou sur les cartes, et ne reviennent jamais.',
  ],
  'S6.2': [
    'Débloquer',
    'Gagner ou débloquer une Mine veut dire la même chose : une de tes Mines bloquées devient disponible.',
  ],
  'S6.3': ['Ouvrir', 'Une Mine que tu ouvres te paie 1 argent et l’or de sa case.'],
  'S6.4': ['Revenu', 'À chaque phase du Roi, chaque Mine sur les cartes paie 1 argent, la première aussi.'],
};
