import type { RuleOf, Titled } from '../types';

export const frenchTurn: Record<RuleOf<5>, Titled> = {
  'R5.1': [
    'Corruption : révéler',
    'Avant chaque cycle, le jeton Corruption suivant est révélé, le plus à droite d’abord.',
  ],
  'R5.2': ['Corruption : reculer', 'Chaque marqueur de la piste du Roi recule de la valeur du jeton.'],
  'R5.3': ['Corruption : zéro', 'Un 0 ne fait reculer personne.'],
  'R5.4': ['Corruption : le bas de la piste', 'Un marqueur s’arrête à −10. Le reste de son recul est perdu.'],
  'R5.5': ['Corruption : ordre', 'Les marqueurs les plus bas reculent d’abord.'],
  'R5.6': [
    'Corruption : piles entières',
    'Tous les marqueurs d’une position reculent ensemble et gardent leur ordre.',
  ],
  'R5.7': ['Corruption : piles réunies', 'Une pile qui arrive à −10 se pose sur les marqueurs présents.'],
  'R5.8': [
    'Déroulement du tour',
    'À ton tour, tu prends un dé, tu prends ou laisses sa tuile Bonus, tu reçois les ressources, tu effectues l’Action et tu finis le tour.',
  ],
  'R5.9': ['Prendre un dé', 'Tu prends exactement un dé de la Roue.'],
  'R5.10': ['Case Dé', 'Il va sur la première case Dé libre de ton plateau.'],
  'R5.11': ['Action du dé', 'La section de sa valeur, après changement éventuel, donne l’Action.'],
  'R5.12': [
    'Tourner un dé',
    'Juste avant de prendre un dé, tu peux payer 2 ors pour changer sa valeur de un.',
  ],
  'R5.13': ['Tourner plusieurs fois', 'Tu peux le faire plusieurs fois, pour 2 ors à chaque fois.'],
  'R5.14': ['De 6 à 1', 'Un cran change aussi un 6 en 1 et un 1 en 6.'],
  'R5.15': [
    'Nouvelle valeur',
    'La nouvelle valeur décide de tout : section, Action, tuile Bonus, points et ressources.',
  ],
  'R5.16': ['Changement durable', 'Elle reste jusqu’au prochain lancer du dé.'],
  'R5.17': ['Seulement ton dé', 'Seul le dé que tu prends peut être tourné.'],
  'R5.18': [
    'Tuile Bonus de la Roue',
    'Si une tuile Bonus se trouve sur l’Action de ton dé, tu peux la prendre dans ton Entrepôt.',
  ],
  'R5.19': ['Premier arrivé', 'Une tuile prise sur la Roue n’est pas remplacée avant l’Entretien.'],
  'R5.19b': ['Tuile laissée', 'Une tuile laissée attend qui prendra le prochain dé à cet endroit.'],
  'R5.20': ['Refus libre', 'Tu peux laisser la tuile même si tu as de la place.'],
  'R5.21': ['D’abord l’Entrepôt', 'Toute tuile Bonus, Contrat ou Personnage passe d’abord par l’Entrepôt.'],
  'R5.22': ['Place nécessaire', 'Sans place libre dans l’Entrepôt, tu ne peux pas prendre de tuile.'],
  'R5.23': [
    'Rien ne se jette',
    'Une tuile ne se défausse jamais : elle quitte l’Entrepôt placée, remplie ou utilisée.',
  ],
  'R5.24': ['Tuiles facultatives', 'Personne n’est obligé de prendre une tuile Bonus.'],
  'R5.25': [
    'Limite des Blasons',
    'Tu ne peux pas prendre un Blason d’une famille que tu as déjà, placé ou en attente.',
  ],
  'R5.26': [
    'Limite des Contrats',
    'Quand tes six cases Contrat sont couvertes, tu ne peux plus prendre de Contrat.',
  ],
  'R5.27': ['Ressources du dé', 'Tu reçois autant de ressources que la valeur du dé, du type de sa couleur.'],
  'R5.28': [
    'Couleur changée',
    'Si un Assistant a changé la couleur, tu reçois cette ressource à la place, en même nombre.',
  ],
  'R5.29': [
    'Points du dé',
    'L’Action a 7 moins la valeur du dé en points, plus ceux de ton marqueur sur elle.',
  ],
  'R5.30': [
    'Tâches à tout moment',
    'Pendant ton tour, tu peux faire des Tâches à tout moment, autant que tu veux.',
  ],
  'R5.31': ['Fin du tour', 'C’est toi qui finis ton tour. Les points restants sont perdus.'],
  'R5.31b': ['N’importe quel dé', 'Tu peux prendre n’importe quel dé, même si son Action ne te sert pas.'],
  'R5.32': [
    'Offre de Contrats',
    'Après chaque tour, l’offre de Contrats glisse vers la droite et se complète à cinq par la gauche.',
  ],
};
