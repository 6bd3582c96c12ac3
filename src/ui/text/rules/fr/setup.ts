import type { RuleOf, Titled } from '../types';

export const frenchSetup: Record<RuleOf<2>, Titled> = {
  'R2.1': ['Nombre de joueurs', 'Tiletum se joue à 2, 3 ou 4, ou seul contre le Cardinal.'],
  'R2.2': [
    'Départ de la Roue',
    'La Roue commence dans n’importe quelle position qui met chaque section face à une Action.',
  ],
  'R2.3': ['Actions imprimées', 'D’habitude, les Actions sont autour de la Roue telles qu’imprimées.'],
  'R2.4': [
    'Option : Actions mélangées',
    'En option, six tuiles Action mélangées couvrent les Actions imprimées.',
  ],
  'R2.5a': [
    'Tuiles à 2 joueurs',
    'À 2 joueurs, les tuiles Bonus, Contrat et Personnage marquées 3+ ou 4 restent dans la boîte.',
  ],
  'R2.5b': ['Tuiles à 3 joueurs', 'À 3 joueurs, celles marquées 4 restent dans la boîte.'],
  'R2.5c': ['Tuiles à 4 joueurs', 'À 4 joueurs, toutes les tuiles servent.'],
  'R2.6': ['Pile Bonus', 'Les tuiles Bonus forment une pile face cachée.'],
  'R2.7': ['Tuiles Bonus de la Roue', 'Une tuile Bonus visible se trouve sur chacune des six Actions.'],
  'R2.8': ['Tuile Bonus de la piste du Roi', 'Une tuile Bonus visible se trouve à côté de la piste du Roi.'],
  'R2.9': [
    'Tuiles Bonus de la carte',
    'Une tuile Bonus visible se trouve sur chaque case de tuile Bonus utilisée.',
  ],
  'R2.10': ['Offre de Contrats', 'Cinq tuiles visibles de la pile Contrat forment l’offre de Contrats.'],
  'R2.11': ['Offre de Personnages', 'Cinq Personnages visibles forment l’offre de Personnages.'],
  'R2.12': [
    'Coûts de construction',
    'Chaque Cathédrale reçoit au hasard une des neuf tuiles Coût de construction.',
  ],
  'R2.13': [
    'Piles des Cathédrales',
    'Les tuiles de chaque Cathédrale sont empilées, la plus forte au-dessus.',
  ],
  'R2.14': [
    'Cathédrale indisponible',
    'Une Cathédrale reçoit la tuile sans prix : elle ne se construit pas dans cette partie et ses tuiles sont retirées.',
  ],
  'R2.15': [
    'Villes des Foires',
    'La première Foire est à Tiletum. Trois tuiles Ville tirées au hasard donnent les villes des suivantes.',
  ],
  'R2.16': ['Tuiles Foire', 'Quatre des onze tuiles Foire sont tirées, une par Foire.'],
  'R2.17': ['Foires sur la carte', 'Les quatre villes portent sur la carte le numéro de leur manche.'],
  'R2.18': [
    'Jetons Corruption',
    'Trois des six jetons Corruption sont posés face cachée pour la première manche.',
  ],
  'R2.19': ['Premier joueur', 'N’importe qui peut commencer. Les autres suivent dans le sens horaire.'],
  'R2.19b': ['Rose des Vents', 'La Rose des Vents montre seulement qui est premier.'],
  'R2.20': ['Score de départ', 'Chacun commence avec 10 points.'],
  'R2.21': [
    'Départ sur la piste du Roi',
    'Tous les marqueurs commencent à 0 sur la piste du Roi, celui du premier joueur dessous, celui du dernier dessus.',
  ],
  'R2.22': [
    'Premier ordre du tour',
    'Le premier ordre du tour est celui des places, à partir du premier joueur.',
  ],
  'R2.23': ['Départ à Tiletum', 'Tous les Marchands et Architectes commencent à Tiletum.'],
  'R2.24': [
    'Maisons au départ',
    'Cinq de tes Maisons attendent sur les toits, une est à Tiletum, deux sont dans ta réserve.',
  ],
  'R2.25': [
    'Piliers au départ',
    'Cinq de tes Piliers attendent sur les cases Contrat, deux sont dans ta réserve.',
  ],
  'R2.26': ['Marqueurs bonus', 'Tes marqueurs de points d’Action bonus sont à côté de ton plateau.'],
  'R2.27': ['Ressources de départ', 'Chacun commence avec 1 fer, 1 laine, 1 pierre et 1 nourriture.'],
  'R2.28': [
    'Or de départ',
    'Le premier joueur ajoute 1 or, le deuxième 3, le troisième 5 et le quatrième 6.',
  ],
  'R2.29a': ['Sac à 2 joueurs', 'À 2 joueurs, le sac contient 10 dés, deux par couleur.'],
  'R2.29b': ['Sac à 3 joueurs', 'À 3 joueurs, le sac contient 15 dés, trois par couleur.'],
  'R2.29c': ['Sac à 4 joueurs', 'À 4 joueurs, le sac contient 20 dés, quatre par couleur.'],
  'R2.30': ['Plateau vide', 'Entrepôts et Pièces sont vides au départ, et personne n’a de tuile Cathédrale.'],
};
