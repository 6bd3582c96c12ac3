import type { englishQuestionsTurn as english } from '../en/questionsTurn';
import type { Asked } from '../types';

export const frenchQuestionsTurn: Record<keyof typeof english, Asked> = {
  'Q1.2': [
    'Le Bâtiment le plus à droite est-il rempli ?',
    'Oui, dès le départ, mais il ne loge aucun Personnage et ne donne aucun bonus de Personnage.',
  ],
  'Q1.3': [
    'Les pions se bloquent-ils ?',
    'Non. Marchands et Architectes partagent une case sans limite, sur les routes aussi.',
  ],
  'Q2.1': [
    'La Maison de Tiletum donne-t-elle un bonus ?',
    'Non. Chacun en a une, elle ne prend la place de personne.',
  ],
  'Q2.3': ['Tout le monde participe-t-il à la première Foire ?', 'Oui : la Maison de Tiletum suffit.'],
  'Q2.4': ['Peut-on regarder les pioches ?', 'Non. Seules les piles de tuiles Cathédrale sont visibles.'],
  'Q3.1': [
    'Avancer sur la piste du Roi change-t-il aussitôt l’ordre du tour ?',
    'Non, seule la phase du Roi le change.',
  ],
  'Q3.2': ['Puis-je passer mon tour ?', 'Non, tu prends un dé. Tu n’es pas obligé d’en dépenser les points.'],
  'Q4.2': ['Les dés peuvent-ils manquer ?', 'Non, il en reste toujours deux à la fin d’une manche.'],
  'Q5.2': ['L’or du dé peut-il payer son changement ?', 'Non, le dé se tourne avant d’être pris.'],
  'Q5.3': ['Puis-je faire des Tâches avant de prendre mon dé ?', 'Oui.'],
  'Q5.4': ['Est-ce que je paie le chemin le plus court ?', 'Oui, toujours : de 6 à 2, il y a deux crans.'],
  'Q5.5': [
    'Quand prend-on la tuile Bonus de la Roue ?',
    'Juste après le dé et avant ses ressources. Des Tâches peuvent venir avant, ensuite c’est trop tard.',
  ],
  'Q5.6': [
    'Les ressources du dé peuvent-elles faire de la place pour sa tuile ?',
    'Non, elles viennent après la tuile.',
  ],
  'Q5.7': [
    'Quand part l’Assistant qui change la couleur ?',
    'Dès que tu l’utilises, sa place est donc libre.',
  ],
  'Q5.8': [
    'Les Contrats de l’Entrepôt comptent-ils dans la limite de six ?',
    'Non, seules les cases Contrat couvertes comptent.',
  ],
  'Q5.9': [
    'Puis-je prendre des Blasons quand mes cases Contrat sont pleines ?',
    'Oui, la limite ne vaut que pour les Contrats.',
  ],
  'Q5.10': ['Puis-je refuser les ressources de mon dé ?', 'Non.'],
  'Q5.11': ['Puis-je prendre une tuile inutile pour l’instant ?', 'Oui, elle attend à sa place.'],
  'Q5.13': ['Et si la pile Contrat est vide ?', 'L’offre glisse à droite et garde ses vides.'],
  'Q5.14': [
    'Puis-je utiliser un Assistant ou faire une Tâche hors de mon tour ?',
    'Non, pas même en phase du Roi.',
  ],
  'Q5.17': [
    'Puis-je faire de la place après avoir payé une tuile ?',
    'Non, payer et prendre ne font qu’un. Fais de la place avant.',
  ],
  'Q5.19': [
    'Jusqu’à quand puis-je changer la couleur de mon dé ?',
    'Tant que tu le choisis. Un Assistant venu avec ce dé arrive trop tard pour lui.',
  ],
  'Q6.1': ['Faut-il dépenser tous les points ?', 'Non, dans aucune Action.'],
  'Q6.2': ['L’Action Roi doit-elle utiliser tous ses points ?', 'Non, tu peux t’arrêter où tu veux.'],
  'Q6.3': [
    'Quand nomme-t-on l’Action du Joker ?',
    'Au plus tard avec son premier point. Des Tâches peuvent venir avant.',
  ],
  'Q6.4': ['Quelle case Maison prend-on ?', 'N’importe quelle case libre et utilisée.'],
  'Q6.6': ['Puis-je marcher, bâtir et prendre des tuiles dans n’importe quel ordre ?', 'Oui.'],
  'Q6.8': [
    'Des Personnages défaussés peuvent-ils revenir aussitôt ?',
    'Non, sauf si la pile est trop petite. Ils sont mélangés après la nouvelle offre.',
  ],
  'Q6.10': [
    'Chaque Action Contrat a-t-elle un premier échange avec bonus ?',
    'Non, seul le premier échange de ton tour le donne.',
  ],
  'Q6.11': ['Puis-je échanger de l’or ?', 'Oui, dans les deux sens.'],
  'Q6.12': ['Le bonus de l’échange peut-il être ce que j’ai rendu ?', 'Oui.'],
  'Q6.14': [
    'Puis-je m’arrêter sur la piste du Roi puis continuer dans mon tour ?',
    'Oui, des Tâches peuvent venir entre les pas.',
  ],
  'Q6.15': ['Un marqueur à +15 passe-t-il au sommet de sa pile ?', 'Non, qui ne bouge pas garde sa place.'],
  'Q6.17': [
    'Puis-je utiliser les Maisons des toits ?',
    'Seulement une fois libérées. De même pour les Piliers des cases Contrat.',
  ],
  'Q6.18': [
    'L’Architecte peut-il prendre des tuiles là où il n’y a pas de Cathédrale ?',
    'Oui, dans toute ville.',
  ],
  'Q6.19': ['Puis-je bâtir une Maison dans la ville de la Cathédrale indisponible ?', 'Oui.'],
  'Q6.20': ['Puis-je prendre un Personnage qui vient d’arriver dans l’offre ?', 'Oui.'],
};
