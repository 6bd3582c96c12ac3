import type { RuleOf, Titled } from '../types';

export const frenchTasks: Record<RuleOf<7>, Titled> = {
  'R7.1': [
    'Quand',
    'Les Tâches se font pendant ton tour, à tout moment entre deux étapes, autant de fois que tu veux.',
  ],
  'R7.2': ['Sans points', 'Les Tâches ne coûtent pas de points d’Action.'],
  'R7.3': ['Acheter', 'Acheter : paie 2 ors pour 1 fer, laine, pierre ou nourriture.'],
  'R7.4': ['Pas d’or', 'L’or ne s’achète pas.'],
  'R7.5': [
    'Remplir un Contrat',
    'Remplir un Contrat : paie ses ressources et déplace-le de l’Entrepôt sur ta prochaine case Contrat libre.',
  ],
  'R7.6': ['Contrat : dans l’Entrepôt', 'Seul un Contrat de ton propre Entrepôt peut être rempli.'],
  'R7.7': ['Contrat : Pilier', 'Le Pilier de cette case rejoint ta réserve.'],
  'R7.8': ['Contrat : points', 'Tu marques les points du Contrat et de la case qu’il couvre.'],
  'R7.9': ['Contrat : récompense', 'Tu reçois tout ce que le Contrat montre d’autre.'],
  'R7.10': [
    'Contrat : paiement exact',
    'Paie exactement ce qu’il demande. Rien ne remplace ce qui manque : achète-le d’abord.',
  ],
  'R7.11': [
    'Placer un Blason',
    'Placer un Blason : paie la nourriture d’une case Blason libre et déplaces-y un Blason de ton Entrepôt.',
  ],
  'R7.12': ['Blason : bonus', 'Tu reçois aussitôt le bonus de cette case.'],
  'R7.13': ['Blason : tout Bâtiment', 'N’importe quel Bâtiment convient, rempli ou non.'],
  'R7.14': ['Blason : définitif', 'Un Blason placé ne bouge plus.'],
  'R7.15': ['Contribuer à une Cathédrale', 'Contribuer à une Cathédrale : il te faut un Pilier sur place.'],
  'R7.16': [
    'Cathédrale : payer',
    'Paie la pierre de sa tuile Coût de construction et prends la tuile Cathédrale du dessus.',
  ],
  'R7.17': ['Cathédrale : points', 'Tu marques les points des deux tuiles.'],
  'R7.18': ['Cathédrale : une fois', 'Tu ne contribues qu’une fois à chaque Cathédrale.'],
  'R7.19': ['Cathédrale : à distance', 'Ton Architecte n’a pas besoin d’y être, et le Pilier reste.'],
  'R7.20': [
    'Utiliser un Assistant',
    'Utiliser un Assistant de ton Entrepôt : fais ce qu’il dit, puis il quitte la partie.',
  ],
  'R7.21': ['Ordre libre', 'Les Tâches se font dans n’importe quel ordre.'],
};
