import type { Asked } from '../../types';
import type { englishSilverQuestionsSolo as english } from '../en/questionsSolo';

/** Sections 12 à 16. */
export const frenchSilverQuestionsSolo: Record<keyof typeof english, Asked> = {
  'SQ12.2': [
    'Cinq Défis de mon choix font-ils le niveau difficile ?',
    'Non, ce qu’il reçoit de plus tient au niveau.',
  ],
  'SQ12.3': ['Combien de Piliers a-t-il ?', '8, tous disponibles.'],
  'SQ13.2': [
    'Dépense-t-il l’argent d’une carte pour d’autres cartes ?',
    'Non, il le garde pour la manche suivante.',
  ],
  'SQ13.3': ['Les marqueurs s’ajoutent-ils aux Actions des cartes ?', 'Non.'],
  'SQ13.4': [
    'Et si son Prospecteur est déjà sur la carte III ?',
    'La carte lui rapporte 6 points, et la manche 3 n’en amène pas d’autre.',
  ],
  'SQ13.5': [
    'Dans quelle ville de Foire bâtit-il ?',
    'Dans celle de la prochaine Foire qui a une case libre.',
  ],
  'SQ13.6': [
    'Quelle Cathédrale vaut le moins ?',
    'Celle dont le prix et la première tuile font la plus petite somme.',
  ],
  'SQ13.8': ['Et si les cartes manquent ?', 'Il n’en pioche et n’en paie pas plus qu’il n’y en a.'],
  'SQ13.9': ['Garde-t-il son argent pour les Surprises ?', 'Non, il contribue dès qu’il peut payer.'],
  'SQ13.10': [
    'L’or remplace-t-il ce qui lui manque pour une Cathédrale ?',
    'Non, il ne remplace que la pierre.',
  ],
  'SQ13.15': ['Que rapporte la Maison ou le Pilier d’une carte ?', 'Ses points imprimés, et rien d’autre.'],
  'SQ14.1': ['Quelle pièce vient d’abord si la carte n’en nomme pas ?', 'Mine, puis Pilier, puis Maison.'],
  'SQ14.2': [
    'Une ville proche vaut-elle mieux qu’une autre ?',
    'Pas à sa portée. Au-delà, le chemin le plus court passe d’abord.',
  ],
  'SQ14.3': [
    'Quelle case de la ville prend-il ?',
    'Le plus d’or pour une Mine, le plus de points pour une Maison.',
  ],
  'SQ14.7': ['Doit-il marcher ?', 'Non, il peut déjà y être.'],
  'SQ14.10': [
    'Et si une Surprise du Roi ne lui laisse rien à prospecter ?',
    'Il passe : une carte ne fait jamais piocher une autre carte.',
  ],
  'SQ14.11': ['La tuile Bonus profite-t-elle aussi de la portée qu’il paie ?', 'Non, seulement le chemin.'],
  'SQ15.2': ['Où cherche-t-il un Blason que veut sa carte ?', 'Seulement sur la carte où il se trouve.'],
  'SQ15.5': ['Que paie-t-il pour une tablette ?', 'De l’or s’il en a ; jamais d’argent.'],
  'SQ15.7': [
    'Quand agit la Guilde des Prospecteurs ?',
    'Après les ressources et la tuile Bonus, avant son Action.',
  ],
  'SQ15.13': [
    'Comment choisit-il entre les dés de deux sections du Prospecteur ?',
    'Selon les couleurs de sa carte, puis selon les points.',
  ],
  'SQ15.16': [
    'Et une sixième famille dans ses cinq colonnes ?',
    'Une fois cinq commencées, il ignore les autres.',
  ],
  'SQ16.1': ['Y a-t-il des Surprises du Roi après la manche 4 ?', 'Non, l’argent compte.'],
  'SQ16.2': ['Marque-t-il des Bâtiments achevés ?', 'Non.'],
};
