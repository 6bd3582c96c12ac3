import type { englishQuestionsSolo as english } from '../en/questionsSolo';
import type { Asked } from '../types';

export const frenchQuestionsSolo: Record<keyof typeof english, Asked> = {
  'Q14.2': [
    'Le Cardinal commence-t-il avec une Maison là où est son Marchand ?',
    'Non, seulement à Tiletum.',
  ],
  'Q14.3': ['Quelles tuiles et cases servent ?', 'Celles de 2 joueurs, avec 10 dés dont 8 lancés.'],
  'Q15.1': [
    'Et si aucun dé ne convient à aucun Décret ?',
    'Impossible : Richesses Mondaines prend n’importe quel dé.',
  ],
  'Q15.2': ['Qui vient d’abord, le Joker ou la couleur ?', 'Il choisit d’abord la section, puis la couleur.'],
  'Q15.3': ['Ses marqueurs comptent-ils pour sa portée ?', 'Oui.'],
  'Q15.7': ['D’où part la portée de son Marchand ?', 'De là où il est maintenant.'],
  'Q15.8': ['Une tuile dans la ville de son pion est-elle à portée ?', 'Oui.'],
  'Q15.11': ['Sa Maison de Tiletum compte-t-elle ?', 'Oui.'],
  'Q15.12': ['Suis-je plus haut si nous partageons une position ?', 'Non, à égalité il passe devant.'],
  'Q15.14': ['Et si ses deux dés sont égaux ?', 'Le pion reste sur la carte la plus à gauche.'],
  'Q15.17': [
    'Quelle rangée de couleurs compte quand le pion a avancé ?',
    'Celle de la carte où il est maintenant.',
  ],
  'Q16.3': [
    'Et si son Architecte ne peut pas bâtir ?',
    'Il se passe du Pilier et continue les autres étapes.',
  ],
  'Q16.4': ['La Cathédrale visée doit-elle avoir une case libre ?', 'Oui.'],
  'Q16.8': ['Quelle est la prochaine Foire ?', 'Celle de la manche en cours.'],
  'Q16.10': ['Et s’il n’a plus de Maison ?', 'Il ne bâtit pas, mais prend une tuile et se déplace.'],
  'Q16.12': [
    'Combien vaut le bonus d’un Personnage ?',
    'La somme de ses nombres : ressources, points, points d’Action, pas et constructions.',
  ],
  'Q16.15': ['Peut-il mélanger les ressources là où je dois payer des identiques ?', 'Oui.'],
  'Q17.2': ['Et son sixième Blason ?', 'Il attend : il y a une case par colonne.'],
  'Q17.5': ['Garde-t-il de l’or pour un meilleur usage ?', 'Non, il paie dans l’ordre fixe de ses Tâches.'],
  'Q19.1': [
    'Un Blason qu’il a déjà vient-il encore d’abord ?',
    'Oui, après ceux qui lui manquent. Il quitte alors la partie.',
  ],
  'Q19.3': ['Doit-il prendre une tuile inutile ?', 'Oui, il prend la meilleure à portée.'],
  'Q20.5': ['La Corruption le fait-elle reculer aussi ?', 'Oui.'],
  'Q20.7': ['Perd-il des points sur une position rouge ?', 'Oui, avant de revenir.'],
  'Q21.3': ['Quelle ressource Coffres sans Fond ajoute-t-il ?', 'Une de plus de la couleur du dé.'],
  'Q21.5': ['Deux Défis s’appliquent-ils à une même tuile ?', 'Oui, tous ceux qui conviennent.'],
  'Q22.1': ['Puis-je jouer sans Défi ?', 'Oui.'],
  'Q23.1': ['L’ordre du tour départage-t-il une égalité avec le Cardinal ?', 'Non, il gagne toute égalité.'],
};
