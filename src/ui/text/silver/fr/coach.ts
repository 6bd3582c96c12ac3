import type { Translation } from '../../message';
import type { englishSilverCoach as english } from '../en/coach';

/** Les conseils du coach sur ce qui se passe sous terre. */
export const frenchSilverCoach: Translation<typeof english> = {
  'coach.below': 'Un dé, deux voies',
  'coach.below.text':
    'Un dé d’une section de cuivre peut aussi donner une action Prospecteur. Il marche sous terre, comme le Marchand en Europe.',
  'coach.mineAction': 'Le Prospecteur',
  'coach.mineAction.text':
    'Un pas, une Mine, une Maison, un Pilier ou une tuile, là où est le tien : 1 point. Les Mines paient chaque manche.',
  'coach.hire': 'Un Prospecteur de plus',
  'coach.hire.text':
    'L’argent en envoie un sur une carte où tu n’en as pas. C’est une Tâche, sans point ; plus profond, plus cher.',
  'coach.tablets': 'Des tablettes en chemin',
  'coach.tablets.text':
    'Le premier qui en franchit une en reçoit l’effet, puis un X la couvre. Ce qui se paie peut se refuser.',
  'coach.tiers': 'Les Technologies',
  'coach.tiers.text':
    'À tout moment de ton tour, l’argent achète ton niveau suivant. Il agit jusqu’à la fin et rend son prix en points.',
  'coach.stepIcon': 'La flèche du pas',
  'coach.stepIcon.text':
    'Ton dé était dans sa section : une fois dans ce tour, un de tes Prospecteurs fait un pas gratuit.',
  'coach.noMine': 'Pas de Mine en main',
  'coach.noMine.text':
    'Une Mine bloquée ne sert pas encore. À 0 ou plus sur la piste du Roi, chaque phase du Roi en débloque une.',
  'coach.paidHelper': 'Un Assistant payant',
  'coach.paidHelper.text':
    'Il n’agit que si tu paies tout son prix en l’utilisant. D’ici là, il occupe ton Entrepôt.',
  'coach.mineIncome': 'Ce qu’apporte la phase du Roi',
  'coach.mineIncome.text':
    'D’abord 1 argent par Mine. Puis ta case peut apporter l’argent de son ruban, et une Mine bloquée.',
  'coach.overlay': 'La dernière manche',
  'coach.overlay.text':
    'Les Mines comptent dans le produit final : un facteur reste, l’autre est le plus grand de deux. 2 argents font 1 point.',
};
