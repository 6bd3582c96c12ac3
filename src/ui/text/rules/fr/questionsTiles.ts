import type { englishQuestionsTiles as english } from '../en/questionsTiles';
import type { Asked } from '../types';

export const frenchQuestionsTiles: Record<keyof typeof english, Asked> = {
  'Q7.1': [
    'Une Tâche peut-elle en interrompre une autre, ou un bonus ?',
    'Non. Les Tâches se font avant, entre et après les points d’une Action, même bonus. Tout autre bonus se résout ou se refuse d’abord.',
  ],
  'Q7.2': [
    'Un Assistant garde-t-il sa place pendant son utilisation ?',
    'Oui, jusqu’à ce que tout soit fait. Seul celui qui change la couleur part aussitôt.',
  ],
  'Q7.3': ['Puis-je n’utiliser un Assistant qu’en partie ?', 'Oui, mais il quitte la partie.'],
  'Q7.4': [
    'Puis-je utiliser un Assistant juste pour libérer sa place ?',
    'Oui, à un moment où il peut être utilisé.',
  ],
  'Q7.6': ['Puis-je contribuer quand il ne reste plus de tuile Cathédrale ?', 'Non.'],
  'Q7.7': ['Puis-je contribuer dans le tour où j’ai placé le Pilier ?', 'Oui.'],
  'Q7.8': [
    'Dans quel ordre remplit-on un Contrat ?',
    'Payer, couvrir la case, prendre le Pilier, marquer, puis les autres récompenses.',
  ],
  'Q7.9': ['Puis-je placer un Blason dont le bonus ne me sert pas ?', 'Oui, le bonus est alors perdu.'],
  'Q7.10': ['Puis-je faire des Tâches après mon dernier point ?', 'Oui, jusqu’à la fin de ton tour.'],
  'Q8.1': [
    'Faut-il prendre chaque bonus ?',
    'Ressources, points et pas sur la piste du Roi viennent d’eux-mêmes. Actions, déplacements et placements peuvent être refusés ou utilisés en partie.',
  ],
  'Q8.2': ['Mes marqueurs renforcent-ils les Actions bonus ?', 'Non.'],
  'Q8.3': ['Puis-je passer des points d’une Action à une autre ?', 'Non, même entre deux du même type.'],
  'Q8.4': [
    'Quand utilise-t-on l’Assistant qui ajoute des points ?',
    'De la prise du dé à la fin de ton tour, même après le dernier point.',
  ],
  'Q8.5': ['Et pendant une Action bonus ?', 'Ses points vont à l’Action de ton dé.'],
  'Q8.6': ['Puis-je changer deux fois la couleur d’un dé ?', 'Non.'],
  'Q8.7': [
    'Puis-je choisir la couleur que le dé a déjà ?',
    'Oui, cela ne change rien mais libère une place.',
  ],
  'Q8.10': ['Qui vient d’abord, l’Action Contrat ou la ressource ?', 'Comme tu veux.'],
  'Q8.11': ['Faut-il placer la Maison ou le Pilier d’un bonus ?', 'Non.'],
  'Q8.12': [
    'Où va le Marchand avec un Contrat ?',
    'D’une ville à une ville juste à côté. Sur une route, ou entouré de routes seulement, il reste.',
  ],
  'Q8.13': ['Les ressources identiques peuvent-elles être de l’or ?', 'Oui.'],
  'Q8.14': ['La partie identique peut-elle être du même type que le reste ?', 'Oui, si tu en as assez.'],
  'Q8.15': [
    'Quelle longueur peut avoir une chaîne de bonus ?',
    'Tant qu’il reste des points, des pions et des cases.',
  ],
  'Q8.16': [
    'L’offre de Contrats se complète-t-elle après une Action bonus ?',
    'Non, seulement à la fin du tour.',
  ],
  'Q8.17': [
    'Qui vient d’abord, la Maison du toit ou le bonus du dernier Personnage ?',
    'La Maison, pour que le bonus puisse l’utiliser.',
  ],
  'Q8.19': [
    'Un Assistant d’un point de Contrat peut-il échanger avec le bonus ?',
    'Oui, si c’est le premier échange de ton tour.',
  ],
  'Q8.22': [
    'Deux Personnages donnent la même Action : leurs points s’ajoutent-ils ?',
    'Non, chacune est une Action à part.',
  ],
  'Q8.23': ['L’Assistant d’Action au choix peut-il être le Joker ?', 'Non, c’est une des cinq autres.'],
  'Q8.24': ['Et si je n’ai aucun Personnage pour les bonus d’un Bâtiment ?', 'Alors il n’y a pas de bonus.'],
  'Q8.26': [
    'Les Personnages placés entre-temps rejoignent-ils les bonus du Bâtiment ?',
    'Non, ils donnent leur propre bonus en emménageant.',
  ],
  'Q8.28': ['Puis-je refuser le pas du Roi d’un Contrat ?', 'Non, il vient de lui-même.'],
  'Q8.29': [
    'Puis-je dépenser des points du dé au milieu d’une Action bonus ?',
    'Non. Reprendre l’Action du dé met fin à l’Action bonus.',
  ],
  'Q9.1': [
    'Un Bâtiment achevé après mon dernier point en ajoute-t-il encore ?',
    'Oui, jusqu’à la fin de ton tour.',
  ],
  'Q9.2': ['Et s’il est achevé pendant une Action bonus ?', 'Oui, ils vont à l’Action de ton dé.'],
  'Q9.5': ['Et avec un Joker pas encore nommé ?', 'Ils comptent si tu nommes ensuite cette Action.'],
  'Q10.1': ['Qui vient d’abord, la tuile ou les points de la piste ?', 'La tuile.'],
  'Q10.2': ['Le premier peut-il faire de la place pour la tuile ?', 'Non, ce n’est le tour de personne.'],
  'Q10.6': ['Dans quel ordre reviennent les marqueurs d’une position rouge ?', 'Comme ils étaient empilés.'],
  'Q10.8': ['Le premier peut-il refuser la tuile ?', 'Oui, elle quitte alors la partie.'],
  'Q11.3': ['Les Blasons de l’Entrepôt comptent-ils à une Foire ?', 'Non, seulement les Blasons placés.'],
  'Q11.4': [
    'Le Bâtiment de droite compte-t-il comme rempli à une Foire ?',
    'Non, il n’a pas de Personnages.',
  ],
  'Q11.5': ['Les Contrats non remplis comptent-ils à une Foire ?', 'Non.'],
  'Q11.8': ['Un Marchand à côté de la ville participe-t-il ?', 'Non, il doit être dans la ville.'],
  'Q12.3': ['Et si la pile Bonus est vide ?', 'La case reste vide.'],
  'Q12.5': ['Les tuiles Bonus tournent-elles avec la Roue ?', 'Non, elles sont sur les Actions.'],
  'Q13.1': ['Puis-je utiliser mes ressources après la dernière Foire ?', 'Non.'],
  'Q13.2': ['Le Bâtiment de droite avec un Blason compte-t-il comme achevé ?', 'Oui.'],
  'Q13.3': ['Quel ordre du tour départage une égalité ?', 'Le nouveau, d’après la dernière phase du Roi.'],
};
