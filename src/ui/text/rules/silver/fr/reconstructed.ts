import type { Reconstruction } from '../../book';

/** Dans l’ordre de ce que dit le contenu ; autant de raisons par liste. */
export const frenchReconstructed: readonly Reconstruction[] = [
  {
    name: 'Nouveaux Décrets',
    reasons: [
      'Les images manquent. Le Décret de base garde son ordre, l’Action Prospecteur s’ajoute à celle qui bâtit la même pièce.',
      'La même bande de couleurs que la carte remplacée.',
      'Les trois nouvelles cartes n’ont pas de nom dans les règles.',
      'Les images manquent. Les options suivent ce que la tuile compte, avec les mots des règles solo.',
      'La couleur qui nourrit les options vient d’abord.',
    ],
  },
  {
    name: 'Nouvelles tuiles Bonus',
    reasons: [
      'Les marques de la boîte sont illisibles ; ce partage suffit à chaque nombre de joueurs.',
      'L’annexe montre les faces, sans dire combien il y en a ni de quelle pile elles sont.',
      'L’annexe parle de l’Action montrée : une tuile pour chacune des cinq Actions de base.',
    ],
  },
  {
    name: 'Tuiles souterraines',
    reasons: [
      'Les marques de la boîte sont illisibles ; ce partage suffit à chaque nombre de joueurs.',
      'L’annexe montre les faces, sans dire combien il y en a ni de quelle pile elles sont.',
      'L’annexe parle de l’Action montrée : une tuile pour chacune des cinq Actions de base.',
    ],
  },
  {
    name: 'Nouveaux Personnages',
    reasons: [
      'Neuf tuiles font une famille de plus, comme les cinq de base, et le dos des Technologies a une place pour les marqueurs de chaque Action : c’est une sixième famille, dont le Bâtiment renforce l’Action Prospecteur.',
      'Les marques sont illisibles ; 5, 7 ou 9 tuiles sont en jeu, comme pour les autres.',
      'L’annexe montre six bonus pour neuf tuiles ; trois sont doublés : 2 ors, argent et or, Prospecteur.',
    ],
  },
  {
    name: 'Nouveaux Contrats',
    reasons: [
      'Les marques sont illisibles ; avec quatre tuiles, aucune n’est écartée.',
      'Quatre tuiles sont comptées, trois Contrats décrits ; chaque famille de base a un Blason dans cette pile, et 3 + 1 = 4 (SQ11.8).',
      'Les Blasons de base de cette pile n’ont pas de marque.',
      'Trois Contrats sont décrits pour quatre tuiles, et chaque famille de base a un Blason dans cette pile.',
    ],
  },
  {
    name: 'Cartes souterraines',
    reasons: [
      'Les cartes imprimées ne sont que des images : la place et le nom du départ sont de nous.',
      'Les cartes imprimées ne sont que des images. Chaque face a un départ, sept villes, une ou deux galeries, aux noms de nous ; Mines, Maisons, une Cathédrale et sept cases Tuile sont réparties pour que le proche paie peu et le lointain davantage.',
      'Une ou deux cases sans ville par face font des chemins de longueurs différentes.',
      'Quatorze chemins par face mènent à chaque ville en deux à quatre pas, et à la Cathédrale par deux côtés au moins.',
      'De plus, cette face permet l’exemple imprimé du Prospecteur, pas à pas.',
    ],
  },
  {
    name: 'Tablettes',
    reasons: [
      'On ne lit pas quelle tablette est sur quel chemin ; chacune est sur un chemin utile, et aucune ne barre le premier pas.',
    ],
  },
  {
    name: 'Tuiles Cathédrale souterraines',
    reasons: [
      'Seul le total de 14 est connu. Une Cathédrale par face fait six groupes, quatre de deux tuiles et deux de trois.',
      'Des valeurs comme celles du jeu de base (1 à 8), qui montent avec la carte ; deux du même groupe diffèrent de 2, pour qu’il vaille la peine d’être premier.',
    ],
  },
  {
    name: 'Prix des Cathédrales souterraines',
    reasons: [
      'Illisibles ; la tuile de base de 3 pierres pour 4 points donne l’échelle : un argent vaut un peu plus de 2 points, l’or autant que la pierre ou un peu moins.',
    ],
  },
  {
    name: 'Nouvelles Foires',
    reasons: [
      'La même valeur que la tuile de base des Maisons : on commence à une et on atteint à peu près six.',
      'Deux Technologies complètes font six niveaux, autant que de Maisons dans une bonne partie.',
      'Comme les séries de base (5 ou 6), car une paire demande deux pièces sous terre.',
    ],
  },
  {
    name: 'Rubans de la piste du Roi',
    reasons: [
      'L’exemple donne 1 argent à 3 points ; nos rubans vont de 3 à 7 (1 argent) et de 9 à 15 (2 argents), ce qui ne dépasse pas deux Mines.',
    ],
  },
  {
    name: 'Valeurs isolées de l’extension',
    reasons: [
      'Deux valeurs de dé sont dites, et une critique décrit un disque posé sur deux Actions : deux sections voisines, le signe de mouvement en face de la première.',
      'Faces et Technologies sont imprimées ; l’exemple prend l’Action Prospecteur avec un dé de valeur 3, la Roue commence donc là.',
      'La tuile retirée n’est qu’une image. La Foire de la piste du Roi se heurte à la nouvelle phase du Roi, et son Décret n’est pas parmi ceux que l’on remplace.',
    ],
  },
];
