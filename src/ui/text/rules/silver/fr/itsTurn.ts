import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Sections 14 et 15 : son Action Prospecteur, et ce que disent ses cartes. */
export const frenchItsTurn: Record<SilverRuleOf<14> | SilverRuleOf<15>, Titled> = {
  'S14.1': [
    'Déroulement',
    'Il choisit une ville et une pièce, prend une tuile Bonus, marche et place la pièce.',
  ],
  'S14.2': [
    'Sortes de pièces',
    'Si sa carte nomme des sortes de pièces, il ne cherche que celles-ci, dans cet ordre.',
  ],
  'S14.3': ['Portée', 'Chacun de ses Prospecteurs atteint autant de pas que l’Action a de points.'],
  'S14.4': [
    'Choix de la ville',
    'Parmi les villes à sa portée, il préfère une carte où tu as un Prospecteur, puis une case qui montre un bonus, puis la carte la plus profonde. S’il n’en atteint aucune, il paie 1 or par pas de plus, aussi peu que possible.',
  ],
  'S14.5': [
    'Tuile Bonus',
    'Il prend la meilleure tuile Bonus de cette carte à portée du Prospecteur, avant sa marche, et en reçoit l’effet aussitôt.',
  ],
  'S14.6': [
    'Chemin',
    'Il va au plus court, par le plus de tablettes ouvertes s’il a le choix, et les couvre d’un X sans leurs effets.',
  ],
  'S14.7': [
    'Placer',
    'La pièce ne coûte aucun point. Une Mine paie argent et or, une Maison ses seuls points.',
  ],
  'S14.8': ['Impossible', 'S’il ne peut rien placer, il pioche une Surprise du Roi et la résout.'],
  'S14.9': ['À égalité', 'De deux Actions égales pour sa carte, il prend celle du Prospecteur s’il le peut.'],
  'S14.10': [
    'Les autres Actions',
    'Son Architecte et son Marchand ne regardent que la carte d’en haut ; il contribue aux Cathédrales partout.',
  ],
  'S15.1': [
    'Deux Actions',
    'Si une option nomme 2 Actions, il prend celle qui a le plus de points, ses marqueurs compris. Puis les couleurs de la carte décident.',
  ],
  'S15.2': ['Conditions', 'Ce que comptent ses cartes se compte sur toutes les cartes.'],
  'S15.3': [
    'Blason à portée',
    'La condition est remplie si un Blason souterrain qui lui manque est à sa portée.',
  ],
  'S15.4': [
    'Dés par couleur',
    'Un dé pris pour sa couleur dans une section du Prospecteur sert à l’Action Prospecteur, s’il peut placer quelque chose.',
  ],
  'S15.5': [
    'Tuiles payantes',
    'Un Assistant qui a un prix compte par ce qu’il rapporte. Il quitte le jeu, sauf si un Défi le fait servir.',
  ],
  'S15.6': ['Tuiles de Mines', 'Les tuiles qui débloquent des Mines sont pour lui des Assistants divers.'],
  'S15.7': [
    'Couleur et un point',
    'De même la tuile de la couleur et 1 point ; deux Défis la prennent pour 1 point d’Action.',
  ],
  'S15.8': ['Contrats', 'D’un Contrat il ne reçoit que les points.'],
  'S15.9': [
    'La Guilde des Prospecteurs',
    'Un dé de la section du mouvement lui vaut aussitôt une Action Prospecteur avec 1 point : Mine, Pilier, Maison.',
  ],
  'S15.10': ['Une Chance sur Mille', 'Un dé de valeur 6 lui rapporte aussi 1 argent.'],
  'S15.11': [
    'Tout Ce Qui Brille',
    'Pour ses Cathédrales, pierre, or et argent se valent, dépensés dans cet ordre.',
  ],
  'S15.12': [
    'Nouvelles des Voyageurs',
    'Il reçoit l’effet de chaque tablette qu’il couvre par une Action Prospecteur ; une Mine débloquée ou une Technologie lui vaut 1 argent.',
  ],
  'S15.13': [
    'Nouvelle famille',
    'La nouvelle famille est comme les autres ; son marqueur va à l’Action Prospecteur.',
  ],
};
