import type { RuleOf, Titled } from '../types';

export const frenchSoloTurn: Record<RuleOf<14> | RuleOf<15>, Titled> = {
  'R14.1': ['Mise en place à deux', 'Mets en place pour 2 joueurs. Le Cardinal a son propre plateau.'],
  'R14.2': ['Ses pions', 'Il a tous les pions d’une couleur.'],
  'R14.3': [
    'Ses colonnes',
    'Son plateau a cinq colonnes, chacune avec une Pièce en haut, une en bas et une case Blason dessous.',
  ],
  'R14.4': [
    'Ses marqueurs',
    'Ses marqueurs de points d’Action bonus sont sur les colonnes : +1, +1, +2, +2, +3 à partir de la gauche.',
  ],
  'R14.5': ['Piste du Roi', 'Son marqueur commence à +3 sur la piste du Roi, le tien à 0.'],
  'R14.6': ['Il commence', 'Il est premier dans l’ordre du tour.'],
  'R14.7': ['Scores', 'Vous commencez tous deux avec 10 points.'],
  'R14.8': ['Défis', 'Les Défis du niveau sont tirés ou choisis.'],
  'R14.9': ['Ses ressources', 'Il commence avec 1 or, 1 nourriture, 1 laine, 1 pierre et 1 fer.'],
  'R14.10': ['Tes ressources', 'Tu commences avec 1 fer, 1 nourriture, 1 laine, 1 pierre et 3 ors.'],
  'R14.11': ['Ses dés', 'Il a deux dés à lui, jamais mêlés aux dix dés en jeu.'],
  'R14.12': [
    'Ses Maisons et Piliers',
    'Il a 7 Piliers et 7 Maisons en réserve dès le départ, et une Maison à Tiletum.',
  ],
  'R14.13': [
    'Cartes Décret',
    'En jeu : les Décrets des quatre tuiles Foire, Gloire Éternelle et Richesses Mondaines.',
  ],
  'R14.14': [
    'Rangée de Décrets',
    'Ils forment une rangée dans cet ordre : Foires 1 à 4, Gloire Éternelle, Richesses Mondaines.',
  ],
  'R14.15': [
    'Son Marchand',
    'Son Marchand commence dans la ville d’une tuile Ville inutilisée, tirée au hasard.',
  ],
  'R14.16': ['Son Architecte', 'Son Architecte commence à la Cathédrale qui coûte 3 pierres pour 4 points.'],
  'R14.17': ['Son pion', 'Son pion est sur le Décret le plus à gauche.'],
  'R14.18': ['Son Entrepôt', 'Son Entrepôt ne contient que des Blasons en attente, sans limite.'],
  'R14.19': [
    'Ses Contrats',
    'Il a deux cases pour des Contrats non remplis et une pile de Contrats remplis.',
  ],
  'R14.20': ['Nourriture en réserve', 'Ses 3 premières nourritures sont toujours en réserve.'],
  'R14.21': ['Foires et Décrets', 'À chaque tuile Foire correspond un Décret.'],
  'R14.22': ['Matériel solo', 'Le jeu solo ajoute son plateau, 13 Décrets et 8 Défis.'],
  'R15.1': [
    'Son tour',
    'À son tour le pion revient, les dés le déplacent, le Décret choisit un dé, il reçoit ressources et tuile Bonus, effectue l’Action et fait ses Tâches.',
  ],
  'R15.2': ['Hasard', 'Si plusieurs choix restent égaux, le hasard décide.'],
  'R15.3': ['Retour du pion', 'Le pion revient sur le Décret le plus à gauche.'],
  'R15.4': ['Corruption', 'Quand il est premier, le jeton Corruption est révélé comme toujours.'],
  'R15.5': ['Lancer', 'Il lance ses deux dés, et le pion avance vers la droite de leur différence.'],
  'R15.6': ['Dernière carte', 'Il s’arrête sur la dernière carte.'],
  'R15.7': [
    'De haut en bas',
    'Les options de la carte sont essayées de haut en bas : compte la première dont la condition est remplie et qui trouve un dé.',
  ],
  'R15.8': ['Carte suivante', 'Si toutes échouent, le pion passe à la carte suivante à droite.'],
  'R15.9': ['Conditions', 'Les conditions regardent l’instant présent.'],
  'R15.10': ['Priorité des dés', 'Si plusieurs dés conviennent, les couleurs au bas de la carte décident.'],
  'R15.11': [
    'Bleu et gris clair',
    'Le signe commun bleu et gris clair désigne ce dont ses Contrats ont le plus besoin.',
  ],
  'R15.12': [
    'Couleurs à égalité',
    'De deux couleurs égales, il préfère la ressource dont il a le moins, puis le hasard décide.',
  ],
  'R15.13': ['Dés du Joker', 'Si une option nomme une Action, les dés du Joker conviennent aussi.'],
  'R15.14': [
    'Joker préféré',
    'Il prend un dé du Joker si celui-ci a au moins autant de points que l’Action nommée.',
  ],
  'R15.15': ['Dés inchangés', 'Il ne tourne jamais un dé.'],
  'R15.16': ['Ressources', 'Il reçoit les ressources du dé comme toi.'],
  'R15.17': ['Tuile de la Roue', 'Il prend toujours la tuile Bonus de l’Action et la résout aussitôt.'],
  'R15.17b': ['Ressources d’abord', 'Les ressources viennent avant la tuile.'],
  'R15.18': ['Tuile sans influence', 'La tuile n’influence pas son choix.'],
  'R15.19a': ['Dé d’une Action', 'Un dé d’une Action : il effectue cette Action.'],
  'R15.19b': ['Joker nommé', 'Un dé du Joker pour une Action nommée : il effectue celle-ci.'],
  'R15.19c': [
    'Joker : Roi',
    'Un dé du Joker sans nom : l’Action Roi, si tu es plus haut sur la piste du Roi.',
  ],
  'R15.19d': [
    'Joker : Marchand',
    'Sinon l’Action Marchand, s’il a au moins autant de Piliers que de Maisons sur la carte.',
  ],
  'R15.19e': ['Joker : Architecte', 'Sinon l’Action Architecte.'],
  'R15.20': ['Tâches', 'Ses Tâches viennent en dernier.'],
  'R15.21': ['Offre de Contrats', 'L’offre de Contrats se complète comme après chaque tour.'],
  'R15.22': ['Remplir la réserve', 'La nourriture qu’il gagne remplit d’abord sa réserve.'],
  'R15.23': ['Dés gardés', 'Ses dés restent sur son plateau jusqu’à l’Entretien.'],
  'R15.30a': [
    'Bâtir pour Toujours',
    'Plus de Piliers que de Maisons : Marchand. Toujours : Architecte. Plus de Piliers que de tuiles Cathédrale : le plus haut dé de pierre.',
  ],
  'R15.30b': ['Pour le Roi et la Patrie', 'Toujours : Roi.'],
  'R15.30c': ['Empire Marchand', 'Toujours : Marchand.'],
  'R15.30d': [
    'Alliances Familiales',
    'Avec un Contrat non rempli : le dé de fer, de laine ou d’or dont il a le plus besoin. Nouveau Blason à portée : Marchand, puis Architecte. Toujours : Contrat.',
  ],
  'R15.30e': [
    'Les Affaires Sont les Affaires',
    'Avec un Contrat non rempli : le dé de fer, de laine ou d’or dont il a le plus besoin. Toujours : Contrat. Toujours : le plus haut dé de fer ou de laine.',
  ],
  'R15.30f': [
    'Communautés d’Église',
    'Plus de Piliers que de tuiles Cathédrale : le plus haut dé de pierre. Avec un Contrat non rempli : le dé dont il a le plus besoin. Toujours : Architecte, puis Contrat.',
  ],
  'R15.30g': [
    'Noblesse Oblige',
    'Nouveau Blason à portée : Architecte, puis Marchand. Nouveau Blason dans l’offre : Contrat.',
  ],
  'R15.30h': ['Fiers Piliers', 'Toujours : Architecte. Plus de Piliers que de Maisons : Marchand.'],
  'R15.30i': ['Visages Familiers', 'Toujours : Personnage, puis le plus haut dé de nourriture.'],
  'R15.30j': ['Travaux Manuels', 'Toujours : Personnage, puis le plus haut dé de nourriture.'],
  'R15.30k': [
    'Flèches Glorieuses',
    'Plus de Piliers que de tuiles Cathédrale : le plus haut dé de pierre. Toujours : Architecte.',
  ],
  'R15.30l': [
    'Gloire Éternelle',
    'Au moins autant de Maisons que de Piliers : Architecte. Toujours : Marchand.',
  ],
  'R15.30m': [
    'Richesses Mondaines',
    'Toujours : le plus haut dé. À égalité, la ressource la plus nécessaire.',
  ],
  'R15.31': ['Le plus haut dé', 'Le plus haut dé d’une couleur compte où qu’il soit sur la Roue.'],
  'R15.32': ['Nouveau Blason', 'Un nouveau Blason est d’une famille qu’il n’a pas, placé ou en attente.'],
  'R15.33': ['À portée', 'Il est à portée avec les points du dé qu’il prendrait.'],
  'R15.34': [
    'Disponible dans l’offre',
    'Un Blason de l’offre est disponible s’il ne coûte pas plus de points qu’il n’en aurait.',
  ],
  'R15.35': [
    'Le dé le plus utile',
    'La couleur qui manque le plus à ses Contrats, puis le plus haut dé de cette couleur.',
  ],
};
