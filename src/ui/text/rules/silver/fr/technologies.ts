import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Section 3 : les Technologies et leurs niveaux. */
export const frenchTechnologies: Record<SilverRuleOf<3>, Titled> = {
  'S3.1': [
    'Avancer',
    'Par une Tâche, tu paies 1, 2 ou 3 argents pour passer au niveau I, II ou III. Tu peux le faire plusieurs fois par tour.',
  ],
  'S3.2': ['Tous les niveaux', 'Un niveau et tous ceux d’en dessous sont à toi dès cet instant.'],
  'S3.3': ['Pas de course', 'Plusieurs joueurs peuvent être au même niveau.'],
  'S3.4': [
    'Action principale',
    'Un niveau qui parle d’une Action veut dire l’Action principale, celle du dé. Un niveau qui parle de placer, bâtir, achever ou payer agit quelle qu’en soit la cause.',
  ],
  'S3.5': ['Personnage I', 'Placer un Blason te coûte 1 nourriture de moins, jusqu’à 0.'],
  'S3.6': [
    'Personnage II',
    'Chacun de tes marqueurs de points d’Action bonus vaut 1 de plus, ceux à venir aussi.',
  ],
  'S3.7': [
    'Personnage III',
    'Quand tu achèves un Bâtiment, tu reçois encore une fois le bonus de chaque Personnage qui s’y trouve, dans l’ordre de ton choix ; tu peux en laisser.',
  ],
  'S3.8': ['Dé I', 'Avant de prendre un dé, tu peux le tourner de 3 exactement contre 2 ors.'],
  'S3.9': [
    'Dé II',
    'Si ton nouveau dé n’a ni la couleur ni la valeur d’un autre dé de ton plateau, ton Marchand, ton Architecte ou un Prospecteur peut faire aussitôt 1 pas, avant la tuile et les ressources.',
  ],
  'S3.10': ['Dé III', 'Parmi les ressources de ton dé, tu peux en remplacer une par 1 argent.'],
  'S3.11': ['Roi I', 'Au début de ton Action Roi, tu gagnes 2 ors.'],
  'S3.12': [
    'Roi II',
    'Tu effectues une Action Roi avec 2 points en l’atteignant, puis à la fin de chaque phase du Roi.',
  ],
  'S3.13': [
    'Roi III',
    'Au début de ton Action Roi, tu peux révéler les 2 premières tuiles de la pile souterraine, en garder une et glisser le reste dessous.',
  ],
  'S3.14': ['Marchand I', 'Ton Action Marchand a 1 point de plus.'],
  'S3.15': [
    'Marchand II',
    'Quand tu places une Maison sur une carte, tu peux recevoir le bonus d’un Personnage de tes Bâtiments.',
  ],
  'S3.16': [
    'Marchand III',
    'Tu marques 1 point par Maison à toi sur toutes les cartes en l’atteignant, puis avec chaque revenu.',
  ],
  'S3.17': ['Prospecteur I', 'Ton Action Prospecteur a 1 point de plus.'],
  'S3.18': ['Prospecteur II', 'Quand tu ouvres une Mine, tu gagnes 3 ressources d’un seul type.'],
  'S3.19': [
    'Prospecteur III',
    'Le point de mouvement vaut 2 points de Prospecteur, chacun pour une option de cette Action, à tout moment de ton tour.',
  ],
  'S3.20': [
    'Contrat I',
    'Chaque Contrat te demande 1 ressource de moins, jamais moins de 1. Tu choisis laquelle.',
  ],
  'S3.21': [
    'Contrat II',
    'Une fois dans ton Action Contrat, tu peux révéler les 3 premiers Contrats de la pile et en prendre contre 2 points chacun ; le reste va sous la pile.',
  ],
  'S3.22': [
    'Contrat III',
    'Chaque échange d’une Action Contrat rapporte une ressource de plus, à ton choix.',
  ],
  'S3.23': [
    'Ressource I',
    'Tu prends pour de bon une des tuiles Bonus de ressource qui restent. Les jetons de ce type peuvent payer comme de l’or.',
  ],
  'S3.24': ['Ressource II', 'Un dé de la couleur de cette tuile rapporte 2 ressources de ce type en plus.'],
  'S3.25': ['Ressource III', 'L’Action principale d’un dé de cette couleur a 2 points de plus.'],
  'S3.26': ['Joker I', 'Ton Action Joker a 1 point de plus.'],
  'S3.27': ['Joker II', 'Au début de ton Action Joker, tu effectues d’abord une Action Roi avec 1 point.'],
  'S3.28': [
    'Joker III',
    'En l’atteignant, tu effectues une Action au choix avec 2 points. Ensuite tu peux partager les points de ton Joker entre 2 Actions.',
  ],
  'S3.29': ['Architecte I', 'Ton Action Architecte a 1 point de plus.'],
  'S3.30': [
    'Architecte II',
    'Après chaque contribution à une Cathédrale, tu effectues une Action Roi avec 2 points.',
  ],
  'S3.31': [
    'Architecte III',
    'Une contribution te coûte 1 argent, 2 ors ou 2 pierres de moins, mais au moins 1.',
  ],
  'S3.32': ['Au même instant', 'De plusieurs effets qui commencent ensemble, tu choisis l’ordre.'],
  'S3.33': ['Tuiles cachées', 'Qui a révélé des tuiles cachées ne peut plus l’annuler.'],
};
