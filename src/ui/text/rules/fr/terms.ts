import type { RuleOf, Titled } from '../types';

export const frenchTerms: Record<RuleOf<1>, Titled> = {
  'R1.1': [
    'Cinq ressources',
    'Les ressources sont l’or, la nourriture, la laine, la pierre et le fer. L’or est une ressource partout où une règle parle de ressource.',
  ],
  'R1.2': ['Réserve illimitée', 'La réserve générale de ressources ne s’épuise jamais.'],
  'R1.3': [
    'Couleurs des dés',
    'Les dés bleus donnent du fer, les roses de la nourriture, les jaunes de l’or, les gris clair de la laine et les gris foncé de la pierre.',
  ],
  'R1.4': ['Vingt dés', 'La boîte contient 20 dés à six faces, quatre de chaque couleur.'],
  'R1.5': ['Six Actions', 'Les Actions sont Architecte, Marchand, Personnage, Contrat, Roi et Joker.'],
  'R1.6': [
    'La Roue d’Actions',
    'La Roue a six sections, de valeur 1 à 6 dans le sens horaire. Chaque section est face à une seule Action.',
  ],
  'R1.7': [
    'Points d’une section',
    'Une section vaut 7 moins sa valeur en points d’Action : 6 points pour un 1, 1 point pour un 6.',
  ],
  'R1.8': [
    'La carte',
    'La carte est faite de villes et de cases de route. Les traits disent lesquelles sont voisines.',
  ],
  'R1.9': [
    'Cases de route',
    'Une case de route compte comme un pas, mais ne reçoit jamais de Maison ni de Pilier.',
  ],
  'R1.10': [
    'Ce que contient une ville',
    'Une ville a des cases Maison. Elle peut aussi avoir des cases de tuile Bonus et une Cathédrale avec ses cases Pilier.',
  ],
  'R1.11': [
    'Cases selon le nombre de joueurs',
    'Une case marquée 3+ n’existe qu’à 3 ou 4 joueurs, une case marquée 4 qu’à 4. Les autres existent toujours.',
  ],
  'R1.12': [
    'Neuf Cathédrales',
    'Chaque Cathédrale a une tuile Coût de construction, avec son prix en pierre et ses points, et une pile visible de tuiles Cathédrale.',
  ],
  'R1.13': [
    'Piste du Roi',
    'La piste du Roi va de −10 à +15. Le départ est à 0, les positions à sa gauche sont rouges, celles à sa droite bleues.',
  ],
  'R1.14': ['Piles de marqueurs', 'Les marqueurs d’une même position sont empilés.'],
  'R1.15': [
    'Classement sur la piste',
    'La position la plus haute passe devant. Sur une même position, le marqueur du dessous passe devant.',
  ],
  'R1.16': [
    'Six Bâtiments',
    'Ton plateau a six Bâtiments. Les cinq premiers ont 3, 2, 2, 1 et 1 Pièces, le sixième est déjà occupé.',
  ],
  'R1.17': ['Pièces et étages', 'Une Pièce loge un Personnage. Les Pièces sont à l’étage 1, 2 ou 3.'],
  'R1.18': ['Maisons des toits', 'Une Maison attend sur le toit de chacun des cinq premiers Bâtiments.'],
  'R1.19': ['Cases Blason', 'Sous chacun des six Bâtiments se trouve une case Blason.'],
  'R1.20': [
    'Cases Contrat',
    'Ton plateau a six cases Contrat en ligne. Un Pilier attend sur chacune des cinq premières.',
  ],
  'R1.21': ['Taille de l’Entrepôt', 'Ton Entrepôt a quatre places pour des tuiles.'],
  'R1.22': ['Cases Dé', 'Ton plateau a trois cases pour les dés d’une manche.'],
  'R1.23': [
    'Pions de chaque joueur',
    'Chacun a 8 Maisons, 7 Piliers, un Marchand, un Architecte, cinq marqueurs de points d’Action bonus (+3, +2, +2, +1, +1) et les marqueurs des pistes.',
  ],
  'R1.24': [
    'Réserve personnelle',
    'Ta réserve contient ce que tu peux utiliser maintenant. Les Maisons des toits et les Piliers des cases Contrat n’en font pas partie.',
  ],
  'R1.25': [
    'Nombre de tuiles',
    'La boîte contient 54 tuiles Bonus, 26 tuiles Contrat, 45 Personnages, 25 tuiles Cathédrale, 9 tuiles Coût de construction, 6 jetons Corruption, 8 tuiles Ville, 11 tuiles Foire et 6 tuiles Action.',
  ],
  'R1.26': ['Familles de tuiles Bonus', 'Une tuile Bonus est un Assistant, un Blason ou un Contrat.'],
  'R1.27': ['Familles de tuiles Contrat', 'Une tuile de la pile Contrat est un Contrat ou un Blason.'],
  'R1.28': [
    'Même type, mêmes règles',
    'Contrats et Blasons suivent les mêmes règles, quelle que soit leur pile.',
  ],
  'R1.29': ['Familles de Blasons', 'Il y a six familles de Blasons.'],
  'R1.30': ['Valeurs de Corruption', 'Un jeton Corruption indique 0, 1 ou 2.'],
  'R1.31': ['Score minimal', 'Ton score ne descend jamais sous 0. Ce qui irait plus bas est ignoré.'],
  'R1.32': ['Scores au-delà de 100', 'Ton score peut dépasser 100 et 200 sans limite.'],
  'R1.33': ['Bâtiment rempli', 'Un Bâtiment est rempli quand chaque Pièce loge un Personnage.'],
  'R1.34': ['Bâtiment achevé', 'Un Bâtiment est achevé quand il est rempli et qu’il a un Blason.'],
  'R1.35': ['Action du dé', 'L’Action du dé est la seule que tu effectues avec les points de ton dé.'],
  'R1.36': [
    'Action bonus',
    'Toute autre Action, d’un Assistant, d’un Personnage ou d’un Contrat, est une Action bonus : elle a exactement les points indiqués.',
  ],
  'R1.37': ['Compter les Maisons', 'Toutes tes Maisons sur la carte comptent, celle de Tiletum aussi.'],
  'R1.38': [
    'Information publique',
    'Plateaux, ressources, offres, scores et piles de marqueurs sont visibles de tous. Les pioches et les jetons Corruption face cachée sont secrets.',
  ],
  'R1.39': [
    'Une étape',
    'Une étape est une option d’Action, un paiement avec ce qu’il rapporte, un gain, un pas ou un placement. Rien ne l’interrompt.',
  ],
  'R1.40': [
    'Compter les Piliers',
    'Seuls les Piliers posés aux Cathédrales comptent comme étant sur la carte.',
  ],
};
