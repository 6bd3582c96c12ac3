import type { RuleOf, Titled } from '../types';

type Section = 17 | 18 | 19 | 20 | 21 | 22 | 23;

export const frenchSoloRest: Record<RuleOf<Section>, Titled> = {
  'R17.1': [
    'Ordre des Tâches',
    'Après son Action, il fait ses Tâches : Blasons d’abord, puis Cathédrales, puis Contrats.',
  ],
  'R17.2': ['Blasons', 'Un Blason en attente est placé pour 3 nourritures et lui rapporte 5 points.'],
  'R17.3': ['Blasons : or', '2 ors remplacent chaque nourriture qui lui manque.'],
  'R17.4': ['Blasons : répéter', 'Il le refait autant que possible.'],
  'R17.5': [
    'Blasons : colonne',
    'Un Blason par colonne : d’abord celle qui a deux Personnages, puis la plus à gauche.',
  ],
  'R17.6': [
    'Cathédrales',
    'Avec un Pilier à une Cathédrale dont il n’a pas de tuile et assez de pierre, ou 2 ors par pierre manquante, il prend la tuile du dessus et marque les deux tuiles.',
  ],
  'R17.7': ['Cathédrales : répéter', 'Il le refait autant que possible, le plus de points d’abord.'],
  'R17.8': ['Contrats', 'Il remplit un Contrat s’il peut, et marque 5 points de plus qu’indiqué.'],
  'R17.9': ['Contrats : sans récompense', 'Il en ignore les autres récompenses.'],
  'R17.10': ['Contrats : deux fois', 'Il remplit deux Contrats par tour au plus.'],
  'R17.11': ['Contrats : ordre', 'Celui qui demande le moins de ressources vient d’abord.'],
  'R17.12': [
    'Contrats : au choix',
    'Les ressources au choix se paient en or, puis en nourriture hors réserve, puis en laine ou en fer.',
  ],
  'R17.13': ['Contrats : sans pierre', 'Il ne paie jamais de pierre pour un Contrat.'],
  'R17.14': ['Contrats : or', '2 ors remplacent chaque laine ou fer qui lui manque.'],
  'R17.15': [
    'Contrats : réserve',
    'Sa nourriture en réserve ne paie aucun Contrat avant la fin de la partie.',
  ],
  'R17.16': ['Colonne achevée', 'Un Blason qui achève une colonne pose aussitôt son marqueur.'],
  'R17.17': ['Rien d’autre', 'Il n’a pas d’autres Tâches.'],
  'R18.1': [
    'D’abord la pierre',
    'Il a besoin de pierre s’il a un Pilier à une Cathédrale et trop peu de pierre pour toutes celles-là.',
  ],
  'R18.2': [
    'Puis la nourriture',
    'Puis de nourriture, si un Blason attend une colonne à deux Personnages et qu’il en a moins de 3.',
  ],
  'R18.3': ['Puis fer ou laine', 'Puis de fer ou de laine, selon ce que ses Contrats demandent le plus.'],
  'R18.4': ['Sinon l’or', 'Sinon d’or.'],
  'R18.5': ['Usage', 'Cette liste répond chaque fois qu’on cherche la ressource la plus nécessaire.'],
  'R19.1': [
    'Meilleure tuile',
    'La meilleure tuile Bonus est un Blason, puis un Assistant divers, puis un Assistant à ressources ou points, puis un Assistant d’Action, puis un Contrat.',
  ],
  'R19.2a': ['Entre Blasons', 'Entre Blasons, il préfère un qui lui manque, puis un qui te manque.'],
  'R19.2b': [
    'Entre Assistants à ressources',
    'Entre Assistants à ressources : le plus de points, puis de ressources, puis de ressources au choix.',
  ],
  'R19.2c': ['Entre Assistants d’Action', 'Entre Assistants d’Action : le plus de points d’Action.'],
  'R19.2d': ['Entre Contrats', 'Entre Contrats : celui pour lequel il lui manque le moins.'],
  'R19.3': ['Nouveau Blason', 'Un Blason qui lui manque attend dans son Entrepôt.'],
  'R19.4': ['Blason en double', 'Un Blason d’une famille qu’il a quitte la partie.'],
  'R19.5': [
    'Autres tuiles',
    'Toute autre tuile quitte la partie sans effet, sauf si un Défi en décide autrement.',
  ],
  'R19.6': ['Toi', 'Tu ne peux toujours pas prendre deux Blasons d’une famille.'],
  'R19.7a': [
    'Assistants divers',
    'Les Assistants divers changent la couleur d’un dé ou donnent les bonus d’un Bâtiment.',
  ],
  'R19.7b': [
    'Assistants à ressources',
    'Les Assistants à ressources donnent de l’or, des points ou d’autres ressources.',
  ],
  'R19.7c': ['Assistants d’Action', 'Les Assistants d’Action donnent une Action ou des points en plus.'],
  'R20.1': ['Phase du Roi', 'La phase du Roi a lieu comme d’habitude pour vous deux.'],
  'R20.2': ['Retour', 'En dessous de +3, son marqueur revient à +3. Le tien revient à 0 comme d’habitude.'],
  'R20.3': ['Égalité', 'Sur une même position, il passe toujours devant toi.'],
  'R20.4': ['Toi devant', 'Si tu es plus haut, tu es premier à la manche suivante.'],
  'R20.5': [
    'Tuile',
    'En tête, il prend la tuile Bonus et la résout aussitôt. En manche 4, il marque 4 points.',
  ],
  'R20.6': ['Foire', 'Il marque à chaque Foire, avec ou sans Maison ou Marchand sur place.'],
  'R20.7': ['Toi à la Foire', 'Il te faut ta Maison ou ton Marchand comme d’habitude.'],
  'R20.8a': ['Compter : Contrats', 'Ses Contrats remplis comptent.'],
  'R20.8b': ['Compter : Blasons', 'Seuls ses Blasons placés comptent.'],
  'R20.8c': ['Compter : Piliers et Maisons', 'Ses Piliers et ses Maisons sur la carte comptent.'],
  'R20.8d': ['Compter : Cathédrales', 'Ses tuiles Cathédrale comptent.'],
  'R20.8e': ['Compter : étages', 'Seuls ses Personnages de la rangée du haut comptent.'],
  'R20.8f': ['Compter : Bâtiments', 'Ses colonnes à deux Personnages comptent.'],
  'R20.9': ['Foire de la piste', 'Pour la Foire de la piste du Roi compte sa position d’avant le retour.'],
  'R20.10': [
    'Décret retiré',
    'Après la Foire, le Décret le plus à gauche est retiré et le pion va sur le suivant.',
  ],
  'R20.11': ['Entretien', 'L’Entretien est le même que d’habitude.'],
  'R20.12': ['Maisons × Piliers', 'Au décompte final, il marque ses Maisons fois ses Piliers sur la carte.'],
  'R20.13': [
    'Derniers Contrats',
    'S’il a des Contrats non remplis, sa pierre et sa nourriture deviennent de l’or, une pour un, puis il remplit ce qu’il peut.',
  ],
  'R20.14': ['Ressources restantes', 'Il marque 1 point par lot de 4 ressources restantes.'],
  'R20.15': ['Pas de Bâtiments', 'Il ne marque rien pour ses colonnes achevées.'],
  'R20.16': ['Toi', 'Tu marques comme d’habitude.'],
  'R21.1': ['Amis Très Spéciaux : Assistants', 'Un Assistant divers lui rapporte 5 ors.'],
  'R21.2': [
    'Amis Très Spéciaux : Contrats',
    'Un Contrat des tuiles Bonus est à lui : rempli aussitôt, gardé sur une case libre, ou retiré.',
  ],
  'R21.3': [
    'Clergé Plein de Ressources',
    'Un Assistant à ressources lui donne ce qu’il montre. Une ressource au choix est la plus nécessaire.',
  ],
  'R21.4a': [
    'Murmures à l’Oreille du Roi',
    'Un Assistant d’Action le fait avancer d’une case sur la piste du Roi.',
  ],
  'R21.4b': [
    'Revenus Ecclésiastiques',
    'Un Assistant d’Action lui donne autant de points qu’il a de points d’Action.',
  ],
  'R21.5': [
    'Visiteurs de la Curie : gains',
    'Un Personnage qu’il place lui donne les ressources et les points indiqués.',
  ],
  'R21.6': [
    'Visiteurs de la Curie : le reste',
    'Chaque point d’Action, pas ou construction indiqué donne 1 point.',
  ],
  'R21.7': ['Coffres sans Fond', 'Chaque dé lui donne une ressource de plus du même type.'],
  'R21.8': [
    'Faveur de la Cour',
    'En dessous de +5, son marqueur va à +5, à la mise en place et à chaque retour.',
  ],
  'R21.9': [
    'Prêts pour l’Action : marqueurs',
    'Ses marqueurs de points d’Action bonus sont à +3, +2, +2, +1, +1 à partir de la gauche.',
  ],
  'R21.10': [
    'Prêts pour l’Action : Blason',
    'Il commence avec un Blason au hasard, en attente dans son Entrepôt.',
  ],
  'R22.1': ['Cardinal Prêtre', 'Facile : 1 Défi au hasard.'],
  'R22.2': ['Cardinal Diacre', 'Normal : 3 Défis au hasard.'],
  'R22.3': ['Cardinal Évêque', 'Difficile : 5 Défis au hasard.'],
  'R22.4': ['Choix libre', 'Ou choisis lesquels et combien de Défis tu veux.'],
  'R23.1': ['Victoire', 'Tu gagnes avec plus de points que le Cardinal.'],
  'R23.2': ['Défaite', 'À égalité, ou avec moins de points, il l’emporte.'],
};
