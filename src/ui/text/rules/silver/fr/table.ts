import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Sections 1 et 2 : mise en place et argent. */
export const frenchTableRules: Record<SilverRuleOf<1> | SilverRuleOf<2>, Titled> = {
  'S1.1': [
    'Réserves de tuiles',
    '14 tuiles Bonus, 9 Personnages et 3 tuiles Foire rejoignent ceux du jeu de base avant tout tirage ; 1 tuile Foire s’en va.',
  ],
  'S1.2': [
    'Cache du plateau',
    'La piste du Roi est une autre, et une seconde Roue, celle du Prospecteur, est posée sur les sections de la première.',
  ],
  'S1.3': [
    'Faces des cartes',
    'Chacune des 3 cartes souterraines montre une de ses deux faces. Pour une première partie, toutes montrent la face A.',
  ],
  'S1.4': [
    'Tuiles Bonus souterraines',
    'Une tuile Bonus est posée, visible, sur chaque case Tuile de ces cartes qui est ouverte à votre nombre. Le reste forme la pile souterraine.',
  ],
  'S1.5': [
    'Cathédrales souterraines',
    'Chaque Cathédrale souterraine reçoit un prix tiré au hasard, en argent ou en or selon sa case, et ses tuiles, la plus forte dessus.',
  ],
  'S1.6': [
    'Technologies en jeu',
    '3 des 9 Technologies sont en jeu. Pour une première partie : Architecte, Joker, Personnage. Avec celle de la Ressource viennent aussi ses 4 tuiles Bonus.',
  ],
  'S1.7': ['Réserve', 'L’argent et les tuiles X forment une réserve commune.'],
  'S1.8': ['Cache de décompte', 'Une face du cache, tirée au hasard, décide de ce que paie la fin.'],
  'S1.9': ['Argent de départ', 'Chacun commence avec 1 argent, sauf le premier joueur.'],
  'S1.10': [
    'Pièces de départ',
    'Tu commences avec 1 Prospecteur et 1 Mine au départ de la carte I. 2 Prospecteurs et 2 Mines sont disponibles, 3 Mines restent bloquées près de la piste du Roi.',
  ],
  'S1.11': [
    'Marqueurs de Technologie',
    'Ton marqueur se trouve avant le premier niveau de chaque Technologie.',
  ],
  'S1.12': [
    'Sixième Pilier',
    'Un Pilier de plus couvre ta sixième case Contrat. Il se libère quand un Contrat rempli la couvre.',
  ],
  'S1.13': [
    'Carte des marqueurs',
    'Les marqueurs de points d’Action bonus vont sur une carte à toi, et non plus sur la Roue.',
  ],
  'S1.14': ['Marqueurs +4 et +3', 'Les marqueurs +4 et +3 ne servent qu’à la Technologie du Personnage.'],
  'S1.15': ['Grands scores', 'Un score n’a pas de limite : un marqueur compte 300 et 400.'],
  'S2.1': [
    'Pas une ressource',
    'L’argent n’est pas une ressource : il ne s’achète pas, ne s’échange pas, ne se choisit pas parmi les ressources et ne paie aucun Contrat.',
  ],
  'S2.2': [
    'Usages',
    'L’argent paie les Technologies, les nouveaux Prospecteurs, les Cathédrales souterraines qui en demandent, et ce que coûtent tuiles et tablettes.',
  ],
  'S2.3': ['Valeur', 'À la fin, 2 argents valent 1 point.'],
};
