import type { RuleOf, Titled } from '../types';

export const frenchRounds: Record<RuleOf<3> | RuleOf<4>, Titled> = {
  'R3.1': ['Quatre manches', 'La partie dure exactement quatre manches.'],
  'R3.2': ['Cinq phases', 'Chaque manche a cinq phases : Préparation, Actions, Roi, Foire et Entretien.'],
  'R3.3': [
    'Trois tours chacun',
    'La phase d’Actions a trois cycles. Dans chacun, tout le monde joue un tour.',
  ],
  'R3.4': [
    'Corruption à chaque cycle',
    'Un jeton Corruption est révélé avant chaque cycle : trois par manche, douze par partie.',
  ],
  'R3.5': ['Ordre fixe dans la manche', 'L’ordre du tour ne change pas avant la phase du Roi.'],
  'R3.6': ['Dernière manche', 'La manche 4 n’a pas d’Entretien : le décompte final suit sa Foire.'],
  'R3.7': ['Douze tours', 'Chacun joue douze tours dans la partie.'],
  'R4.1a': ['Dés à 2 joueurs', 'À 2 joueurs, 8 dés sont tirés du sac.'],
  'R4.1b': ['Dés à 3 joueurs', 'À 3 joueurs, 11 dés sont tirés du sac.'],
  'R4.1c': ['Dés à 4 joueurs', 'À 4 joueurs, 14 dés sont tirés du sac.'],
  'R4.2': ['Lancer', 'Tous sont lancés ensemble. Ceux du sac ne servent pas cette manche.'],
  'R4.3': ['Section de chaque dé', 'Chaque dé va dans la section de sa valeur, quelle que soit sa couleur.'],
  'R4.4': ['Dés publics', 'Tous les dés sont visibles de tous.'],
};
