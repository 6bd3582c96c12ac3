import type { Asked } from '../../types';
import type { englishSilverQuestions as english } from '../en/questions';

/** Sections 1 à 11. */
export const frenchSilverQuestions: Record<keyof typeof english, Asked> = {
  'SQ1.2': [
    'Quelle Foire quitte le jeu ?',
    'Celle de la piste du Roi. L’image imprimée est illisible ; c’est notre choix.',
  ],
  'SQ1.3': ['L’Action Prospecteur commence-t-elle avec une tuile Bonus ?', 'Oui, avec une.'],
  'SQ1.6': ['La première Mine paie-t-elle à la mise en place ?', 'Non, mais elle compte dès lors.'],
  'SQ1.9': ['Une Cathédrale souterraine peut-elle être l’indisponible ?', 'Non, seulement une d’en haut.'],
  'SQ2.2': ['Peut-on payer autre chose à la place de l’argent ?', 'Non.'],
  'SQ3.1': ['Puis-je sauter un niveau ?', 'Non, tu les paies l’un après l’autre.'],
  'SQ3.2': [
    'Un niveau aide-t-il l’Action en cours ?',
    'Non : ce qui aide une Action doit être à toi quand elle commence, et ce qui aide un dé avant que tu le prennes.',
  ],
  'SQ3.3': ['Les niveaux d’une Action aident-ils un Joker qui sert pour elle ?', 'Oui, avec ceux du Joker.'],
  'SQ3.5': ['Personnage II aide-t-il l’Action en cours ?', 'Oui, si elle utilise un marqueur.'],
  'SQ3.6': [
    'Le Personnage qui achève un Bâtiment donne-t-il deux fois son bonus ?',
    'Oui, avec Personnage III.',
  ],
  'SQ3.8': [
    'Puis-je tourner un dé de 3 et de 1 ?',
    'Oui, autant que tu veux. Tu paies toujours au moins cher.',
  ],
  'SQ3.9': [
    'Quand mon dé est-il nouveau ?',
    'Selon sa couleur de dé et sa valeur une fois tourné. Ton premier dé d’une manche l’est toujours.',
  ],
  'SQ3.11': [
    'Puis-je regarder la pile sans place dans mon Entrepôt ?',
    'Non, fais d’abord de la place. Tu peux garder une des tuiles, ou aucune.',
  ],
  'SQ3.12': ['Qui commence avec Roi II ?', 'Le nouvel ordre du tour en décide.'],
  'SQ3.13': ['Marchand II compte-t-il les Maisons d’autres effets ?', 'Oui, chaque Maison une fois.'],
  'SQ3.14': [
    'Faut-il utiliser d’un coup les deux points de Prospecteur III ?',
    'Non, ils peuvent être dispersés dans le tour. Les marqueurs ne s’y ajoutent pas.',
  ],
  'SQ3.15': [
    'Quelle ressource Contrat I m’épargne-t-il ?',
    'N’importe laquelle du Contrat, aussi une de trois pareilles.',
  ],
  'SQ3.16': [
    'Quand puis-je révéler des Contrats ?',
    'À tout moment de ton Action Contrat, une fois. Des Tâches peuvent faire de la place entre-temps.',
  ],
  'SQ3.18': [
    'Où les jetons de ma tuile de ressource sont-ils de l’or ?',
    'Partout où l’on paie de l’or, jamais où l’on gagne ou compte.',
  ],
  'SQ3.20': [
    'Comment partager un Joker ?',
    'Comme tu veux, avec au moins 1 point de chaque côté. Marqueurs et niveaux de chaque Action s’ajoutent à sa part ; la première part finit avant que la seconde commence.',
  ],
  'SQ3.21': ['Puis-je acheter un niveau hors de mon tour ?', 'Non.'],
  'SQ3.25': [
    'Quand mon Action commence-t-elle ?',
    'Quand tu le dis, au plus tard avec son premier point. Les Tâches d’avant comptent comme d’avant.',
  ],
  'SQ4.1': [
    'Le départ d’une carte est-il une ville ?',
    'Non. Ses cases Mine sont pour les seules premières Mines.',
  ],
  'SQ4.2': [
    'Où doit être mon Prospecteur pour la Maison ou le Pilier d’un effet ?',
    'Dans la ville même ; pour une tablette, n’importe où sur sa carte.',
  ],
  'SQ4.3': [
    'Le Marchand ou l’Architecte bâtissent-ils sous terre ?',
    'Non, leurs Actions servent la carte d’en haut.',
  ],
  'SQ4.4': ['Une Maison souterraine est-elle présente à une Foire ?', 'Non, elle compte seulement.'],
  'SQ4.7': ['Puis-je payer de la pierre où une Cathédrale demande de l’or ?', 'Non.'],
  'SQ5.1': [
    'Dois-je faire ce que dit une tablette ?',
    'Ce que tu gagnes vient tout seul. Actions, paiements, pièces et niveau moins cher peuvent être refusés ; le X vient quand même.',
  ],
  'SQ5.3': ['La Mine d’une tablette paie-t-elle ?', 'Oui, comme toute Mine ouverte.'],
  'SQ5.4': [
    'Et si je n’ai aucun Prospecteur pour celui qui est gratuit ?',
    'Il est perdu, et le X vient quand même.',
  ],
  'SQ5.6': ['Combien coûte le niveau moins cher ?', '1 argent, quel que soit le niveau.'],
  'SQ5.7': ['Où est mon Prospecteur pendant que la tablette agit ?', 'Déjà sur la case suivante.'],
  'SQ6.1': ['Et si aucune Mine n’est plus bloquée ?', 'Il ne se passe rien.'],
  'SQ7.1': ['Quelle section compte si je tourne mon dé ?', 'Celle de sa nouvelle valeur.'],
  'SQ7.2': ['Combien de pas donne le signe de mouvement ?', 'Un dans le tour, avec un Prospecteur.'],
  'SQ7.4': ['Les Assistants à points servent-ils à l’Action Prospecteur ?', 'Oui.'],
  'SQ7.6': [
    'Quand puis-je utiliser le point de mouvement ?',
    'À tout moment après avoir pris le dé, aussi entre les points.',
  ],
  'SQ8.3': ['Y a-t-il un revenu à la manche 4 ?', 'Oui, comme toujours.'],
  'SQ8.4': [
    'Roi II change-t-il l’ordre du tour de la manche suivante ?',
    'Non, il est déjà fixé. Seul le marqueur avance.',
  ],
  'SQ8.5': ['Puis-je laisser une Mine bloquée ?', 'Non, elle se débloque toute seule.'],
  'SQ10.2': [
    'Quelles pièces comptent à la fin ?',
    'Celles sur les cartes, la première Maison et la première Mine aussi.',
  ],
  'SQ11.2': [
    'Y a-t-il plus de Bâtiments pour la nouvelle famille ?',
    'Non, cinq des six familles trouvent une place.',
  ],
  'SQ11.5': [
    'Trois pareilles peuvent-elles être la ressource que le Contrat nomme déjà ?',
    'Oui, ou de l’or, jamais de l’argent.',
  ],
  'SQ11.9': [
    'Puis-je user un Assistant sans effet ?',
    'Oui, sauf s’il a un prix : il faut alors le payer en entier.',
  ],
};
